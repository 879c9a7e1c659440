import type { Block, Body } from '@poliedro/contracts/article-body/document';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import { textOfInline } from '@poliedro/contracts/article-body/walk';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** What two texts are compared by: title, summary and body. */
export interface ComparedText {
  readonly titular: string;
  readonly resumen: string;
  readonly body: unknown;
}

interface Line {
  readonly text: string;
  /** Also says how it is set and tagged. */
  readonly form: string;
}

export interface Piece {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** One block of both texts side by side; null where a text has nothing in its place. */
export type ComparedRow =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'format'; readonly text: string }
  | { readonly kind: 'different'; readonly one: readonly Piece[] | null; readonly other: readonly Piece[] | null };

function linesOfBlock(block: Block): Line[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [{ text: textOfInline(block.content ?? []), form: JSON.stringify(block) }];
    case 'blockquote':
      return block.content.flatMap(linesOfBlock);
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(linesOfBlock));
    case 'taskList':
      return block.content.flatMap(({ content }) => content.flatMap(linesOfBlock));
    case 'horizontalRule':
      return [{ text: '———', form: 'rule' }];
    case 'image':
      return [{ text: `[${block.attrs.alt || '···'}]`, form: JSON.stringify(block) }];
    case 'youtube':
      return [{ text: `youtube.com/watch?v=${block.attrs.video_id}`, form: JSON.stringify(block) }];
  }
}

function bodyOf(given: unknown): Body | undefined {
  const read = readBody(given);
  return read.ok ? read.body : undefined;
}

function linesOf({ titular, resumen, body }: ComparedText): Line[] {
  const blocks = bodyOf(body)?.content.flatMap(linesOfBlock) ?? [];
  const lines = [
    { text: titular, form: `titular ${titular}` },
    { text: resumen, form: `resumen ${resumen}` },
    ...blocks,
  ];
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Lines that take each other's place, word by word. */
function comparedPair(one: string | undefined, other: string | undefined): ComparedRow {
  if (one === undefined || other === undefined) {
    const whole = (text: string | undefined) => (text === undefined ? null : [{ text, isOnlyHere: true }]);
    return { kind: 'different', one: whole(one), other: whole(other) };
  }
  const changes = diffWordsWithSpace(one, other);
  const side = (foreign: 'added' | 'removed', own: 'added' | 'removed') =>
    changes.filter((change) => !change[foreign]).map((change) => ({ text: change.value, isOnlyHere: change[own] }));
  return { kind: 'different', one: side('added', 'removed'), other: side('removed', 'added') };
}

/** Block by block, then word by word where blocks differ: as fast for a book as for a note. */
export function compareTexts(one: ComparedText, other: ComparedText): ComparedRow[] {
  const before = linesOf(one);
  const after = linesOf(other);
  const changes = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  const rows: ComparedRow[] = [];
  let [at, otherAt] = [0, 0];
  for (const [number, { value, added, removed }] of changes.entries()) {
    if (!added && !removed) {
      for (const text of value) {
        const kind = before[at]?.form === after[otherAt]?.form ? 'same' : 'format';
        rows.push({ kind, text });
        at += 1;
        otherAt += 1;
      }
      continue;
    }
    const next = changes[number + 1];
    const previous = changes[number - 1];
    if (added && previous?.removed) continue;
    const mine = removed ? value : [];
    const theirs = added ? value : next?.added ? next.value : [];
    for (let row = 0; row < Math.max(mine.length, theirs.length); row += 1)
      rows.push(comparedPair(mine[row], theirs[row]));
    at += mine.length;
    otherAt += theirs.length;
  }
  return rows;
}

/** Long stretches that both have are told in one word. */
export type ShownRow = ComparedRow | { readonly kind: 'skipped'; readonly count: number };

const AROUND = 1;

export function withoutSame(rows: readonly ComparedRow[]): ShownRow[] {
  const isNear = rows.map((_, at) =>
    rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: ShownRow[] = [];
  let skipped = 0;
  const tell = () => {
    if (skipped > 0) shown.push({ kind: 'skipped', count: skipped });
    skipped = 0;
  };
  for (const [at, row] of rows.entries()) {
    if (!isNear[at]) skipped += 1;
    else {
      tell();
      shown.push(row);
    }
  }
  tell();
  return shown;
}
