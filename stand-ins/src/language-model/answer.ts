import { makeClaims } from './claims.ts';
import type { ModelFaults } from './faults.ts';
import { judge } from './judge.ts';
import { obeyInClaims, obeyInStatements } from './obey.ts';
import type { Question, Task } from './question.ts';
import type { Spoiler } from './spoil.ts';
import { translate } from './translate.ts';
import { writeEvent } from './write.ts';

/** What the model says to a question, out of nothing but the question. */
export function answerQuestion(task: Task, question: Question, faults: ModelFaults, spoiler: Spoiler): unknown {
  const { bad_percent: percent, obey } = faults.current();
  switch (task) {
    case 'claims': {
      const claims = spoiler.spoil(makeClaims(question), question, percent);
      return { claims: obey > 0 ? [...obeyInClaims(question), ...claims] : claims };
    }
    case 'write': {
      const event = writeEvent(question);
      const statements = spoiler.spoil(event.statements, question, percent);
      return { ...event, statements: obey > 0 ? [...obeyInStatements(question), ...statements] : statements };
    }
    case 'judge':
      return judge(question);
    case 'translate':
      return translate(question);
  }
}
