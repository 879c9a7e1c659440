import { expect, type Page } from '@playwright/test';
import { admin } from './admin.ts';
import { type Person, registered } from './people.ts';

/** Somebody whose articles are published, signed in in this browser. */
export async function author(page: Page): Promise<Person> {
  const person = await registered(page);
  await admin('role', person.alias, 'investigador');
  return person;
}

export const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
export const SOURCE = 'https://fuente.example/informe';
const tag = (type: string, attrs: object = {}) => ({ type, attrs: { url: SOURCE, ...attrs } });
export const HECHO = tag('hecho', { timestamp: '2015-10-01T08:00:00.000Z' });

interface Wished {
  readonly evento_id: number;
  readonly titular?: string;
  readonly content?: readonly object[];
  readonly importe_euros?: number;
  readonly es_borrador?: boolean;
}
export interface Written {
  readonly id: number;
  readonly slug: string;
  readonly titular: string;
  readonly version: number;
}

const payload = ({ evento_id, titular = 'Un artículo', content = [paragraph(text('Texto.'))], ...rest }: Wished) => ({
  titular,
  resumen: 'Un resumen de lo que cuenta.',
  body_json: { type: 'doc', content },
  idioma: 'es',
  evento_id,
  es_borrador: false,
  importe_euros: 0,
  ...rest,
});

/** Written without the editor, by whoever is signed in; published unless it is to be a draft. */
export async function write(page: Page, wished: Wished): Promise<Written> {
  const made = await page.request.post('/api/user/articles', { data: payload(wished) });
  expect(made.status()).toBe(200);
  const { article } = await made.json();
  return article;
}

/** Guardar was pressed with these changes. */
export async function save(page: Page, { id, version }: Written, wished: Wished): Promise<Written> {
  const data = { ...payload(wished), version, guardar: true };
  const saved = await page.request.post(`/api/user/articles/${id}/autosave`, { data });
  expect(saved.status()).toBe(200);
  return (await saved.json()).article;
}

/** Of every kind of passage and of content. */
export const EVERYTHING: readonly object[] = [
  paragraph(
    text('El enlace se firmó en 2008. '),
    text('Costó 700 millones y entró en servicio en ', HECHO),
    text('octubre de 2015', HECHO, { type: 'bold' }),
    text('. '),
    text('«Lo urgente era tenerlo»', tag('declaracion', { person: 'Ana Ruiz, exdirectora' })),
    text(', recuerda.'),
  ),
  { type: 'heading', attrs: { level: 1 }, content: [text('Lo que falta')] },
  paragraph(
    text('Cada país pagaría según su beneficio', tag('contexto')),
    text('; '),
    text('España aportará 310 millones más', tag('impacto', { timeframe: 'hasta 2030' })),
    text('. '),
    text('Es asumible.', tag('opinion', { person: null })),
    text(' '),
    text('«El recibo no subirá»', tag('cita', { person: 'Secretario de Estado' })),
    text(' '),
    text('Una prensa habla de factura', tag('framing')),
    text(', y '),
    text('ya estaba pagado', tag('desinformacion')),
    text('.'),
  ),
  { type: 'youtube', attrs: { video_id: 'dQw4w9WgXcQ' } },
  {
    type: 'taskList',
    content: [
      { type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('Revisar el contrato'))] },
      { type: 'taskItem', attrs: { checked: false }, content: [paragraph(text('Pedir la auditoría'))] },
    ],
  },
  paragraph(text('Según '), text('el regulador', { type: 'link', attrs: { href: 'https://regulador.example/' } })),
];
