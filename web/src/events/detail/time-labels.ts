import { openDateFormat, writeDate } from '@poliedro/contracts/written-dates';
import { usePage } from '../../platform/page.ts';
import type { Timeline } from './distribution.ts';
import { useEventView } from './event-view.ts';

/** How the columns of a timeline are called: by their hour, or by the day they begin. */
export function useTimeLabels(unit: Timeline['unit']) {
  const { idioma } = usePage();
  const { whole } = useEventView();
  const format = openDateFormat(idioma, {
    day: 'numeric',
    month: 'short',
    ...(unit === 'overHours' ? { hour: '2-digit', minute: '2-digit' } : {}),
    ...(whole ? { timeZone: 'UTC' } : {}),
  });
  return {
    one: (from: number) => writeDate(format, new Date(from)),
    range: (from: number, to: number) => format.formatRange(from, to),
  };
}
