/** Leaves room for the number of a name that many titles make. */
const LENGTH = 74;
/** Letters that are no Latin letter with a sign on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
/** For a title without a letter or digit that an address can hold, and before one that would be taken for an id. */
const NAMELESS = 'articulo';

function cut(words: string): string {
  if (words.length <= LENGTH) return words;
  const end = words.lastIndexOf('-', LENGTH);
  return words.slice(0, end > LENGTH / 2 ? end : LENGTH);
}

/** The name in an article's address that a title asks for. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? ' ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const slug = cut(words).replace(/-$/, '');
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

const isNumbered = (slug: string, wished: string) =>
  slug === wished || (slug.startsWith(`${wished}-`) && /^\d+$/.test(slug.slice(wished.length + 1)));

/** The first that is free; an article keeps or takes back one that it has had. */
export function chooseSlug(
  wished: string,
  present: string | undefined,
  own: readonly string[],
  taken: readonly string[],
): string {
  if (present !== undefined && isNumbered(present, wished)) return present;
  const earlier = own.find((slug) => isNumbered(slug, wished));
  if (earlier !== undefined) return earlier;
  const others = new Set(taken);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wished : `${wished}-${number}`;
    if (!others.has(slug)) return slug;
  }
}
