import { foldText, plainText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import type { Page } from '../page/parse-page.ts';

/** What newspapers call the place where people say what they think. */
const OPINION = new Set(
  (
    'opinion,opiniones,columna,columnas,columnistas,columnista,tribuna,tribuna abierta,tribunas,editorial,editoriales,' +
    'carta,cartas,cartas al director,articulos de opinion,firmas,blogs de opinion,punto de vista,analisis y opinion,' +
    'opinions,comment,commentary,comment is free,column,columns,columnists,op ed,oped,editorials,letters,viewpoint,' +
    'viewpoints,perspectives,voices,idees,debats,chroniques,chronique,tribunes,editos,edito,editoriaux,points de vue,' +
    'point de vue,opinions et debats,meinung,meinungen,kommentar,kommentare,kolumne,kolumnen,leitartikel,gastbeitrag,' +
    'gastkommentar,debatte,standpunkt,opiniao,opinioes,coluna,colunas,colunistas,colunista,editoriais,artigos de opiniao,' +
    'ponto de vista,tribuna livre,opinione,opinioni,editoriale,commenti'
  ).split(','),
);
const LABELLED = /^([^|:·.–—-]{3,25})\s*(?:[|:·]|[.–—-]\s)\s*\S|\|\s*([^|]{3,25})$/u;
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:yo|me|mí|mi|mis|conmigo|creo|pienso|opino|considero|confieso|sospecho|temo|prefiero|he|estoy|soy|tengo|quiero|sé|digo|escribo)(?!\p{L})/giu,
  en: /(?<![\p{L}.])(?:I|I['’](?:m|ve|d|ll)|me|my|mine|myself)(?![\p{L}.])/gu,
  fr: /(?<!\p{L})(?:je|j['’]|moi|mon|ma|mes|m['’]|me)(?!\p{Lu})/giu,
  de: /(?<!\p{L})(?:ich|mir|mich|mein(?:e|er|en|em|es)?)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:eu|me|mim|meu|minha|meus|minhas|comigo|acho|penso|creio|confesso|prefiro|tenho|quero|digo|escrevo)(?!\p{L})/giu,
};
/** In so many words, outside what is quoted, a report speaks of itself less often than this. */
const LEAST_TIMES = 3;
const LEAST_PER_HUNDRED = 1.2;

const names = (text: string): boolean => OPINION.has(foldText(text));

/** Whether somebody speaks for themselves, in what is not quoted. */
export function speaksInFirstPerson(own: string, idioma: string): boolean {
  const pattern = FIRST_PERSON[idioma];
  if (pattern === undefined) return false;
  const times = own.match(pattern)?.length ?? 0;
  return times >= LEAST_TIMES && (100 * times) / own.split(/\s+/).length >= LEAST_PER_HUNDRED;
}

function isLabelled(title: string): boolean {
  const [, before = '', after = ''] = LABELLED.exec(title) ?? [];
  return names(before) || names(after);
}

/** A word above the title, where columns are marked. */
function isMarkedAboveTitle({ tagged }: Page): boolean {
  const title = tagged('h1')[0];
  for (let at = title?.parentElement?.firstElementChild ?? null; at !== null && at !== title; ) {
    if (names(plainText(at.textContent).slice(0, 40))) return true;
    at = at.nextElementSibling;
  }
  return false;
}

export interface OpinionSigns {
  readonly page: Page;
  readonly data: ArticleData;
  readonly sections: readonly string[];
  /** All that the page and the feed give as its title. */
  readonly titles: readonly string[];
}

/** What the newspaper says of it; read before the page is taken apart. */
export const isMarkedOpinion = ({ page, data, sections, titles }: OpinionSigns): boolean =>
  data.types.some((type) => /^Opinion|^Editorial|^Column/i.test(type)) ||
  sections.some(names) ||
  titles.some(isLabelled) ||
  isMarkedAboveTitle(page);
