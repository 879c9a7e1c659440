import * as discovery from '@poliedro/contracts/redaccion/source-discovery';
import * as sources from '@poliedro/contracts/redaccion/sources';
import { expect, test } from 'vitest';
import { DISCOVERY_CALLS, EXPORT_ADDRESS, SOURCE_CALLS } from './source-calls.ts';
import { EXTRACT_MAX, isDomain, LICENCE_MAX, OPML_MAX, OWNER_MAX } from './source-rules.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...sources, ...discovery };
  for (const [name, call] of Object.entries({ ...SOURCE_CALLS, ...DISCOVERY_CALLS })) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
  expect(discovery.exportOpml.path).toBe(EXPORT_ADDRESS);
});

test('what may be written is what the contract says', () => {
  expect([OWNER_MAX, LICENCE_MAX, EXTRACT_MAX, OPML_MAX]).toEqual([
    sources.OWNER_MAX,
    sources.LICENCE_MAX,
    sources.EXTRACT_MAX,
    discovery.OPML_MAX_BYTES,
  ]);
  for (const words of ['elpais.com', 'www.el-pais.com', 'elpais', 'El País', 'https://elpais.com', ''])
    expect(isDomain(words), words).toBe(sources.dominioSchema.safeParse(words).success);
});
