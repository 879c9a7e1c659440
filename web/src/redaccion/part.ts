import type { RedaccionText } from '../locales/redaccion-text.ts';

/** The parts of the console in their order; the names are those of the address. */
export const PARTS = ['portada', 'fuentes', 'eventos', 'tuberia', 'personas', 'avisos', 'dinero', 'cambios'] as const;
export type PartName = (typeof PARTS)[number];

export const isPart = (name: string | undefined): name is PartName => PARTS.some((part) => part === name);

export const partAddress = (part: PartName): string => (part === 'portada' ? '/redaccion' : `/redaccion/${part}`);

/** What every part is given. */
export interface PartProps {
  /** What all parts say; each has texts of its own beside it. */
  readonly text: RedaccionText;
  /** What stands in the address behind the part, such as an event's number. */
  readonly id: string | undefined;
}
