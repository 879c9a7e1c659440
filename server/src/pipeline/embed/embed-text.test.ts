import { describe, expect, test } from 'vitest';
import { embedTextOf } from './embed-text.ts';

const sentence = (n: number) => `La frase número ${n} cuenta lo que ha pasado en la ciudad durante la noche.`;
const embed = (titular: string, texto: string) => embedTextOf({ titular, texto });

describe('what an article is compared by', () => {
  test('is its title and the beginning, as much as a model reads and no more, cut between words', () => {
    const texto = Array.from({ length: 30 }, (_, n) => sentence(n)).join('\n\n');
    const whole = `Temporal en la costa. ${texto.replaceAll('\n\n', ' ')}`;
    const text = embed('Temporal en la costa', texto);
    expect(whole.startsWith(`${text} `)).toBe(true);
    expect(text.length).toBeGreaterThan(680);
    expect(text.length).toBeLessThanOrEqual(700);
  });

  test('says the title once, and ends it once', () => {
    expect(embed('¿Sube el pan?', `¿Sube el pan?\n\n${sentence(1)}`)).toBe(`¿Sube el pan? ${sentence(1)}`);
    expect(embed('«Nadie avisó.»', sentence(1))).toBe(`«Nadie avisó.» ${sentence(1)}`);
  });

  test('is the title alone where there is no text', () => {
    expect(embed(' Temporal\nen la costa ', '')).toBe('Temporal en la costa.');
  });

  test('is cut in the middle where there is nothing between words', () => {
    expect(embed('x'.repeat(2000), '')).toHaveLength(700);
  });
});
