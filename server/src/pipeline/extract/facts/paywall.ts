import { plainText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import { attributeOf, type PageElement } from '../page/dom.ts';
import type { Metas } from '../page/metas.ts';
import type { Page } from '../page/parse-page.ts';

const TIER = ['article:content_tier', 'og:article:content_tier', 'content_tier', 'article.content_tier'];
const WALL =
  /(?:^|[-_\s])(?:paywall|pay-wall|regwall|premium-wall|subscriber-only|piano-|tp-container|meter-wall|muro)/i;
/** The rest is for those who pay or sign in. */
const FOR_SUBSCRIBERS =
  /(?:para|to|for|aux|für|à nos) (?:los |our |nuestros |os |nossos |unsere )?(?:suscriptor|abonad|subscriber|abonné|abonnent|assinant|members|socios)|(?:suscr|subscri|abonn|assin|regist|cadastr|log in|sign in|inicia sesión|melden sie sich).{0,80}(?:seguir|continu|keep|weiter|lire la suite)|il vous reste/i;
const LONGEST_NOTICE = 400;

/** What the page says outright; undefined if it says nothing. */
export function saysPaywalled(metas: Metas, data: ArticleData): boolean | undefined {
  if (data.free !== undefined) return !data.free;
  const tier = metas.find(...TIER).toLowerCase();
  return tier === '' ? undefined : tier === 'locked';
}

/** A notice that the rest is for those who pay. Pages that show all may have one too: see whether much can be read. */
export function hasWall({ elements }: Page): boolean {
  const isNotice = ({ textContent }: PageElement) => {
    const text = textContent.length > LONGEST_NOTICE ? '' : plainText(textContent);
    return FOR_SUBSCRIBERS.test(text);
  };
  return elements.some((element) => {
    const names = ['class', 'id'].map((name) => attributeOf(element, name)).join(' ');
    return WALL.test(names) ? isNotice(element) : element.localName === 'p' && isNotice(element);
  });
}

const CUT = /(?:…|\.\.\.|\[\.\.\.\]|\[…\])$/;
const FEW_WORDS = 160;

/** Whether so few words are a beginning and not the whole. */
export const looksCut = (texto: string, words: number, walled: boolean): boolean =>
  words < FEW_WORDS && (walled || CUT.test(texto));
