/** Of the languages that newspapers write them in, without accents. */
const MONTHS = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|mrz|maerz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dic|dez)/,
];
const ZONE_HOURS: Readonly<Record<string, number>> = {
  ...{
    Z: 0,
    UT: 0,
    UTC: 0,
    GMT: 0,
    WET: 0,
    WEST: 1,
    BST: 1,
    CET: 1,
    MEZ: 1,
    CEST: 2,
    MESZ: 2,
    EET: 2,
    EEST: 3,
    MSK: 3,
  },
  ...{
    EST: -5,
    EDT: -4,
    CST: -6,
    CDT: -5,
    MST: -7,
    MDT: -6,
    PST: -8,
    PDT: -7,
    ART: -3,
    BRT: -3,
    COT: -5,
    PET: -5,
    JST: 9,
  },
};
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?`;
const ZONE = String.raw`(?:\s*(?<zone>[+-]\d{2}:?(?:\d{2})?|[A-Z]{1,5}))?`;
const ISO = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:(?:T|\s+)${TIME}${ZONE})?$`, 'i');
const MAIL = new RegExp(
  String.raw`^(?:\p{L}{2,15}\.?,?\s+)?(?<day>\d{1,2})\.?[\s-]+(?<month>\p{L}{3,12})\.?[\s-]+(?<year>\d{4}|\d{2}),?(?:\s+${TIME}${ZONE})?$`,
  'iu',
);

function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written) - 1;
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return MONTHS.findIndex((month) => month.test(plain));
}

/** Minutes before or after Greenwich; undefined for a zone that nobody knows. */
function zoneMinutes(zone: string | undefined): number | undefined {
  if (zone === undefined) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
  const known = ZONE_HOURS[zone.toUpperCase()];
  return known === undefined ? undefined : known * 60;
}

/** As mails and as ISO write it; undefined for what no calendar has. Without a zone it is taken for Greenwich. */
function readDate(written: string): number | undefined {
  const text = written.trim();
  const { groups } = ISO.exec(text) ?? MAIL.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const number = (name: string) => Number(groups[name] ?? 0);
  const [month, day, hour, minute] = [monthOf(groups.month ?? ''), number('day'), number('hour'), number('minute')];
  const year = number('year') < 100 ? 2000 + number('year') : number('year');
  const zone = zoneMinutes(groups.zone);
  const midnight = Date.UTC(year, month, day);
  const isReal = month >= 0 && new Date(midnight).getUTCMonth() === month && new Date(midnight).getUTCDate() === day;
  if (!isReal || zone === undefined || hour > 23 || minute > 59) return undefined;
  const milliseconds = Number(`0.${groups.fraction ?? 0}`) * 1000;
  return (
    midnight + ((hour * 60 + minute - zone) * 60 + Math.min(number('second'), 59)) * 1000 + Math.floor(milliseconds)
  );
}

/** Before that no newspaper was on the web. */
const FIRST = Date.UTC(1990, 0);
/** Clocks differ a little. */
const AHEAD_MS = 10 * 60_000;

/** When something says it was published; undefined where that is not so, or cannot be. */
export function readPublished(written: string | undefined, now: number): Date | undefined {
  const time = written === undefined ? undefined : readDate(written);
  return time === undefined || time < FIRST || time > now + AHEAD_MS ? undefined : new Date(time);
}
