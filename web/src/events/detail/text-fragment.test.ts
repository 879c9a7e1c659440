import { describe, expect, test } from 'vitest';
import { passageAddress } from './text-fragment.ts';

const at = (passage: string, url = 'https://elfaro.example/nota') => passageAddress(url, passage);

describe('the address of a passage', () => {
  test('looks for a short one whole', () => {
    expect(at('El acuerdo se aprobó')).toBe('https://elfaro.example/nota#:~:text=El%20acuerdo%20se%20aprob%C3%B3');
  });

  test('looks for a long one by its first and last words', () => {
    expect(at('uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece')).toBe(
      'https://elfaro.example/nota#:~:text=uno%20dos%20tres%20cuatro%20cinco,nueve%20diez%20once%20doce%20trece',
    );
  });

  test('encodes what means something in a text directive', () => {
    expect(at('a-b, c & d #e')).toBe('https://elfaro.example/nota#:~:text=a%2Db%2C%20c%20%26%20d%20%23e');
  });

  test('leaves out quotation marks and ellipses around it, and reads any white space as one', () => {
    expect(at(' «[…] no\n  cambia» ')).toBe('https://elfaro.example/nota#:~:text=no%20cambia');
  });

  test('keeps the fragment an address already has', () => {
    expect(at('hola', 'https://a.example/x#y')).toBe('https://a.example/x#y:~:text=hola');
  });

  test.each(['', '«»'])('is the plain address for the passage %j', (passage) => {
    expect(at(passage)).toBe('https://elfaro.example/nota');
  });

  test('touches no address that is not of the web', () => {
    expect(at('hola', '')).toBe('');
  });
});
