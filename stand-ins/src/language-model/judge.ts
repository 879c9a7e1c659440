import { longWordsOf, materialOf, overlapOf, type Question } from './question.ts';

const SAME = 0.25;
const NEAR = 0.12;

/** By the words that the two have in common. */
export function judge(question: Question): { verdict: string } {
  const [one, other] = materialOf(question).map((line) =>
    longWordsOf(Object.values(JSON.parse(line) as object).join(' ')),
  );
  const overlap = one === undefined || other === undefined ? 0 : overlapOf(one, other);
  if (overlap >= SAME) return { verdict: 'same' };
  return { verdict: overlap >= NEAR ? 'follow_up' : 'different' };
}
