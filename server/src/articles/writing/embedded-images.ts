import type { Block, Body, Image } from '@poliedro/contracts/article-body/document';

/** The same document with each picture as `change` has it; none where it has none. */
export async function changeImages(body: Body, change: (image: Image) => Promise<Block[]>): Promise<Body> {
  async function changeAll(blocks: readonly Block[]): Promise<Block[]> {
    const changed: Block[] = [];
    for (const block of blocks) changed.push(...(await changeBlock(block)));
    return changed;
  }
  async function changeItems<Item extends { readonly content: readonly Block[] }>(items: readonly Item[]) {
    const changed: Item[] = [];
    for (const item of items) changed.push({ ...item, content: await changeAll(item.content) });
    return changed;
  }
  async function changeBlock(block: Block): Promise<Block[]> {
    switch (block.type) {
      case 'image':
        return change(block);
      case 'blockquote':
        return [{ ...block, content: await changeAll(block.content) }];
      case 'bulletList':
      case 'orderedList':
        return [{ ...block, content: await changeItems(block.content) }];
      case 'taskList':
        return [{ ...block, content: await changeItems(block.content) }];
      default:
        return [block];
    }
  }
  return { ...body, content: await changeAll(body.content) };
}
