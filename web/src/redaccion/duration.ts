const STEPS = [
  { unit: 'second', seconds: 1, until: 120 },
  { unit: 'minute', seconds: 60, until: 7200 },
  { unit: 'hour', seconds: 3600, until: 172_800 },
  { unit: 'day', seconds: 86_400, until: Number.POSITIVE_INFINITY },
] as const;

/** How long, as short as it can be read: 45 s, 10 min, 5 h, 3 d. */
export function duration(seconds: number, idioma: string): string {
  const step = STEPS.find(({ until }) => seconds < until) ?? STEPS[3];
  const format = new Intl.NumberFormat(idioma, { style: 'unit', unit: step.unit, unitDisplay: 'short' });
  return format.format(Math.round(seconds / step.seconds));
}
