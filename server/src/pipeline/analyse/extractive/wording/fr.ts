import { anywhere, atStart, between, everywhere, justBefore, leadingIn, saying } from './phrases.ts';
import type { Wording } from './wording.ts';

const DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';

export const fr: Wording = {
  aboutItself: anywhere(
    'ceux qui suivent le dossier|les personnes interrogées|partie des conversations|des (?:questions|doutes) auxquels|le plus (?:difficile|délicat)',
    '(?:ce|notre|votre) (?:journal|quotidien|média|site)|notre (?:rédaction|correspondante?|envoyée?)|des lecteurs nous|nos lecteurs',
    'à l’heure (?:d’écrire|du bouclage|où nous)|ces lignes|dès que (?:d’autres|de nouveaux)|plus d’informations à venir|aucun autre détail|rien d’autre n’était',
    'd’autres nouvelles|des précisions sont|tous droits réservés|cliquez|photo d’archives',
  ),
  connector: leadingIn(
    'par ailleurs|en outre|de plus|de même|également|aussi|pour mémoire|un rappel|pour rappel|rappelons que|à noter que|en effet|enfin|et|mais|en fait|d’autre part',
  ),
  reminder: leadingIn('pour mémoire', 'un rappel', 'pour rappel', 'rappelons que'),
  dangling: atStart(
    'il|elle|ils|elles|ce|cet|cette|ces|c’|cela|ceci|ça|son|sa|ses|leur|leurs|celui-ci|celle-ci|ceux-ci|celles-ci|celui|celle|ceux|celles|tel(?:le)?s?',
    'ainsi|donc|alors|ensuite|puis|pourtant|toutefois|cependant|néanmoins|en revanche|de son côté|pour sa part|en outre|par ailleurs|mais|et|ou|ni|car|parce que|bien que|tandis que',
    'les deux|l’autre|les autres|le premier|la première|le second|la seconde|le même|la même|d’entre eux|parmi eux|a-t-il|a-t-elle|selon (?:lui|elle|eux)|sur ce tronçon',
  ),
  aside: between('cependant|toutefois|en revanche|par ailleurs|pour sa part|de son côté|en outre|néanmoins|donc'),
  attribution: saying('selon|d’après', 'selon|d’après|a (?:indiqué|confirmé|précisé|expliqué|annoncé|ajouté|affirmé)'),
  relativeDay: anywhere(
    'hier|avant-hier|aujourd’hui|demain|ce (?:matin|soir)|cet après-midi|cette (?:nuit|semaine)|la (?:semaine|nuit) dernière|il y a (?:quelques|deux) (?:jours|heures)',
  ),
  weekday: everywhere(`(?<!(?:de|du|depuis|jusqu’à|pour|et|ou|le|au) )(?:ce )?(?:${DAYS})(?: (?:matin|soir|dernier))?`),
  future: anywhere(
    'ser(?:a|ont)|aur(?:a|ont)|devr(?:a|ont|ait|aient)|pourr(?:a|ont|ait|aient)|fer(?:a|ont)|ir(?:a|ont)|\\p{Ll}{3,}(?:er|ir|d?r)ont|\\p{Ll}{4,}[ei]ra|prendra|va|vont|devrait',
    'dans les prochain[es]{1,2}s?|prochain(?:e|s|es)?|est attendue?|sont attendue?s|prévue?s?|à partir d[eu]|d’ici (?:à )?',
  ),
  background: anywhere(
    'en (?:19|20)\\d\\d|depuis (?:des|de|plus|(?:19|20)\\d\\d|longtemps|\\p{L}+ ans)|dès (?:19|20)\\d\\d|il y a (?:un|une|deux|trois|\\p{L}+|\\d+) (?:siècles?|décennies?|ans|mois)|centenaire|vieille? d’un siècle',
    'pour mémoire|un rappel|historiquement|jusqu’(?:ici|alors|à présent)|précédents?|la dernière fois|avai(?:t|ent) déjà|(?:datent|remontent) |existe déjà',
  ),
  favour: everywhere(
    'enfin|soulagement|bienvenue?|progrès|avancée|conquête|en faveur|nécessaire|mérite|bonne nouvelle|juste|répit',
  ),
  against: everywhere(
    'erreur|faute|ruin\\p{L}*|danger\\p{L}*|contre|qui paie|paiera|imprudence?|imprudent|échec|précipitée?|punition|dette|facture',
  ),
  about: justBefore('environ|quelque|près de|autour de|à peu près|une? (?:centaine|dizaine|vingtaine) de'),
  atLeast: justBefore('plus de|au moins|au minimum|dépass(?:e|ent|é)'),
  atMost: justBefore('moins de|jusqu’à|au plus|presque|au maximum'),
};
