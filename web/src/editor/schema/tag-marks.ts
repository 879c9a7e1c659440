import { attributesOf, ETIQUETAS, type Etiqueta, type TagAttribute } from '@poliedro/contracts/article-body/tags';
import { Mark } from '@tiptap/core';

/** Outermost, so that a passage stays one element whatever is bold in it. */
const PRIORITY = 1100;

const tagAttribute = (name: TagAttribute) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] == null ? {} : { [`data-${name}`]: attributes[name] },
});

/** A passage carries one tag, and what is typed after it is not part of it. */
const tagMark = (etiqueta: Etiqueta, order: number) =>
  Mark.create({
    name: etiqueta,
    priority: PRIORITY - order,
    excludes: ETIQUETAS.join(' '),
    inclusive: false,
    keepOnSplit: true,
    addAttributes: () => Object.fromEntries(attributesOf(etiqueta).map((name) => [name, tagAttribute(name)])),
    parseHTML: () => [{ tag: `span[data-etiqueta="${etiqueta}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', { 'data-etiqueta': etiqueta, ...HTMLAttributes }, 0],
  });

export const tagMarks = ETIQUETAS.map(tagMark);
