import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Readonly<Record<string, Wording>> = { es, en, fr, de, pt };

export const findWording = (idioma: string): Wording | undefined => WORDINGS[idioma];
