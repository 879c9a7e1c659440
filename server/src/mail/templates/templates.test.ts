import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeBlocks } from './blocks.ts';
import { renderMail, TEMPLATES } from './catalogue.ts';
import { alias, defineTemplate, type Template, type Words } from './template.ts';

const templates: [string, Template][] = Object.entries(TEMPLATES);

const placeholders = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** For each part, which values it names: what must not differ between languages. */
const shapeOf = ({ subject, heading, paragraphs, button, link, footnote }: Words) => ({
  subject: placeholders(subject),
  heading: placeholders(heading),
  paragraphs: paragraphs.map(placeholders),
  button: button && placeholders(button),
  link: link && placeholders(link),
  footnote: footnote && placeholders(footnote),
});

const textOf = (idioma: Idioma, alias: string) =>
  renderMail({ plantilla: 'second-factor-on', idioma, datos: { alias } });

/** Values that are written out, not repeated. */
const SAID: Readonly<Record<string, string>> = {
  fecha: '2026-12-01',
  momento: '2026-12-01T10:30:00.000Z',
  importe: '1250',
  hasta: '2026-12-01T10:30:00.000Z',
};

describe.each(templates)('the mail %s', (_name, template) => {
  test('has the same parts, naming the same values, in four languages', () => {
    for (const idioma of IDIOMAS) expect(shapeOf(template.words[idioma])).toEqual(shapeOf(template.words.es));
  });

  test('says everything it is given, and nothing it is not', () => {
    const { words, datos, button, link } = template;
    const said = [...JSON.stringify(shapeOf(words.es)).matchAll(/\w+/g)].map(([name]) => name);
    const used = Object.keys(datos.shape).filter((name) => [...said, 'alias', button, link].includes(name));
    expect(used).toEqual(Object.keys(datos.shape));
    const values = Object.fromEntries(used.map((name) => [name, SAID[name.split('_')[0] ?? ''] ?? `<${name}>`]));
    for (const idioma of IDIOMAS) expect(() => makeBlocks(template, idioma, values)).not.toThrow();
  });

  test('has words of its own in every language, and a subject that is the same for everybody', () => {
    for (const part of ['subject', 'heading', 'button', 'link', 'footnote'] as const) {
      const said = IDIOMAS.map((idioma) => template.words[idioma][part]).filter((words) => words !== undefined);
      expect(new Set(said).size).toBe(said.length);
    }
    for (const idioma of IDIOMAS) expect(placeholders(template.words[idioma].subject)).toEqual([]);
  });
});

describe('a mail', () => {
  test('does not let a name become a link, a second line or a placeholder', () => {
    const { text } = textOf('es', 'www.malo.example\nhttps://malo.example {url}');
    expect(text).toContain('{url}:');
    expect(text).not.toMatch(/malo\.example|https:\/\//);
    expect(text.replaceAll('\u2060', '')).toContain('Hola, www.malo.example https://malo.example {url}:');
  });

  test('says nothing of an amount that is none', () => {
    const datos = {
      alias: 'Ana',
      importe_devuelto: '500',
      importe_pagado: '0',
      importe_perdido: '0',
      url: 'https://a.example/',
    };
    for (const idioma of IDIOMAS) {
      const { text } = renderMail({ plantilla: 'deletion-money', idioma, datos });
      expect(text).toMatch(/5[.,]00/);
      expect(text).not.toMatch(/\b0[.,]00/);
    }
  });

  test('keeps ordinary names as they are', () => {
    expect(textOf('de', 'Zoë O’Neill-Müller').text).toContain('Hallo Zoë O’Neill-Müller,');
  });

  test.each([
    ['es', 'investigador', 'el 1 de diciembre de 2026'],
    ['en', 'researcher', 'on 1 December 2026'],
    ['fr', 'chercheur', 'le 1er décembre 2026'],
    ['de', 'Forscher:in', 'am 1. Dezember 2026'],
  ] as const)('names roles and days as the language does: %s', (idioma, role, day) => {
    const url = 'https://poliedro.example/';
    const accepted = { alias: 'Ana', rol: 'investigador', url };
    const scheduled = { alias: 'Ana', fecha: '2026-12-01T10:00:00Z', url_cancel: url };
    expect(renderMail({ plantilla: 'application-accepted', idioma, datos: accepted }).text).toContain(role);
    expect(renderMail({ plantilla: 'deletion-scheduled', idioma, datos: scheduled }).text).toContain(day);
  });

  test.each([
    ['es', 'hasta el 1 de diciembre de 2026', 'hasta nuevo aviso', 'lo hemos retirado'],
    ['en', 'until 1 December 2026', 'until further notice', 'we have taken it down'],
    ['fr', 'jusqu’au 1er décembre 2026', 'jusqu’à nouvel ordre', 'nous l’avons retiré'],
    ['de', 'bis zum 1. Dezember 2026', 'bis auf Weiteres', 'wir haben es entfernt'],
  ] as const)('says until when and what was decided as the language does: %s', (idioma, day, always, removed) => {
    const suspended = (hasta: string) =>
      renderMail({ plantilla: 'account-suspended', idioma, datos: { alias: 'Ana', motivo: 'Insultos', hasta } }).text;
    expect(suspended('2026-12-01T10:00:00Z')).toContain(day);
    expect(suspended('')).toContain(always);
    const datos = { alias: 'Ana', cita: 'El agua baja', decision: 'retirar', motivo: 'No es así.' };
    expect(renderMail({ plantilla: 'report-decided', idioma, datos }).text).toContain(removed);
  });

  test('keeps the lines of a reason in both forms', () => {
    const { text, html } = renderMail({
      plantilla: 'application-declined',
      idioma: 'es',
      datos: { alias: 'Ana', rol: 'experto', motivo: 'Uno <i>\nDos' },
    });
    expect(text).toContain('Este es el motivo: Uno <i>\nDos');
    expect(html).toContain('Este es el motivo: Uno &lt;i&gt;<br>Dos');
  });

  test('with a button has words for it in every language', () => {
    const words = { subject: 's', heading: 'h', paragraphs: [] };
    const all = { es: words, en: words, fr: words, de: words };
    const datos = z.strictObject({ alias });
    defineTemplate({ datos, words: all });
    // @ts-expect-error a button without words
    defineTemplate({ datos, button: 'alias', words: all });
    // @ts-expect-error a button that leads to a value that is not there
    defineTemplate({ datos, button: 'url', words: all });
    // @ts-expect-error words for a button that is not there
    defineTemplate({ datos, words: { ...all, es: { ...words, button: 'b' } } });
  });
});
