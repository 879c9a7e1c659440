import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['corta', 'short'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abababababababab', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['elefante', 'weak'],
  ['Elefante7ro', 'fair'],
  ['kx7#Qm2p', 'fair'],
  ['tres tristes tigres 9', 'good'],
  ['kx7#Qm2p!vT9', 'good'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
