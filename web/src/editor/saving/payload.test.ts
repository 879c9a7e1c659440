import { EMPTY_BODY } from '@poliedro/contracts/article-body/document';
import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';

test('a save sends what is written and what it is about, and nothing that the server knows by itself', () => {
  const fields = {
    titular: 'Un titular',
    resumen: 'Un resumen',
    idioma: 'es',
    evento: { evento_id: 7, titulo: 'El evento' },
    importe_euros: 1.5,
    es_borrador: true,
  } as const;
  expect(payloadOf(fields, EMPTY_BODY)).toEqual({
    titular: 'Un titular',
    resumen: 'Un resumen',
    idioma: 'es',
    evento_id: 7,
    importe_euros: 1.5,
    es_borrador: true,
    body_json: EMPTY_BODY,
  });
  expect(payloadOf({ ...fields, evento: null }, EMPTY_BODY).evento_id).toBeNull();
});
