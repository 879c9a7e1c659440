const WITH_NEWSPAPER = /^(.*\S)\s+(?:(\||"|»)|[-–—])\s+([^|]*)$/u;
const FEWEST_WORDS = 4;
/** A name after a bar is longer than one after a dash, where a title often goes on. */
const MOST_AFTER_BAR = 7;
const MOST_AFTER_DASH = 4;

const countOf = (text: string) => text.trim().split(' ').length;

function withoutLast(title: string): string {
  const [, head = '', bar, tail = ''] = WITH_NEWSPAPER.exec(title) ?? [];
  const [words, named] = [countOf(head), countOf(tail)];
  if (words < FEWEST_WORDS || named >= words) return title;
  if (bar !== undefined) return named <= MOST_AFTER_BAR ? head : title;
  return named <= MOST_AFTER_DASH && !/\d/.test(tail) ? head : title;
}

/** Without the newspaper's name at its end, which unites what has nothing in common. */
export const bareTitle = (titular: string): string => withoutLast(withoutLast(titular.replace(/\s+/g, ' ').trim()));
