import type { PublishedFigure } from '@poliedro/contracts/transparency';
import type { TransparencyText } from '../locales/transparency-text.ts';
import { usePage } from '../platform/page.ts';
import { EmptyNotice } from '../ui/notice.tsx';

/** What was measured last of how well the machines do. */
export function TransparencyQuality({
  figures,
  text,
}: {
  figures: readonly PublishedFigure[];
  text: TransparencyText['quality'];
}) {
  const { idioma } = usePage();
  if (figures.length === 0) return <EmptyNotice text={text.none_yet} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen must be scrolled by key too
    <section className="month-table" aria-label={text.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[text.measure, text.value, text.bar, text.holds].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ suite, name, value, unit, bar, holds }) => (
            <tr key={`${suite} ${name}`}>
              <th scope="row" lang="en">
                {suite}: {name}
              </th>
              <td>
                {value.toLocaleString(idioma, { maximumFractionDigits: 4 })} {unit}
              </td>
              <td>{bar ?? text.none}</td>
              <td>{holds === null ? text.none : holds ? text.yes : text.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
