import * as contract from '@poliedro/contracts/profiles';
import { expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from './photo-rules.ts';

test('the limits of a photo are those of the contract', () => {
  expect(PHOTO_TYPES).toEqual(contract.PHOTO_TYPES);
  expect(PHOTO_MAX_BYTES).toBe(contract.PHOTO_MAX_BYTES);
});
