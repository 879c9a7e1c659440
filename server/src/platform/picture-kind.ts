const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text;

export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * By its first bytes, whatever the sender says: the decoder reads much more than pictures, drawings with links among it.
 * Undefined for all else.
 */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (/^ftyp(avif|avis|mif1|miaf)/.test(bytes.toString('latin1', 4, 12))) return 'avif';
  return /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : undefined;
}
