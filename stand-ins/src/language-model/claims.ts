import { materialOf, type Question } from './question.ts';

export interface MadeClaim {
  kind: string;
  text: string;
  detail: string | null;
  first: number;
  last: number;
  weight: number;
}

const MOST = 9;
const FEWEST_WORDS = 6;
const QUOTED = /«\s*([^«»]{15,}?)\s*»|“([^“”]{15,}?)”|„([^„“”]{15,}?)[“”]|"([^"]{15,}?)"/u;
const NAME = /\p{Lu}\p{Ll}+(?:[ -](?:de |del |la |van |von )?\p{Lu}\p{Ll}+)+/gu;
const BEFORE = /\b(?:desde 20|tras |after |since |depuis |après |seit |nach dem )/iu;
const TO_COME = /\b(?:podría|prevé|could|expected|pourrait|prévoit|könnte|erwartet)/iu;

/** Each sentence of the material with its number. */
export const sentencesOf = (question: Question): { at: number; text: string }[] =>
  materialOf(question).flatMap((line) => {
    const [, at, text = ''] = /^(\d+): (.*)$/u.exec(line) ?? [];
    return at === undefined ? [] : [{ at: Number(at), text }];
  });

function claimOf(text: string, isOpinion: boolean): Pick<MadeClaim, 'kind' | 'text' | 'detail'> {
  const quoted = QUOTED.exec(text);
  const said = quoted?.slice(1).find((group) => group !== undefined);
  const speaker = quoted === null ? undefined : text.replace(quoted[0], ' ').match(NAME)?.at(-1);
  if (said !== undefined && speaker !== undefined)
    return { kind: 'declaracion', text: said.replace(/[.,]$/u, ''), detail: speaker };
  if (isOpinion) return { kind: 'opinion', text, detail: null };
  if (BEFORE.test(text)) return { kind: 'contexto', text, detail: null };
  return { kind: TO_COME.test(text) ? 'impacto' : 'hecho', text, detail: null };
}

/** The first sentences, as they stand. */
export function makeClaims(question: Question): MadeClaim[] {
  const isOpinion = question.prompt.includes('is an opinion piece');
  return sentencesOf(question)
    .filter(({ at, text }) => at > 0 && text.split(' ').length >= FEWEST_WORDS && text.length < 500)
    .slice(0, MOST)
    .map(({ at, text }, rank) => ({
      ...claimOf(text, isOpinion),
      first: at,
      last: at,
      weight: Number((1 - rank / MOST).toFixed(2)),
    }));
}
