import { isLanguage, LANGUAGES } from '../languages.ts';
import { slotsOf } from '../writing/expand.ts';
import { type Happening, type HappeningText, INJECTION_PLACES, type Scenario, type Telling } from './scenario.ts';

/** Slots that are filled without a value of the happening. */
const GIVEN = ['today', 'on_day', 'date'];

type Report = (where: string, fault: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(textsOf) : [];
};

function checkCoverage(where: string, coverage: unknown, report: Report): void {
  if (!isRecord(coverage)) {
    report(where, 'must say how many newspapers of each language');
    return;
  }
  for (const [language, count] of Object.entries(coverage)) {
    if (!isLanguage(language)) report(where, `does not know the language ${language}`);
    if (!Number.isInteger(count) || (count as number) < 0) report(where, `${language} must be a whole number`);
  }
}

function checkTelling(where: string, telling: Telling, happening: Happening, report: Report): void {
  const known = new Set([...Object.keys(happening.values), ...GIVEN]);
  const { opinions: _, ...news } = telling;
  for (const slot of new Set(textsOf(news).flatMap(slotsOf))) {
    if (!known.has(slot)) report(where, `nothing fills {${slot}}`);
  }
  for (const speaker of Object.keys(telling.quotes)) {
    if (telling.roles[speaker] === undefined) report(where, `nobody knows who ${speaker} is`);
  }
  for (const text of textsOf(telling)) {
    if (text.split('[').length !== text.split(']').length) report(where, `a choice is left open in: ${text}`);
  }
}

function checkHappening(
  happening: Happening,
  texts: ReadonlyMap<string, HappeningText>,
  ids: Set<string>,
  report: Report,
) {
  const where = `happening ${happening.id}`;
  const text = texts.get(happening.text);
  if (typeof happening.id !== 'string' || happening.id === '') return report('a happening', 'has no id');
  if (!(happening.hour >= 0)) report(where, 'hour must be a number from 0 on');
  if (!isRecord(happening.values)) return report(where, 'has no values');
  if (text === undefined) return report(where, `there is no text called ${happening.text}`);
  const stances = Object.entries(happening.opinions ?? {});
  const coverages = [happening.coverage, happening.agency ?? {}, ...stances.map(([, coverage]) => coverage)];
  for (const coverage of coverages) checkCoverage(where, coverage, report);
  for (const language of LANGUAGES.filter((known) => coverages.some((coverage) => (coverage[known] ?? 0) > 0))) {
    const telling = text[language];
    if (telling === undefined) report(where, `${happening.text} has no words in ${language}`);
    else checkTelling(`${where} in ${language}`, telling, happening, report);
  }
  for (const [stance, coverage] of stances) {
    for (const language of LANGUAGES.filter((known) => (coverage[known] ?? 0) > 0)) {
      if (text[language]?.opinions?.[stance] === undefined) report(where, `no words for ${stance} in ${language}`);
    }
  }
  for (const { value, share } of happening.contradictions ?? []) {
    if (happening.values[value] === undefined) report(where, `contradicts ${value}, which it does not have`);
    if (!(share >= 0 && share <= 1)) report(where, `the share of ${value} must be from 0 to 1`);
  }
  for (const { where: place } of happening.injections ?? []) {
    if (!INJECTION_PLACES.includes(place)) report(where, `there is no place called ${place}`);
  }
  for (const other of [happening.follows, happening.looks_like]) {
    if (other !== undefined && !ids.has(other)) report(where, `knows of ${other}, which does not happen`);
  }
}

/** What is wrong with a scenario, a line each. */
export function findScenarioFaults(given: unknown, texts: ReadonlyMap<string, HappeningText>): string[] {
  const faults: string[] = [];
  const report: Report = (where, fault) => faults.push(`${where}: ${fault}`);
  if (!isRecord(given) || !Array.isArray(given.happenings)) return ['a scenario is an object with happenings'];
  const scenario = given as unknown as Scenario;
  if (typeof scenario.name !== 'string' || typeof scenario.seed !== 'string') report('scenario', 'name and seed');
  if (!(scenario.hours > 0)) report('scenario', 'hours must be a number above 0');
  const ids = scenario.happenings.map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) report(`happening ${id}`, 'is there twice');
  for (const happening of scenario.happenings) checkHappening(happening, texts, new Set(ids), report);
  return [...new Set(faults)];
}
