import { bodyText, countWords, firstLines } from '@poliedro/contracts/article-body/body-text';
import type { Body } from '@poliedro/contracts/article-body/document';
import { BODY_LIMITS, RESUMEN_MAX, TITULAR_MAX } from '@poliedro/contracts/article-body/limits';
import { cleanLine, lineText } from '@poliedro/contracts/article-body/line';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import type { ErrorCode } from '@poliedro/contracts/errors';
import type { Idioma } from '@poliedro/contracts/language';
import type { createArticle } from '@poliedro/contracts/writing';
import type { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { cleanBodyHtml } from './clean-html.ts';

export type SentArticle = Omit<z.output<NonNullable<typeof createArticle.body>>, 'borrador_id'>;

/** An article's text as it is stored, with what is derived from it. */
export interface CheckedArticle {
  readonly titular: string;
  readonly resumen: string;
  readonly body: Body;
  readonly body_html: string;
  readonly texto_libre: string;
  readonly adelanto: string;
  readonly palabras: number;
  readonly idioma: Idioma;
  readonly importe_centimos: number;
}

function checkLine(given: string, most: number, code: ErrorCode): string {
  const line = cleanLine(given);
  const { length } = lineText(line).trim();
  if (length === 0) throw new DomainError(code);
  if (length > most) throw new DomainError('invalid_request', { code, length });
  return line;
}

function checkBody(given: unknown): Body {
  const read = readBody(given);
  if (read.ok) return read.body;
  throw new DomainError(read.fault === 'too_large' ? 'body_too_large' : 'body_invalid', { fault: read.fault });
}

/** Longer than a book, and long work for us. */
const LARGE_BYTES = 1_000_000;

export interface Checking {
  /** Pictures with their bytes become files, and are named by their address. */
  readonly storeEmbedded: (body: Body) => Promise<Body>;
  /** Refuses where somebody sends large documents again and again. */
  readonly admitLarge: () => Promise<void>;
}

export async function checkArticle(
  sent: SentArticle,
  { storeEmbedded, admitLarge }: Checking,
): Promise<CheckedArticle> {
  const titular = checkLine(sent.titular, TITULAR_MAX, 'titular_required');
  const resumen = checkLine(sent.resumen, RESUMEN_MAX, 'resumen_required');
  const body = await storeEmbedded(checkBody(sent.body_json));
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes > BODY_LIMITS.bytes) throw new DomainError('body_too_large', { bytes });
  if (bytes > LARGE_BYTES) await admitLarge();
  const texto_libre = bodyText(body);
  return {
    titular,
    resumen,
    body,
    body_html: cleanBodyHtml(body),
    texto_libre,
    adelanto: firstLines(body),
    palabras: countWords(texto_libre),
    idioma: sent.idioma,
    importe_centimos: Math.round(sent.importe_euros * 100),
  };
}
