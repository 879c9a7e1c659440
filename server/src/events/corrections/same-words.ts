/** Neither accents nor capitals nor points make other words of it. */
const fold = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const isSameWords = (one: string | null, other: string | null): boolean => fold(one) === fold(other);
