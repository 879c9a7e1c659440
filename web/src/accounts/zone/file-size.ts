const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, as people write it: 3 kB, 1,5 MB. */
export function fileSize(bytes: number, idioma: string): string {
  const power = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(idioma, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
