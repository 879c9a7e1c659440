import { expect, test } from 'vitest';
import { readAnswer } from './redis-client.ts';

const read = (text: string) => readAnswer(Buffer.from(text))?.answer;

test('answers of every kind are read', () => {
  expect(read('+OK\r\n')).toBe('OK');
  expect(read(':12\r\n')).toBe(12);
  expect(read('$4\r\ncañ\r\n')).toBe('cañ');
  expect(read('$-1\r\n')).toBeNull();
  expect(read('*2\r\n$1\r\na\r\n:1\r\n')).toEqual(['a', 1]);
  expect(read('-ERR no\r\n')).toBeInstanceOf(Error);
});

test('an answer that has not come in full is waited for', () => {
  expect(read('*2\r\n$1\r\na\r\n')).toBeUndefined();
  expect(read('$10\r\nabc')).toBeUndefined();
});
