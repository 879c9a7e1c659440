import { stat } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleIsClickbait } from './title-is-clickbait.ts';

const CURIOUS: readonly [string, string][] = [
  ['es', '¿Por qué no deberías guardar los tomates en la nevera?'],
  ['es', 'Estos son los cinco trucos que te ayudarán a dormir mejor'],
  ['es', 'Así reaccionó la actriz cuando le preguntaron por su boda'],
  ['es', 'La increíble historia del perro que volvió a casa: qué hizo para conseguirlo'],
  ['en', '17 Things You Only Know If You Grew Up In A Small Town'],
  ['en', 'you won’t believe what this dog did next'],
  ['en', 'Here’s Why Everyone Is Talking About This Video'],
  ['fr', 'Voici pourquoi vous ne devriez jamais dormir avec votre téléphone'],
  ['fr', 'Les cinq astuces que vous devez connaître : ce que cache votre frigo'],
  ['de', 'Warum Sie diese fünf Fehler niemals machen sollten'],
  ['de', 'So sparen Sie sofort: Diese Tricks verrät Ihnen niemand'],
  ['pt', 'Por que você nunca deve dormir de meias? Veja o que dizem os médicos'],
];

const PLAIN: readonly [string, string][] = [
  ['es', 'El Congreso aprueba la reforma laboral con 175 votos a favor'],
  ['es', 'Mueren tres personas en un accidente de tráfico en la A-4, cerca de Ocaña'],
  ['es', 'Pedro Martínez: «No vamos a subir los impuestos este año»'],
  ['en', 'Parliament passes climate bill after overnight debate'],
  ['en', '10 arrested over school fire as death toll reaches 20'],
  ['en', 'Central Bank Cuts Interest Rates For Third Time This Year'],
  ['fr', 'Le Sénat adopte le budget par 189 voix contre 112'],
  ['fr', 'Incendie à Marseille : le rendez-vous est reporté, 40 habitants évacués'],
  ['de', 'Bundestag beschließt Haushalt für 2027'],
  ['de', '19 Schiffe warten vor dem Hafen, die Arbeiter streiken'],
  ['pt', 'Governo anuncia corte de 2% no imposto sobre combustíveis'],
  ['pt', 'Hugo Hoyama vive a segunda Olimpíada como técnico'],
];

describe('a title', () => {
  test.each(CURIOUS)('that leaves out what it is about is clickbait (%s: %s)', (idioma, titular) => {
    expect(titleIsClickbait(titular, idioma)).toBe(true);
  });

  test.each(PLAIN)('that says what has happened is not (%s: %s)', (idioma, titular) => {
    expect(titleIsClickbait(titular, idioma)).toBe(false);
  });

  test('in English is the same With Capitals or without', () => {
    for (const [idioma, titular] of [...CURIOUS, ...PLAIN].filter(([one]) => one === 'en')) {
      expect(titleIsClickbait(titular.toUpperCase(), idioma)).toBe(titleIsClickbait(titular, idioma));
    }
  });

  test('is never clickbait in a language that we know nothing of', () => {
    expect(titleIsClickbait('Non crederai mai a quello che è successo dopo!', 'it')).toBe(false);
    expect(titleIsClickbait('?!', 'constructor')).toBe(false);
  });

  test('may be any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('es', 'en', 'fr', 'de', 'pt', ''),
        (titular, idioma) => {
          expect(titleIsClickbait(titular, idioma)).toBeTypeOf('boolean');
        },
      ),
    );
  });
});

test('what was learnt stays small', async () => {
  expect((await stat(new URL('weights.json', import.meta.url))).size).toBeLessThan(150_000);
});
