import type { EditorText } from '../../locales/editor-text.ts';
import { fillText } from '../../platform/translate.ts';
import { type ComparedText, compareTexts, type Piece, type ShownRow, withoutSame } from './compare-texts.ts';

interface ComparisonProps {
  readonly one: ComparedText;
  readonly other: ComparedText;
  readonly oneName: string;
  readonly otherName: string;
  readonly words: EditorText['compare'];
}

/** Two texts side by side; on a phone one under the other, difference by difference. */
export function Comparison({ one, other, oneName, otherName, words }: ComparisonProps) {
  const rows = withoutSame(compareTexts(one, other));
  if (rows.every(({ kind }) => kind === 'same' || kind === 'skipped')) return <p className="quiet">{words.equal}</p>;
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{oneName}</th>
          <th scope="col">{otherName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <Row key={at} row={row} names={[oneName, otherName]} words={words} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ShownRow;
  readonly names: readonly [string, string];
  readonly words: EditorText['compare'];
}

function Row({ row, names, words }: RowProps) {
  if (row.kind === 'skipped') {
    return (
      <tr className="compare-skipped">
        <td colSpan={2}>
          {fillText(row.count === 1 ? words.skippedOne : words.skipped, { count: String(row.count) })}
        </td>
      </tr>
    );
  }
  if (row.kind !== 'different') {
    return (
      <tr className={`compare-${row.kind}`}>
        <td colSpan={2}>
          {row.text}
          {row.kind === 'format' ? <small> ({words.format})</small> : null}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td data-name={names[0]}>
        <Pieces pieces={row.one} tag="del" />
      </td>
      <td data-name={names[1]}>
        <Pieces pieces={row.other} tag="ins" />
      </td>
    </tr>
  );
}

function Pieces({ pieces, tag: Tag }: { pieces: readonly Piece[] | null; tag: 'del' | 'ins' }) {
  return pieces?.map(({ text, isOnlyHere }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    isOnlyHere ? <Tag key={at}>{text}</Tag> : <span key={at}>{text}</span>,
  );
}
