import { isLinkAddress } from '@poliedro/contracts/article-body/addresses';
import { Mark, markInputRule } from '@tiptap/core';

/** A link is its address and nothing else; the reader adds what makes it safe to open. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  exitable: true,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLinkAddress(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Unlike the library's own, it can stand inside a tagged passage or a link. */
export const CodeMark = Mark.create({
  name: 'code',
  priority: 50,
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark('code') };
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(`(?!\s+`)((?:[^`]+))`(?!\s+`))$/, type: this.type })];
  },
});
