/** Names of classes and ids, in the languages in which people name them, by the words they are made of. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Never part of an article. */
const APART = words(`
  ad ads adslot adbox advert adverts advertisement advertising advertorial adsense dfp banner publicidad publi publicite
  publicidade anzeige anzeigen werbung sponsor sponsored sponsorship patrocinado outbrain taboola
  comment comments comentario comentarios commentaire commentaires kommentar kommentare disqus livefyre respond
  cookie cookies consent gdpr cmp ccpa onetrust didomi cookiebot usercentrics sourcepoint
  newsletter newsletters boletin boletines infolettre signup subscribe subscription subscriptions suscribete suscripcion
  suscribirse abonnement abonnieren abonnez assine assinatura paywall regwall registerwall login
  nav navbar navigation navegacion menu breadcrumb breadcrumbs migas footer sidebar masthead topbar skip
  related relacionado relacionados relacionada relacionadas recirculation recommended recommendation recommendations
  recomendado recomendados recomendadas empfehlungen verwandt mostread popular trending masleidas masvistas
  modal popup overlay lightbox interstitial toast
  pagination pager poll encuesta umfrage sondage`);

/** Around the text of an article or between its paragraphs; but the words are also used for better things. */
const ASIDE = words(`
  share sharing shares sharebar sharetools compartir partage partager teilen compartilhar social socials follow
  byline bylines author authors autor autores auteur autoren firma signature writer bio
  date dates fecha datum timestamp dateline published updated
  caption captions figcaption credit credits credito legend leyenda pie bildunterschrift legenda
  tag tags etiquetas schlagworte keywords topics temas themen
  promo promos promotion teaser teasers toolbar tools herramientas print imprimir rating player kicker
  meta infobox factbox despiece
  hidden visuallyhidden screenreader sronly`);

/** Such names tell how something looks at the moment, not what it is. */
const STATE =
  /^(?:has|no|not|is|with|without|show|hide|js|can)[-_]|[-_](?:open|closed|enabled|disabled|on|off|count)$/i;
const BOUNDARY = /[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** 'apart', 'aside' or nothing, by what an element is called. */
export function furnitureNamed(names: string): 'apart' | 'aside' | undefined {
  let found: 'aside' | undefined;
  for (const name of names.split(/\s+/)) {
    if (name === '' || STATE.test(name)) continue;
    const parts = name.split(BOUNDARY).map((part) => part.toLowerCase());
    if (parts.some((part) => APART.has(part))) return 'apart';
    if (parts.some((part) => ASIDE.has(part))) found = 'aside';
  }
  return found;
}
