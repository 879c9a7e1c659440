/** Of how many texts what was made of them is kept, twice over at the most; longer ones are not worth it. */
interface Memory {
  readonly most: number;
  readonly longest: number;
}

const SENTENCES: Memory = { most: 2000, longest: 2000 };
export const ARTICLES: Memory = { most: 200, longest: 20_000 };

/** The same texts are read again and again, sentences while an event is written: what was made of the last ones is kept. */
export function rememberTexts<Made>(make: (text: string, idioma: string) => Made, { most, longest } = SENTENCES) {
  let [recent, before] = [new Map<string, Made>(), new Map<string, Made>()];
  return (text: string, idioma = ''): Made => {
    if (text.length > longest) return make(text, idioma);
    const key = `${idioma} ${text}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const made = before.get(key) ?? make(text, idioma);
    if (recent.size >= most) [recent, before] = [new Map(), recent];
    recent.set(key, made);
    return made;
  };
}
