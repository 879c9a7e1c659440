import type { Inline, LinkMark, Mark, TagMark } from '@poliedro/contracts/article-body/document';
import { tagOf } from '@poliedro/contracts/article-body/passages';
import { sameMark } from '@poliedro/contracts/article-body/read-marks';

/** Neighbouring pieces of text that have one mark in common, or that none of them has. */
export interface Run<M extends Mark> {
  readonly mark: M | undefined;
  readonly nodes: readonly Inline[];
}

function runsBy<M extends Mark>(inline: readonly Inline[], markOf: (node: Inline) => M | undefined): Run<M>[] {
  const runs: { mark: M | undefined; nodes: Inline[] }[] = [];
  for (const node of inline) {
    const mark = markOf(node);
    const last = runs.at(-1);
    const isSame =
      mark === undefined ? last?.mark === undefined : last?.mark !== undefined && sameMark(mark, last.mark);
    if (last && isSame) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs;
}

/** As the event's window counts passages: whatever else their words carry. */
export const runsByTag = (inline: readonly Inline[]): Run<TagMark>[] => runsBy(inline, tagOf);

export const runsByLink = (inline: readonly Inline[]): Run<LinkMark>[] =>
  runsBy(inline, ({ marks }) => marks?.find((mark): mark is LinkMark => mark.type === 'link'));
