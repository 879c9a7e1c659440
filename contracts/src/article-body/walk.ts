import type { Block, Body, Inline } from './document.ts';

/** A block that holds words itself: nothing in it is a block. */
export interface TextBlock {
  readonly type: 'paragraph' | 'heading' | 'codeBlock';
  readonly inline: readonly Inline[];
}

function* blocksIn(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'blockquote') yield* blocksIn(block.content);
    else if (block.type === 'bulletList' || block.type === 'orderedList' || block.type === 'taskList') {
      for (const item of block.content) yield* blocksIn(item.content);
    }
  }
}

/** Every block, outer before inner, in the order of reading. */
export const walkBlocks = (body: Body): Generator<Block> => blocksIn(body.content);

export function* walkTextBlocks(body: Body): Generator<TextBlock> {
  for (const block of walkBlocks(body)) {
    if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'codeBlock') {
      yield { type: block.type, inline: block.content ?? [] };
    }
  }
}

export const textOfInline = (inline: readonly Inline[]): string =>
  inline.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
