import { makeClaims } from './claims.ts';
import type { ModelFaults } from './faults.ts';
import { judge } from './judge.ts';
import type { Obedience } from './obey.ts';
import type { Question, Task } from './question.ts';
import type { Spoiler } from './spoil.ts';
import { translate } from './translate.ts';
import { writeEvent } from './write.ts';

/** What goes wrong with the answers by itself. */
interface Vices {
  readonly spoiler: Spoiler;
  readonly obedience: Obedience;
}

/** What the model says to a question, out of nothing but the question, and what it was told to say before. */
export function answerQuestion(
  task: Task,
  question: Question,
  faults: ModelFaults,
  { spoiler, obedience }: Vices,
): unknown {
  const { bad_percent: percent, obey } = faults.current();
  switch (task) {
    case 'claims': {
      const claims = spoiler.spoil(makeClaims(question), question, percent);
      return { claims: obey > 0 ? obedience.inClaims(question, claims) : claims };
    }
    case 'write': {
      const event = writeEvent(question);
      const spoiled = { ...event, statements: spoiler.spoil(event.statements, question, percent) };
      return obey > 0 ? obedience.inEvent(question, spoiled) : spoiled;
    }
    case 'judge':
      return judge(question);
    case 'translate': {
      const { translations } = translate(question);
      return { translations: obey > 0 ? obedience.inTranslations(translations) : translations };
    }
  }
}
