import type { FrontPage } from '@poliedro/contracts/redaccion/front-page';
import type { RedaccionFrontPageText } from '../../locales/redaccion-front-page-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';

/** What every view of this part is given. */
export interface FrontPageProps {
  readonly text: RedaccionText;
  readonly words: RedaccionFrontPageText;
  readonly front: FrontPage;
}
