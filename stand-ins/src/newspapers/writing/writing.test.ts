import { describe, expect, onTestFinished, test } from 'vitest';
import { readScenario } from '../press/content.ts';
import { listNewspapers } from '../press/newspaper.ts';
import { createPress } from '../press/press.ts';
import { START, startTest } from '../test-client.ts';
import { type ArticleTruth, truthOf } from '../truth.ts';

const truthsOf = (start = START) => {
  const press = createPress(readScenario('demo'), listNewspapers(40), start.getTime());
  return press.assignments.map((assignment) => truthOf(press, assignment, (host) => `http://${host}`));
};

const sentencesOf = ({ body }: ArticleTruth) =>
  body
    .split('\n\n')
    .flatMap((paragraph) => paragraph.split(/(?<=[.»”“]) (?=[\p{Lu}«“„\d])/u))
    .filter((sentence) => sentence.split(' ').length > 4 && !/[«“„]/.test(sentence));

describe('the demonstration', () => {
  const truths = truthsOf();

  test('is told by all forty newspapers in five languages', () => {
    expect(new Set(truths.map(({ host }) => host)).size).toBe(40);
    expect([...new Set(truths.map(({ language }) => language))].sort()).toEqual(['de', 'en', 'es', 'fr', 'pt']);
    expect(new Set(truths.map(({ event }) => event)).size).toBe(12);
  });

  test('is the same every time', () => {
    expect(truthsOf()).toEqual(truths);
  });

  test('has articles of 200 to 900 words, unless a wall or a video stands instead', () => {
    for (const { words, paywalled, layout, url } of truths) {
      expect(words, url).toBeLessThan(900);
      if (!paywalled && layout !== 'video') expect(words, url).toBeGreaterThanOrEqual(200);
    }
  });

  test('has no sentence in common between articles that were written apart', () => {
    const writers = new Map<string, string>();
    for (const truth of truths.filter(({ copy_group }) => copy_group === null)) {
      for (const sentence of sentencesOf(truth)) {
        const key = `${truth.event} ${truth.language} ${sentence}`;
        expect(writers.get(key) ?? truth.url, sentence).toBe(truth.url);
        writers.set(key, truth.url);
      }
    }
  });

  test('has copies that share most of their sentences and say of whom they are', () => {
    const copies = truths.filter(({ copy_of }) => copy_of !== null);
    expect(copies.length).toBeGreaterThan(30);
    for (const copy of copies.filter(({ paywalled, layout }) => !paywalled && layout !== 'video')) {
      const first = truths.find(({ url }) => url === copy.copy_of);
      if (first === undefined || first.paywalled || first.layout === 'video') continue;
      const known = new Set(sentencesOf(first));
      const shared = sentencesOf(copy).filter((sentence) => known.has(sentence));
      expect(shared.length, copy.url).toBeGreaterThan(sentencesOf(copy).length * 0.4);
      expect(copy.event).toBe(first.event);
    }
  });

  test('has every quote in the words of the article, and numbers that some newspapers give wrongly', () => {
    for (const { body, quotes } of truths) for (const { text } of quotes) expect(body).toContain(text);
    const wrong = truths.flatMap(({ numbers }) => numbers.filter((number) => !number.true));
    expect(wrong.length).toBeGreaterThan(20);
    expect(truths.filter(({ opinion }) => opinion).length).toBeGreaterThan(10);
    expect(new Set(truths.flatMap(({ injected }) => injected?.where ?? [])).size).toBeGreaterThanOrEqual(4);
  });
});

test('says what is wrong with a scenario before it starts', async () => {
  const happening = { id: 'x', text: 'fire', hour: 1, values: { place: 'Robledar' }, coverage: { es: 1 } };
  const scenario = { name: 'x', seed: 'x', hours: 1, happenings: [{ ...happening, follows: 'y' }] };
  await expect(startTest(onTestFinished, { scenario })).rejects.toThrow(/nothing fills \{hectares\}[\s\S]*knows of y/);
});
