import { Fragment, type ReactNode } from 'react';

/** Draws a list that never changes its order: places are keys. */
export function drawAll<Item>(items: readonly Item[], draw: (item: Item, at: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: written texts stay as they are
  return items.map((item, at) => <Fragment key={at}>{draw(item, at)}</Fragment>);
}
