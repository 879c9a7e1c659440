import type { RedaccionPipelineText } from '../../locales/redaccion-pipeline-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';

/** What all parts say, and what this one does. */
export interface PipelineTexts {
  readonly frame: RedaccionText;
  readonly own: RedaccionPipelineText;
}
