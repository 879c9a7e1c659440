import type { Idioma } from '@poliedro/contracts/language';
import type { Transparency } from '@poliedro/contracts/transparency';
import { loadTransparencyText } from '../locales/transparency.ts';
import type { TransparencyText } from '../locales/transparency-text.ts';
import type { Api } from '../platform/api.ts';

export interface TransparencyData {
  readonly text: TransparencyText;
  /** Null where they could not be had. */
  readonly figures: Transparency | null;
}

/** What the page says also stands where its figures cannot come. */
export async function loadTransparency(api: Api, idioma: Idioma, signal?: AbortSignal): Promise<TransparencyData> {
  const [text, figures] = await Promise.all([
    loadTransparencyText(idioma),
    api('getTransparency', {}, {}, signal).catch(() => null),
  ]);
  return { text, figures };
}
