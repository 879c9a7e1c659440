import { type LinePart, splitLineHtml } from '@poliedro/contracts/article-body/line';
import type { ReactNode } from 'react';
import { drawAll } from './draw-all.tsx';

function drawPart({ text, tags }: LinePart): ReactNode {
  let drawn: ReactNode = text;
  for (const Tag of tags.toReversed()) drawn = <Tag>{drawn}</Tag>;
  return drawn;
}

/** A title or a summary with the few plain tags that may stand in it. */
export function Line({ html }: { html: string }) {
  return drawAll(splitLineHtml(html), drawPart);
}
