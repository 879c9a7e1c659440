import { longWordsOf, materialOf, overlapOf, type Question } from './question.ts';

export interface GivenClaim {
  readonly id: string;
  readonly newspaper: number;
  readonly language: string;
  readonly kind: string;
  readonly text: string;
  readonly detail?: string;
}

interface Backed {
  text: string;
  claims: string[];
}

export interface MadeStatement extends Backed {
  section: string;
  detail: string | null;
}

export interface MadeEvent {
  title: Backed;
  summary: Backed[];
  statements: MadeStatement[];
  contradictions: { question: string; versions: Backed[] }[];
}

const SECTION: Readonly<Record<string, string>> = {
  hecho: 'hechos',
  opinion: 'opiniones',
  contexto: 'contexto_del_evento',
  declaracion: 'declaraciones',
  encuadre: 'framing',
  impacto: 'impacto_futuro',
};
const LANGUAGE: Readonly<Record<string, string>> = { Spanish: 'es', English: 'en', French: 'fr', German: 'de' };
const SAME = 0.6;
const MOST_BEHIND = 4;
const DIGITS = /\d+(?:[.,]\d+)*/gu;

const digitsOf = (text: string): string => (text.match(DIGITS) ?? []).sort().join(' ');

export const givenClaims = (question: Question): GivenClaim[] =>
  materialOf(question).map((line) => JSON.parse(line) as GivenClaim);

/** Claims that say the same, by their words and numbers, each group by its first. */
function groupAlike(claims: readonly GivenClaim[]): GivenClaim[][] {
  const groups: { words: Set<string>; members: GivenClaim[] }[] = [];
  for (const claim of claims) {
    const words = longWordsOf(claim.text);
    const alike = groups.find(
      ({ words: others, members: [first] }) =>
        first?.kind === claim.kind && digitsOf(first.text) === digitsOf(claim.text) && overlapOf(words, others) >= SAME,
    );
    if (alike === undefined) groups.push({ words, members: [claim] });
    else alike.members.push(claim);
  }
  return groups.map(({ members }) => members);
}

const back = (members: readonly GivenClaim[]): Backed => ({
  text: members[0]?.text ?? '',
  claims: members.slice(0, MOST_BEHIND).map(({ id }) => id),
});

/** Two that say the same with other numbers. */
function disagreementsOf(facts: readonly GivenClaim[][]): MadeEvent['contradictions'] {
  for (const [at, one] of facts.entries()) {
    const text = one[0]?.text ?? '';
    const other = facts.slice(at + 1).find(([first]) => {
      const said = first?.text ?? '';
      return digitsOf(said) !== digitsOf(text) && overlapOf(longWordsOf(said), longWordsOf(text)) >= SAME;
    });
    if (other === undefined || digitsOf(text) === '') continue;
    const question = `¿${text.replace(DIGITS, '…').replace(/[.!?]+$/u, '')}?`;
    return [{ question, versions: [back(one), back(other)] }];
  }
  return [];
}

/** The claims of the wanted language, those that say the same together. */
export function writeEvent(question: Question): MadeEvent {
  const [, wanted = ''] = /Write in (\p{L}+)\./u.exec(question.prompt) ?? [];
  const claims = givenClaims(question).filter(({ language }) => language === LANGUAGE[wanted]);
  const groups = groupAlike(claims);
  const facts = groups.filter(([first]) => first?.kind === 'hecho');
  const [shortest = groups[0] ?? []] = facts.toSorted(
    ([one], [other]) => (one?.text.length ?? 0) - (other?.text.length ?? 0),
  );
  const title = back(shortest);
  return {
    title: { ...title, text: title.text.replace(/\.$/u, '') },
    summary: facts.slice(0, 3).map(back),
    statements: groups.map((members) => ({
      ...back(members),
      section: SECTION[members[0]?.kind ?? ''] ?? 'hechos',
      detail: members[0]?.detail ?? null,
    })),
    contradictions: disagreementsOf(facts),
  };
}
