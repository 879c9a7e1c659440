import { type GateArticle, readArticle } from './article-reading.ts';
import { joinCountries } from './countries/join-countries.ts';
import { isSameName } from './same-name.ts';
import type { Word } from './words-of.ts';

const words = (list: string): RegExp => new RegExp(`(?:^| )(?:${list.trim().split(/\s+/).join('|')})(?= |$)`, 'u');

/**
 * Words that address somebody, or speak of texts and machines, without case and accents. Most of
 * those who want something of a machine use one of them; so do many good sentences.
 */
const ADDRESSING: Readonly<Record<string, RegExp>> = {
  en: words(`you your yours please instruct\\p{L}* directions? guidelines? prompts? summar\\p{L}+ headlines? texts? pages? answers? outputs?
    tasks? write publish add insert include mention remember translate repeat ai llms? models? assistants? chat gpt chatgpt claude
    gemini copilot bots? chatbots? automat\\p{L}+ machines? developers? editors? readers? mode hidden admin\\p{L}* system aggregator\\p{L}*`),
  es: words(`tu tus te ti usted ustedes favor instruccion\\p{L}* indicacion\\p{L}* directri\\p{L}+ prompts? resum\\p{L}+ titular titulares textos? paginas?
    respuesta salida tarea escrib\\p{L}+ publica publicalo publique publicar anad\\p{L}+ inclu\\p{L}+ mencion\\p{L}+ recuerd\\p{L}+ traduc\\p{L}+ repit\\p{L}+
    informa cuenta ia modelos? asistentes? chat gpt chatgpt claude gemini bots? chatbots? automatic\\p{L}+ maquinas? desarrollador\\p{L}* redactor\\p{L}*
    lector\\p{L}* modo ocult\\p{L}+ sistema agregador\\p{L}*`),
  fr: words(`tu ton ta tes toi vous votre vos veuillez merci instructions? consignes? directives? prompts? resum\\p{L}+ titres? textes? pages? reponse
    tache ecri\\p{L}+ publi\\p{L}+ ajout\\p{L}+ inclu\\p{L}+ mention\\p{L}+ rappel\\p{L}+ tradui\\p{L}+ repet\\p{L}+ signal\\p{L}+ racont\\p{L}+ ia modeles? assistants?
    chat gpt chatgpt claude gemini robots? automat\\p{L}+ machines? developpeur\\p{L}* redacteur\\p{L}* lecteur\\p{L}* mode cachee?s? systeme agregateur\\p{L}*`),
  de: words(`du dein\\p{L}* dir dich bitte anweisung\\p{L}* vorgabe\\p{L}* instruktion\\p{L}* prompts? zusammenfass\\p{L}+ uberschrift\\p{L}* text\\p{L}* seite
    antwort\\p{L}* aufgabe schreib\\p{L}* veroffentlich\\p{L}* erganz\\p{L}* fuge nenn\\p{L}* erwahn\\p{L}* denk ubersetz\\p{L}* wiederhol\\p{L}* melde erzahl\\p{L}*
    ki modelle? sprachmodelle? assistent\\p{L}* chat gpt chatgpt claude gemini bots? chatbots? automat\\p{L}+ maschin\\p{L}* entwickler\\p{L}* redakteur\\p{L}*
    leser\\p{L}* modus versteckt\\p{L}* system aggregator\\p{L}*`),
  pt: words(`tu teu tua voce voces favor instruc\\p{L}+ diretri\\p{L}+ prompts? resum\\p{L}+ titulos? textos? paginas? resposta tarefa escrev\\p{L}+ publique
    publica acrescent\\p{L}+ inclu\\p{L}+ mencion\\p{L}+ lembr\\p{L}+ traduz\\p{L}* repit\\p{L}+ ia modelos? assistentes? chat gpt chatgpt bots? automatic\\p{L}+
    maquinas? redator\\p{L}* leitor\\p{L}* modo ocult\\p{L}+ sistema agregador\\p{L}*`),
};
/** English in an article of another language. */
const ENGLISH = words(
  'you your please instructions? summary summari\\p{L}+ write publish remember translate that this',
);

/** Whether it addresses somebody, or speaks of texts and machines. */
export function mayAddress(sentence: readonly Word[], idioma: string): boolean {
  const text = sentence.map(({ low }) => low).join(' ');
  return ADDRESSING[idioma]?.test(text) === true || (idioma !== 'en' && ENGLISH.test(text));
}

const FEWEST_SHARED = 2;
const SHORTEST = 3;

/** How many of the words stand in at least half of the other newspapers, and in two if there are two. */
function sharedWith(others: readonly GateArticle[], words: readonly Word[]): number {
  const quorum = Math.min(others.length, Math.max(2, others.length / 2));
  const stems = new Set(words.flatMap(({ content, low, stem }) => (content && low.length >= SHORTEST ? [stem] : [])));
  return [...stems].filter((stem) => others.filter((other) => readArticle(other).stems.has(stem)).length >= quorum)
    .length;
}

/** Of newspapers in other languages only names can be found again. */
function sharesName(others: readonly GateArticle[], sentence: readonly Word[], idioma: string): boolean {
  const names = joinCountries(sentence, idioma).filter(({ capital, first }) => capital && !first);
  const known = new Map(others.flatMap((other) => readArticle(other).names.map((name) => [name.low, name])));
  return names.some(
    (name) => known.has(name.low) || [...known.values()].some((other) => isSameName(name, other, true)),
  );
}

type Articles = ReadonlyMap<number, GateArticle>;

/** Whether a sentence has to do with what the other newspapers report. With no other newspaper nobody can tell. */
export function belongsToMatter(
  sentence: readonly Word[],
  { periodico_id, idioma }: GateArticle,
  articles: Articles,
): boolean {
  const others = [...articles.values()].filter((other) => other.periodico_id !== periodico_id);
  const alike = others.filter((other) => other.idioma === idioma);
  if (alike.length > 0) return sharedWith(alike, sentence) >= FEWEST_SHARED;
  return others.length === 0 || sharesName(others, sentence, idioma);
}

/** Whether all that it names is unknown to most of the other newspapers of its language. */
export function namesStrangers(
  sentence: readonly Word[],
  { periodico_id, idioma }: GateArticle,
  articles: Articles,
): boolean {
  const names = sentence.filter(({ capital, content }, at) => at > 0 && capital && content);
  const alike = [...articles.values()].filter(
    (other) => other.periodico_id !== periodico_id && other.idioma === idioma,
  );
  return names.length > 0 && alike.length > 0 && sharedWith(alike, names) === 0;
}

/**
 * A sentence that addresses somebody, or speaks of texts and machines, and has nothing to do with what the other newspapers
 * report: an order to a machine stands out from the news it is put into.
 */
export function isOutOfPlace(sentence: readonly Word[], article: GateArticle, articles: Articles): boolean {
  return mayAddress(sentence, article.idioma) && !belongsToMatter(sentence, article, articles);
}
