import { readMarks } from '@poliedro/contracts/article-body/read-marks';
import { ETIQUETAS, TAGS } from '@poliedro/contracts/article-body/tags';
import { describe, expect, it } from 'vitest';
import { type TagValues, tagAttributes, tagFaults, tagValues } from './tag-form.ts';

const FILLED: TagValues = {
  url_fuente: ' https://fuente.example/a ',
  nombre_cargo: 'Ana Ruiz, alcaldesa',
  timestamp: '2026-11-15T10:30',
  timeframe: 'dos años',
};

describe('the form of a tag', () => {
  it.each(ETIQUETAS)('asks of %s what the specification requires, in its order', (etiqueta) => {
    const required = TAGS[etiqueta].fields.filter((field) => field.required).map(({ name }) => name);
    expect(tagFaults(etiqueta, {})).toEqual(required.map((name) => [name, 'required']));
    expect(tagFaults(etiqueta, FILLED)).toEqual([]);
  });

  it('takes no source that is not a page', () => {
    for (const url_fuente of ['javascript:alert(1)', 'fuente', 'mailto:a@b.example'])
      expect(tagFaults('contexto', { url_fuente })).toEqual([['url_fuente', 'url']]);
    expect(tagFaults('hecho', { ...FILLED, timestamp: 'ayer' })).toEqual([['timestamp', 'moment']]);
  });

  it.each(ETIQUETAS)('becomes a mark %s that the contract takes as it is, and the form again', (etiqueta) => {
    const attrs = tagAttributes(etiqueta, FILLED);
    expect(readMarks([{ type: etiqueta, attrs }])).toEqual([{ type: etiqueta, attrs }]);
    expect(tagAttributes(etiqueta, tagValues(etiqueta, attrs))).toEqual(attrs);
  });

  it('keeps the moment of a fact in UTC', () => {
    const { timestamp } = tagAttributes('hecho', FILLED);
    expect(timestamp).toBe(new Date('2026-11-15T10:30').toISOString());
    expect(tagAttributes('cita', { url_fuente: 'https://fuente.example/' })).toEqual({
      person: null,
      url: 'https://fuente.example/',
    });
  });
});
