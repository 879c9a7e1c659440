import { describe, expect, test } from 'vitest';
import { rareWordsOf, SIGNS_VERSION, signsOf } from './signs.ts';
import { unpackWords } from './words/packed-words.ts';

const signs = (titular: string, idioma: string, texto = '') => signsOf({ titular, texto, idioma });
const idsOf = (packed: string) => [...unpackWords(packed).ids];
const shared = (one: readonly number[], other: readonly number[]) => one.filter((id) => other.includes(id)).length;

describe('what an article is known by', () => {
  test('is the same every time, also after it was stored', () => {
    const made = signs('Un terremoto de 6,8 sacude Marruecos', 'es', 'Al menos 2.900 muertos en Marrakech.');
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    expect(signs('Un terremoto de 6,8 sacude Marruecos', 'es', 'Al menos 2.900 muertos en Marrakech.')).toEqual(made);
    expect(made).toMatchObject({ version: SIGNS_VERSION, numbers: ['6.8', '2900'], places: ['MA'] });
  });

  test('has rare words in common with the same news in another language and script', () => {
    const tokyo = signs('Tokio suspende los Juegos Paralímpicos', 'es');
    expect(shared(rareWordsOf(tokyo), rareWordsOf(signs('Tokyo suspends the Paralympic Games', 'en')))).toBeGreaterThan(
      1,
    );
    const navalny = [signs('Muere Alekséi Navalni', 'es'), signs('Умер Алексей Навальный', 'ru')];
    const [one = [], other = []] = navalny.map(({ names }) => idsOf(names));
    expect(shared(one, other)).toBeGreaterThan(0);
  });

  test('does not hold the newspaper, nor small words, nor years', () => {
    const bare = signs('La ministra dimite tras el escándalo', 'es');
    expect(signs('La ministra dimite tras el escándalo | El Diario de Aquí', 'es')).toEqual(bare);
    expect(bare.size).toBe(3);
    expect(signs('Elections in 2024', 'en').numbers).toEqual([]);
  });

  test('is small, however long the article', () => {
    const long = Array.from({ length: 5000 }, (_, n) => `palabra${n.toString(36)} Nombre${n.toString(36)}`).join(' ');
    const made = signs('Un título', 'es', long);
    expect(JSON.stringify(made).length).toBeLessThan(3000);
    expect(rareWordsOf(made)).toHaveLength(12);
  });

  test('can be made of any text', () => {
    for (const text of [
      '',
      ' \n',
      '\u0000\ud800',
      '🌍🌍',
      '新闻：政府昨天宣布了新的决定。',
      '!!! ???',
      '1'.repeat(9999),
    ]) {
      for (const idioma of ['es', 'zh', 'xx', '']) expect(signs(text, idioma, text).version).toBe(SIGNS_VERSION);
    }
  });
});
