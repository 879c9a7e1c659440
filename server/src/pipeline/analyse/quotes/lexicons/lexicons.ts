import type { Lexicon } from '../lexicon.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const LEXICONS: Readonly<Record<string, Lexicon>> = { de, en, es, fr, pt };

export const findLexicon = (idioma: string): Lexicon | undefined => LEXICONS[idioma];
