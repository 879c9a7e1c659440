import type { Attribution } from './attribution.ts';
import type { Gender } from './lexicon.ts';
import type { Marked } from './marks.ts';
import { gatherPeople, genderOf } from './people.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

export interface Speaker {
  readonly name: string;
  readonly named: boolean;
  readonly role: string | undefined;
  readonly attribution: Attribution;
}

interface Speakers {
  /** Who it is that an attribution means; undefined where nobody can be told. */
  of(attribution: Attribution, marked: Marked): Speaker | undefined;
}

const SAME = /(?:^|\s)(?:same|mism[oa]|même|gleich\p{L}*|mesm[oa])\s/u;
/** A speaker who is not named again was named not long ago. */
const FARTHEST = 3000;

interface Named {
  readonly name: string;
  readonly named: boolean;
}

interface Last extends Named {
  readonly at: number;
  readonly gender: Gender | undefined;
  /** Somebody who may be he or she. */
  readonly person: boolean;
}

/** Remembers who has spoken, in the order of the text. */
export function openSpeakers(reading: Reading): Speakers {
  const people = gatherPeople(reading);
  const roles = new Map<string, string>();
  let last: Last | undefined;

  const lastNamed = (position: number, gender: Gender | undefined): (Named & { start: number }) | undefined => {
    const mention = people.lastBefore(position, gender);
    return mention && { name: mention.name, named: true, start: mention.start };
  };

  function nameOf(phrase: Phrase | undefined, marked: Marked): Named | undefined {
    const position = Math.min(phrase?.start ?? marked.outerStart, marked.outerStart);
    const previous = last !== undefined && marked.start - last.at < FARTHEST ? last : undefined;
    if (phrase === undefined || SAME.test(phrase.text)) return previous ?? lastNamed(position, undefined);
    switch (phrase.kind) {
      case 'name':
        return { name: people.fullName(phrase), named: true };
      case 'writer':
        return undefined;
      // "It said": a ministry, and nobody who is he or she.
      case 'nobody':
        return previous?.gender === undefined ? previous : undefined;
      case 'nominal': {
        const name = people.findByRole(phrase);
        return name === undefined ? { name: phrase.text, named: false } : { name, named: true };
      }
      case 'pronoun': {
        // "They" are several, and nobody's name.
        if (phrase.gender === undefined) return previous?.named === false ? previous : undefined;
        const near = lastNamed(position, phrase.gender);
        const fits = previous?.person && (previous.gender ?? phrase.gender) === phrase.gender;
        return fits && (near === undefined || near.start <= previous.at) ? previous : near;
      }
    }
  }

  return {
    of(attribution, marked) {
      const { phrase } = attribution;
      const found = nameOf(phrase, marked);
      if (found === undefined) return undefined;
      const { name, named } = found;
      if (phrase?.role !== undefined) roles.set(name, phrase.role);
      const gender = phrase?.gender ?? genderOf(name) ?? (last?.name === name ? last.gender : undefined);
      const person = named || gender !== undefined || reading.lexicon.roles.test(phrase?.head ?? '');
      last = { name, named, gender, person, at: Math.max(marked.end, phrase?.start ?? 0) };
      return { name, named, role: phrase?.role ?? roles.get(name), attribution };
    },
  };
}
