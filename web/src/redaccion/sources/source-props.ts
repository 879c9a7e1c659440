import type { SourceDetail } from '@poliedro/contracts/redaccion/sources';
import type { RedaccionText } from '../../locales/redaccion-text.ts';
import type { SourcesText } from './source-words.ts';

export interface SourcesProps {
  /** What all parts say. */
  readonly text: RedaccionText;
  readonly own: SourcesText;
}

/** A section about one newspaper. */
export interface SourceProps extends SourcesProps {
  readonly source: SourceDetail;
  readonly onChanged: () => void;
}
