import { BOOM, HOSTILE_STRINGS } from './strings.ts';

const TAGS = ['hecho', 'declaracion', 'cita', 'impacto', 'contexto', 'opinion', 'framing', 'desinformacion'];
const SOURCE = 'https://fuente.example/';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

/** A tag whose every attribute, and whose words, are hostile; its source is good, so that it reaches the event. */
function tagged(string: string, at: number): object {
  const attrs = {
    url: SOURCE,
    person: string,
    timeframe: string,
    timestamp: '2026-11-15T10:00:00.000Z',
    onclick: string,
    style: string,
  };
  return paragraph(text(`${string} `, { type: TAGS[at % TAGS.length], attrs }));
}

function placed(string: string, at: number): object[] {
  return [
    tagged(string, at),
    paragraph(
      text('enlace ', { type: 'link', attrs: { href: string, target: string, class: string } }),
      text('fuente ', { type: 'hecho', attrs: { url: string, timestamp: string } }),
      text(string, { type: 'bold', attrs: { onclick: string } }, { type: string, attrs: { style: string } }),
    ),
    { type: 'image', attrs: { src: string, alt: string, onerror: string, srcset: string } },
    { type: 'youtube', attrs: { video_id: `${string}"`, src: string } },
    { type: 'codeBlock', attrs: { language: string }, content: [text(string)] },
  ];
}

const STRINGS_A_DOCUMENT = 45;

/** Documents of the right shape, full of strings that want to be more than words. */
export function documentsOfStrings(): { titular: string; resumen: string; body_json: object }[] {
  const documents = [];
  for (let from = 0; from < HOSTILE_STRINGS.length; from += STRINGS_A_DOCUMENT) {
    const strings = HOSTILE_STRINGS.slice(from, from + STRINGS_A_DOCUMENT);
    documents.push({
      titular: `Hostil ${from} ${strings[0]}`,
      resumen: strings.slice(0, 4).join(' ').slice(0, 900),
      body_json: doc(...strings.flatMap(placed)),
    });
  }
  return documents;
}

const nested = (depth: number): object => {
  let node: object = paragraph(text('fondo'));
  for (let at = 0; at < depth; at += 1) node = { type: 'blockquote', content: [node] };
  return node;
};
const run = `${BOOM}(1)`;
const NODES = [
  'script',
  'iframe',
  'html',
  'rawHtml',
  'svg',
  'style',
  'object',
  'embed',
  'form',
  'template',
  'math',
  'video',
  'mention',
  'table',
];

/** Documents that are none: refused, or taken without what is wrong with them. */
export function forgedDocuments(): unknown[] {
  return [
    ...NODES.map((type) =>
      doc({
        type,
        attrs: { src: `javascript:${run}`, srcdoc: `<script>${run}</script>`, html: `<img src=x onerror=${run}>` },
      }),
    ),
    ...NODES.map((type) => doc({ type: 'blockquote', content: [{ type, content: [text(run)] }] })),
    ...['__proto__', 'constructor', 'prototype', 'toString'].map((type) => doc({ type, content: [] })),
    JSON.parse(
      `{"type":"doc","__proto__":{"content":[]},"content":[{"type":"paragraph","__proto__":{"polluted":true}}]}`,
    ),
    doc({ type: 'paragraph', content: 'texto' }),
    doc({ type: 'paragraph', content: [{ type: 'text', text: { toString: run } }] }),
    doc({ type: 'paragraph', content: [{ type: 'text', text: ['<img>'] }] }),
    doc({ type: 'heading', attrs: { level: `1><script>${run}</script>` }, content: [text('x')] }),
    doc({ type: 'heading', attrs: { level: { valueOf: 1 } }, content: [text('x')] }),
    doc({
      type: 'orderedList',
      attrs: { start: `1" onmouseover="${run}` },
      content: [{ type: 'listItem', content: [paragraph(text('x'))] }],
    }),
    doc({ type: 'bulletList', content: [paragraph(text('x'))] }),
    doc({ type: 'bulletList', content: [] }),
    doc({
      type: 'taskList',
      content: [{ type: 'taskItem', attrs: { checked: `true" onclick="${run}` }, content: [paragraph(text('x'))] }],
    }),
    doc({ type: 'image', attrs: { src: { href: 'x' }, alt: ['<script>'] } }),
    doc({ type: 'image', attrs: { src: `/imagenes/${'0'.repeat(32)}.webp" onerror="${run}`, alt: '' } }),
    doc({ type: 'image', attrs: { src: `/imagenes/../../api/logout`, alt: '' } }),
    doc({
      type: 'image',
      attrs: { src: `data:image/svg+xml;base64,${Buffer.from(`<svg onload="${run}"/>`).toString('base64')}`, alt: '' },
    }),
    doc({
      type: 'image',
      attrs: { src: `data:image/png;base64,${Buffer.from('no es una imagen').toString('base64')}`, alt: 'falsa' },
    }),
    doc({ type: 'youtube', attrs: { video_id: `aaaaaaaaaaa" onload="${run}` } }),
    doc(text('suelto')),
    doc(null),
    doc([paragraph(text('x'))]),
    doc(nested(40)),
    doc(nested(1000)),
    doc(...Array.from({ length: 70_000 }, () => ({ type: 'horizontalRule' }))),
    doc(paragraph(text('x'.repeat(4_500_000)))),
    doc(paragraph(text('x', ...Array.from({ length: 5000 }, () => ({ type: 'bold' }))))),
    { type: 'paragraph', content: [text('x')] },
    { type: 'doc', content: { length: 1, 0: paragraph(text('x')) } },
    { type: 'doc' },
    'doc',
    7,
    true,
    null,
    [],
    [doc()],
  ];
}

const DEEPER_THAN_A_STACK = 50_000;

/** As text: no program that writes JSON would get to its end. */
export const DEEP_DOCUMENT = `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(DEEPER_THAN_A_STACK)}${']}'.repeat(DEEPER_THAN_A_STACK)}]}`;
