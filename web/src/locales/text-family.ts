import { withFixedSpaces } from '@poliedro/contracts/fixed-spaces';
import type { Idioma } from '@poliedro/contracts/language';

/** Texts that come only where they are read: the same promise each time, so that a component can wait for it. */
export function textFamily<Text>(load: (idioma: Idioma) => Promise<Text>): (idioma: Idioma) => Promise<Text> {
  const loaded = new Map<Idioma, Promise<Text>>();
  return (idioma) => {
    const known = loaded.get(idioma);
    if (known) return known;
    const loading = load(idioma).then((text) => withFixedSpaces(text, idioma));
    loaded.set(idioma, loading);
    // A file that did not come is asked for again.
    loading.catch(() => loaded.delete(idioma));
    return loading;
  };
}
