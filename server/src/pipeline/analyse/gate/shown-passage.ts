import { type GateArticle, readArticle } from './article-reading.ts';
import type { PassagePlace } from './check-quote.ts';
import { joinCountries, type NamedWord } from './countries/join-countries.ts';
import { findPassages, type PlainForm, plainForm } from './find-passage.ts';
import { type NumberFound, numbersOf } from './numbers/numbers-of.ts';
import { givesOrders } from './orders.ts';
import { fold, type Word, wordsOf } from './words-of.ts';

type PassageFault = 'passage_not_found' | 'passage_too_short' | 'gives_orders';

const SHORTEST_PASSAGE = { characters: 12, words: 3 };

/** A passage with all that is read around it. */
export interface Shown {
  readonly article: GateArticle;
  /** As it stands in the article. */
  readonly form: PlainForm;
  readonly words: readonly Word[];
  /** With the rest of its sentences. */
  readonly sentence: readonly Word[];
  /** With the sentence before and the title: where a name may stand that the passage means. Countries are one name. */
  readonly around: readonly NamedWord[];
  readonly numbers: readonly NumberFound[];
}

/** The same passage backs several statements. */
const readings = new WeakMap<PassagePlace, Shown>();

export function show(place: PassagePlace): Shown {
  const known = readings.get(place) ?? readPassage(place);
  readings.set(place, known);
  return known;
}

function readPassage(place: PassagePlace): Shown {
  const { article } = place;
  const { idioma, texto } = article;
  const reading = readArticle(article);
  const form = plainForm(texto.slice(place.start, place.end));
  const sentences = (before: number) => wordsOf(plainForm(reading.sentencesAround(place, before, 0)).text, idioma);
  return {
    article,
    form,
    words: wordsOf(form.text, idioma),
    sentence: sentences(0),
    around: [...joinCountries(sentences(1), idioma), ...joinCountries(reading.titleWords, idioma)],
    numbers: numbersOf(form.text, idioma),
  };
}

function placePassage(article: GateArticle, pasaje: string): PassagePlace | PassageFault {
  const reading = readArticle(article);
  const [place] = findPassages(reading.form, pasaje, 1);
  if (
    fold(pasaje).trim().length < SHORTEST_PASSAGE.characters ||
    wordsOf(pasaje, article.idioma).length < SHORTEST_PASSAGE.words
  )
    return 'passage_too_short';
  if (place === undefined) return 'passage_not_found';
  return givesOrders(reading.sentencesAround(place, 0, 0)) ? 'gives_orders' : { ...place, article };
}

const places = new WeakMap<GateArticle, Map<string, PassagePlace | PassageFault>>();

/** Where a passage stands in its article, or why not. */
export function findPlace(article: GateArticle, pasaje: string): PassagePlace | PassageFault {
  const known = places.get(article) ?? new Map<string, PassagePlace | PassageFault>();
  places.set(article, known);
  const found = known.get(pasaje) ?? placePassage(article, pasaje);
  known.set(pasaje, found);
  return found;
}
