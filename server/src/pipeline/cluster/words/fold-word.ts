const letters = (from: string, to: string): [string, string][] => {
  const latin = to.split(' ');
  return [...from].map((letter, at) => [letter, latin[at] ?? '']);
};

/** Letters that have a Latin one of about the same sound. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ...letters('ßøłđæœıþð', 'ss o l dj ae oe i th d'),
  ...letters(
    'абвгґдеёєжзиіїйклмнопрстуфхцчшщыэюя',
    'a b v g g d e e e zh z i i i i k l m n o p r s t u f h c ch sh sh i e iu ia',
  ),
  ...letters('ъь', ' '),
  ...letters(
    'اأإآبتثجحخدذرزسشصضطظعغفقكلمنهةويىئؤپچڤگ',
    'a a i a b t t j h h d d r z s sh s d t z a g f k k l m n h a u i a i u b ch v g',
  ),
  ['ء', ''],
]);
const PLAIN = /^[a-z0-9]*$/;

/** In small letters without marks, and in Latin ones where another script has about the same. */
export function latinOf(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  if (PLAIN.test(plain)) return plain;
  return Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join('');
}

/** As it sounds, roughly: Tokio, Tokyo and Tóquio are the same. */
function soundOf(word: string): string {
  return latinOf(word)
    .replace(/dzh|dj|dsch/g, 'j')
    .replace(/tsch|tch|sch|sh|ch|cz|zh/g, 'x')
    .replace(/qu(?=[eio])|ck|[cqk]/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/[yj]/g, 'i')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replaceAll('h', '')
    .replaceAll('ou', 'u')
    .replace(/(.)\1+/g, '$1');
}

const KEY_LETTERS = 6;
const SKELETON_LETTERS = 7;
const FEWEST_CONSONANTS = 4;

/** What related words of several languages begin with. */
export const keyOf = (word: string): string => soundOf(word).slice(0, KEY_LETTERS);

/** The consonants, by which a name is known across scripts; empty where too few are left to know anything by. */
export function skeletonOf(word: string): string {
  const sound = soundOf(word);
  const skeleton = sound.slice(0, 1).replace(/[aeiou]/, 'a') + sound.slice(1).replace(/[aeiou]/g, '');
  return skeleton.length >= FEWEST_CONSONANTS ? skeleton.slice(0, SKELETON_LETTERS) : '';
}
