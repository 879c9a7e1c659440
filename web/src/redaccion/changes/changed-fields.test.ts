import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('says what differs, however deep it lies, and nothing else', () => {
  const before = { nombre: { es: 'Hoy', de: 'Heute' }, url: null, ids: [1, 2] };
  const after = { nombre: { es: 'Ahora', de: 'Heute' }, url: 'https://poliedro.example', ids: [1] };
  expect(changedFields(before, after)).toEqual([
    { path: 'ids.1', before: '2', after: undefined },
    { path: 'nombre.es', before: 'Hoy', after: 'Ahora' },
    { path: 'url', before: undefined, after: 'https://poliedro.example' },
  ]);
});

test('of something new there was nothing, and of something gone there is nothing', () => {
  expect(changedFields(null, { a: false })).toEqual([{ path: 'a', before: undefined, after: 'false' }]);
  expect(changedFields('x', null)).toEqual([{ path: '', before: 'x', after: undefined }]);
  expect(changedFields(null, null)).toEqual([]);
});
