import { describe, expect, test } from 'vitest';
import { normaliseDump } from './schema.ts';

describe('a dump of the schema', () => {
  test('keeps the schema and drops what changes from one dump to the next', () => {
    const dump = [
      '--',
      '-- PostgreSQL database dump',
      '\\restrict Abc123',
      '-- Dumped by pg_dump version 17.11',
      'SET lock_timeout = 0;',
      "SELECT pg_catalog.set_config('search_path', '', false);",
      '',
      '',
      'CREATE TABLE public.events (',
      '    evento_id bigint NOT NULL',
      ');',
      '',
      '',
      '',
      'CREATE INDEX events_by_id ON public.events USING btree (evento_id);',
      '\\unrestrict Abc123',
      '',
    ].join('\n');
    expect(normaliseDump(dump)).toBe(
      'CREATE TABLE public.events (\n    evento_id bigint NOT NULL\n);\n\nCREATE INDEX events_by_id ON public.events USING btree (evento_id);\n',
    );
  });
});
