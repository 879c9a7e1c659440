import type { Block, Body, Inline, ListItem, Mark, TaskItem, TextNode } from './document.ts';
import { STYLES } from './document.ts';
import { attributesOf, ETIQUETAS, type TagAttribute } from './tags.ts';

/** The same numbers for the same seed, so that a document that fails can be made again. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = [
  'agua',
  '<b>',
  '&amp;',
  '"',
  "l'été",
  'Straße',
  '😀',
  '漢字',
  '<script>',
  ' ',
  '  ',
  'javascript:',
  '<!--',
  ']]>',
  'é',
];
const ADDRESSES = ['https://a.example/?q=1&b=<"', 'http://b.example/#x', 'mailto:a@b.example', 'tel:+34600000000'];
const ATTRIBUTES: Readonly<Record<TagAttribute, readonly (string | null)[]>> = {
  url: ['https://fuente.example/"onload=1', null],
  person: ['Ana «la» <Ministra>', null],
  timestamp: ['2026-11-15T10:00:00.000Z', null],
  timeframe: ['dos años', null],
};

/** Documents of the schema, in the form that `readBody` gives. */
export function createRandomBodies(seed: number): () => Body {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const times = <T>(most: number, make: () => T) => Array.from({ length: 1 + below(most) }, make);

  const words = () => times(4, () => pick(WORDS)).join('');
  function marks(): readonly Mark[] | undefined {
    const etiqueta = pick(ETIQUETAS);
    const list: Mark[] = [
      ...(random() < 0.3
        ? [
            {
              type: etiqueta,
              attrs: Object.fromEntries(attributesOf(etiqueta).map((name) => [name, pick(ATTRIBUTES[name])])),
            },
          ]
        : []),
      ...(random() < 0.2 ? [{ type: 'link' as const, attrs: { href: pick(ADDRESSES) } }] : []),
      ...STYLES.filter(() => random() < 0.15).map((type) => ({ type })),
    ];
    return list.length === 0 ? undefined : list;
  }
  function inline(): Inline {
    const given = marks();
    const node = random() < 0.1 ? ({ type: 'hardBreak' } as const) : ({ type: 'text', text: words() } as const);
    return given === undefined ? node : { ...node, marks: given };
  }
  const joins = (one: Inline | undefined, other: Inline) =>
    one?.type === 'text' && other.type === 'text' && JSON.stringify(one.marks) === JSON.stringify(other.marks);
  function line(): { content?: readonly Inline[] } {
    if (random() < 0.1) return {};
    const content: Inline[] = [];
    for (const node of times(5, inline)) if (!joins(content.at(-1), node)) content.push(node);
    return { content };
  }
  const code = (): { content?: readonly TextNode[] } =>
    random() < 0.1 ? {} : { content: [{ type: 'text', text: `${words()}\n\t${words()}` }] };
  const item = (depth: number): readonly Block[] => [
    { type: 'paragraph', ...line() },
    ...(random() < 0.3 ? times(2, () => block(depth + 1)) : []),
  ];
  const listItem = (depth: number) => (): ListItem => ({ type: 'listItem', content: item(depth) });
  const taskItem = (depth: number) => (): TaskItem => ({
    type: 'taskItem',
    attrs: { checked: random() < 0.5 },
    content: item(depth),
  });
  const leaves: readonly (() => Block)[] = [
    () => ({ type: 'paragraph', ...line() }),
    () => ({ type: 'paragraph', ...line() }),
    () => ({ type: 'heading', attrs: { level: pick([1, 2, 3] as const) }, ...line() }),
    () => ({ type: 'codeBlock', ...code() }),
    () => ({ type: 'horizontalRule' }),
    () => ({ type: 'youtube', attrs: { video_id: pick(['dQw4w9WgXcQ', '-_-_-_-_-_-']) } }),
    () => ({
      type: 'image',
      attrs: {
        src: `/imagenes/${'0123456789abcdef'.repeat(2)}.webp`,
        alt: pick(['', 'Una «plaza» <vacía>']),
        ...pick([
          { width: null, height: null },
          { width: 640, height: 480 },
        ]),
      },
    }),
  ];
  const nests: readonly ((depth: number) => Block)[] = [
    (depth) => ({ type: 'blockquote', content: times(3, () => block(depth + 1)) }),
    (depth) => ({ type: 'bulletList', content: times(3, listItem(depth)) }),
    (depth) => ({ type: 'orderedList', attrs: { start: pick([1, 1, 3]) }, content: times(3, listItem(depth)) }),
    (depth) => ({ type: 'taskList', content: times(3, taskItem(depth)) }),
  ];
  const block = (depth: number): Block => (depth < 3 && random() < 0.25 ? pick(nests)(depth) : pick(leaves)());
  return () => ({ type: 'doc', content: times(6, () => block(0)) });
}
