import { expect, test } from 'vitest';
import { cappedText } from './capped-text.ts';

test('up to 250 code points nothing happens, whatever they are made of', () => {
  expect(cappedText('a'.repeat(250), 250)).toBeUndefined();
  expect(cappedText('😀'.repeat(250), 500)).toBeUndefined();
});

test('what goes beyond is not taken, and no character is cut in two', () => {
  expect(cappedText('😀'.repeat(251), 502)).toEqual({ value: '😀'.repeat(250), caret: 500 });
});

test('put in the middle, the new gives way and what stood there stays', () => {
  const stood = 'b'.repeat(200);
  const value = `${'n'.repeat(100)}${stood}`;
  expect(cappedText(value, 100)).toEqual({ value: 'n'.repeat(50) + stood, caret: 50 });
});

test('a text that came in whole is cut at its end', () => {
  expect(cappedText('c'.repeat(400), 0)).toEqual({ value: 'c'.repeat(250), caret: 0 });
});
