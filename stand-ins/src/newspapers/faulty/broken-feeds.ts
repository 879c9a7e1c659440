import type { Feed, FeedItem } from '../feeds/feed.ts';
import type { FaultName } from './faults.ts';

const YEAR = 365 * 86_400_000;
const HUGE = 10_000;
const ABSURD = [
  'yesterday',
  '0000-00-00',
  '31 Feb 2026 25:61:00 GMT',
  '1601-01-01T00:00:00Z',
  '',
  '9999999999999',
  'mié, 04 mar',
];

/** Faults that change what a feed has. */
export const ITEM_FAULTS = [
  'empty_feed',
  'duplicate_guids',
  'future_dates',
  'absurd_dates',
  'huge_feed',
] as const satisfies FaultName[];

export function breakItems(fault: (typeof ITEM_FAULTS)[number], { items, ...feed }: Feed, now: number): Feed {
  const change = (how: (item: FeedItem, at: number) => FeedItem): Feed => ({ ...feed, items: items.map(how) });
  switch (fault) {
    case 'empty_feed':
      return { ...feed, items: [] };
    case 'duplicate_guids':
      return change((item) => ({ ...item, guid: items[0]?.guid ?? '' }));
    case 'future_dates':
      return change((item, at) => ({ ...item, date: new Date(now + (at + 1) * YEAR) }));
    case 'absurd_dates':
      return change((item, at) => ({ ...item, date: ABSURD[at % ABSURD.length] ?? '' }));
    case 'huge_feed':
      return {
        ...feed,
        items: Array.from({ length: HUGE }, (_, at): FeedItem => {
          const item = items[at % Math.max(1, items.length)];
          const number = { guid: `huge-${at}`, url: `${feed.home}huge/${at}`, title: `${item?.title ?? 'Huge'} ${at}` };
          return { blurb: '', author: '', section: '', date: new Date(now), ...item, ...number };
        }),
      };
  }
}

/** Faults that change how a feed is written. */
export const TEXT_FAULTS = [
  'truncated',
  'wrong_entities',
  'control_characters',
  'byte_order_marks',
  'wrong_prolog',
] as const satisfies FaultName[];

export function breakText(fault: (typeof TEXT_FAULTS)[number], text: string): string {
  switch (fault) {
    case 'truncated':
      return text.slice(0, Math.floor(text.length * 0.6));
    case 'wrong_entities':
      return text
        .replaceAll('<title>', '<title>Tom & Jerry &nbsp;&eacute; &undefined; ')
        .replaceAll('"title": "', '"title": "\\x ');
    case 'control_characters':
      return text
        .replaceAll('<title>', '<title>\u0000\u0008\u000b\u001f')
        .replaceAll('"title": "', '"title": "\u0001\u000b');
    case 'byte_order_marks':
      return `\ufeff\ufeff\n \ufeff${text}`;
    case 'wrong_prolog':
      return `\n\n  ${text.replace(/^<\?xml[^>]*\?>/, '<?xml version="7.3" encoding="utf-99" standalone="maybe"?>')}`;
  }
}
