import { isEmphatic } from '../../../extract/measures/emphasis.ts';
import type { ArticleToAnalyse, Claim } from '../../analyst.ts';
import { readArticle } from '../../gate/article-reading.ts';
import { fold } from '../../gate/words-of.ts';

/** What a title can put first, by the beginnings of words in five languages, without accents. */
const FOCUSES: Readonly<Record<string, RegExp>> = {
  victimas:
    /(?<!\p{L})(?:muert|fallecid|herid|victima|desaparecid|evacuad|desalojad|rescatad|afectad|damnificad|dead|death|kill|injur|hurt|wounded|victim|missing|evacuat|rescued|mort(?:s|es)?(?!\p{L})|bless[ee]|disparu|evacu|tote|verletz|opfer|vermisst|evakuier|gerettet|mortos|feridos|vitima|desaparecidos)/gu,
  autoridades:
    /(?<!\p{L})(?:gobierno|ministr|president|senado|congreso|parlament|ayuntamiento|alcald|tribunal|juez|jueza|supremo|bce|government|minister|senate|congress|parliament|mayor|court|judge|ecb|gouvernement|ministre|senat|tribunal|maire|cour(?!\p{L})|bundes|regierung|gericht|burgermeister|ezb|governo|prefeito|camara)/gu,
  economia:
    /(?<!\p{L})(?:euro|dolar|millon|salari|sueldo|tipos|precio|inflacion|multa|empresa|hipotec|huelga|perdidas|dollar|million|wage|rate|price|fine|inflation|mortgage|strike|company|salaire|taux|prix|amende|greve|entreprise|lohn|zins|preis|strafe|streik|milliarde|juros|preco|greve)/gu,
  causas:
    /(?<!\p{L})(?:investiga|causa|fallo|caja negra|error|responsable|culpa|dimi|inquiry|investigat|cause|fault|blame|resign|recorder|enquete|defaillance|demission|ermitt|ursache|rucktritt|schuld|investigac|falha|demiss)/gu,
};

const SHORTEST = 20;

/** What a title says first of all that it says. */
function focusOf(titular: string): string | undefined {
  const low = fold(titular);
  const found = Object.entries(FOCUSES).flatMap(([focus, cues]) => {
    const at = low.search(cues);
    return at < 0 ? [] : [{ focus, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.focus;
}

function findLoudSentence(article: ArticleToAnalyse): string | undefined {
  const sentences = readArticle(article).sentences.map(({ start, end }) => article.texto.slice(start, end));
  return sentences.find((sentence) => sentence.length >= SHORTEST && isEmphatic(sentence, '', article.idioma));
}

/** How an article tells what it tells: what its title puts first, and where it raises its voice. */
export function framingClaimsOf(article: ArticleToAnalyse, told: readonly Claim[]): Claim[] {
  const [lead] = told;
  if (lead === undefined) return [];
  const { titular, contenido_es_enfatico } = article;
  const focus = focusOf(titular);
  const claims: Claim[] = [];
  if (focus !== undefined) claims.push({ ...lead, kind: 'encuadre', detalle: `titular:${focus}` });
  const loud = contenido_es_enfatico ? findLoudSentence(article) : undefined;
  if (loud !== undefined)
    claims.push({ kind: 'encuadre', texto: loud, pasaje: loud, detalle: 'enfasis', weight: lead.weight });
  return claims;
}
