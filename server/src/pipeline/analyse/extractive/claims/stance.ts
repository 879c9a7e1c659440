import type { ArticleToAnalyse } from '../../analyst.ts';
import { findWording } from '../wording/find-wording.ts';

const FEWEST_CUES = 3;
const CLEAR = 3;

/** Where an opinion piece stands, if it says so often enough; an empty string if not. */
export function stanceOf({ titular, texto, idioma }: ArticleToAnalyse): 'favor' | 'contra' | 'matices' | '' {
  const wording = findWording(idioma);
  if (wording === undefined) return '';
  const whole = `${titular}. ${texto}`;
  const favour = whole.match(wording.favour)?.length ?? 0;
  const against = whole.match(wording.against)?.length ?? 0;
  if (favour >= FEWEST_CUES && favour >= CLEAR * against) return 'favor';
  if (against >= FEWEST_CUES && against >= CLEAR * favour) return 'contra';
  return favour >= FEWEST_CUES && against >= FEWEST_CUES ? 'matices' : '';
}
