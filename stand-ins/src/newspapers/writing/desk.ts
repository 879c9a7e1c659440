import { formatDay, formatNumber, formatOnDay, formatWeekday, type Language } from '../languages.ts';
import type { Assignment } from '../press/assignment.ts';
import { PHRASES, type Phrases, TEXTS } from '../press/content.ts';
import type { HappeningText, Telling, Values } from '../press/scenario.ts';
import { createRandom, type Random } from '../random.ts';
import { fill } from './expand.ts';

/** What a writer has before them. */
export interface Desk {
  readonly assignment: Assignment;
  readonly language: Language;
  readonly text: HappeningText;
  readonly telling: Telling;
  readonly phrases: Phrases;
  /** What the article says, true or not. */
  readonly values: Values;
  readonly slots: Readonly<Record<string, string>>;
  readonly random: Random;
}

export function textOf({ happening }: Assignment): HappeningText {
  const text = TEXTS.get(happening.text);
  if (text === undefined) throw new Error(`there is no text called ${happening.text}`);
  return text;
}

export function openDesk(assignment: Assignment): Desk {
  const { newspaper, happening, says, happened_at, rank, id, copy } = assignment;
  const { language } = newspaper;
  const text = textOf(assignment);
  const telling = text[language];
  if (telling === undefined) throw new Error(`${happening.text} has no words in ${language}`);
  const values = { ...happening.values, ...says };
  const slots: Record<string, string> = {
    today: formatWeekday(language, happened_at),
    on_day: formatOnDay(language, happened_at),
    date: formatDay(language, happened_at),
  };
  for (const [name, value] of Object.entries(values)) {
    slots[name] = typeof value === 'number' ? formatNumber(language, value) : value;
  }
  slots.topic = fill(telling.topic, slots);
  // All who print the agency's report start from the same one.
  const seed = copy ? [happening.id, language, 'agency'] : [happening.id, newspaper.host, rank, id];
  return {
    assignment,
    language,
    text,
    telling,
    phrases: PHRASES[language],
    values,
    slots,
    random: createRandom(...seed),
  };
}
