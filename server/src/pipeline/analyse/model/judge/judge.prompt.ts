import { z } from 'zod';
import type { ModelQuestion } from '../../../../adapters/llm/language-model.ts';
import { type ReportToJudge, VERDICTS } from '../../../cluster/judge.ts';
import { plainText } from '../../../text/plain-text.ts';
import { DATA_RULE, enclose } from '../enclose.ts';

const LONGEST_LEAD = 800;
const MOST_TOKENS = 50;

const judgeReplySchema = z.object({ verdict: z.enum(VERDICTS) });

const INSTRUCTIONS = `Two newspaper reports are given, perhaps in different languages. Say whether they tell of one happening.

${DATA_RULE}

- same: one happening, at one time and place, even if told from different sides.
- follow_up: the later one tells of a new happening that came of the earlier one: a trial after a crime, a reaction the next day, a new count after a vote.
- different: two happenings, even if they are of one kind, in one place or with one person.
- unsure: the texts do not let you tell.`;

const lineOf = ({ titular, lead }: ReportToJudge): string =>
  JSON.stringify({ headline: plainText(titular), beginning: plainText(lead).slice(0, LONGEST_LEAD) });

export const askWhetherSame = (
  one: ReportToJudge,
  other: ReportToJudge,
): ModelQuestion<z.infer<typeof judgeReplySchema>> => ({
  task: 'judge',
  instructions: INSTRUCTIONS,
  prompt: enclose([one, other].map(lineOf)),
  reply: judgeReplySchema,
  mostTokens: MOST_TOKENS,
});
