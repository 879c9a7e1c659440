import { SITE_NAME } from '@poliedro/contracts/site';
import type { OpenAccountsText } from './open-accounts-text.ts';

export const openAccountsFr: OpenAccountsText = {
  title: 'Nos comptes',
  description: `Tout l’argent qui entre dans ${SITE_NAME}, ce qui revient aux auteurs et ce que coûte le site, mois par mois et aux yeux de tous.`,
  lead: `Chez ${SITE_NAME}, aucun bénéfice n’est distribué. Il n’y a donc rien à cacher : voici tout l’argent entré et tout l’argent sorti.`,
  summary: 'Depuis {{mes}}, {{entrado}} sont entrés et {{pagado}} ont déjà été versés aux auteurs.',
  empty:
    'Pas un centime n’a encore bougé. Dès que quelqu’un rechargera son solde, achètera un article ou fera un don, on le verra ici.',
  failed: 'Les comptes n’ont pas pu être chargés.',
  months: {
    title: 'Mois par mois',
    range: 'Les douze derniers mois ({{desde}} – {{hasta}}). Toutes les colonnes ont la même échelle.',
    in: 'Entrées',
    out: 'Sorties',
    peak: '{{nombre}} : {{total}} en douze mois. Le mois le plus fort : {{mes}}, avec {{importe}}.',
    none: '{{nombre}} : rien pendant ces douze mois.',
  },
  flows: {
    recargas: 'Recharges des lecteurs',
    donaciones: 'Dons',
    pagado_autores: 'Versé aux auteurs',
    costes: 'Frais de paiement par carte',
    devuelto: 'Remboursé sur les cartes',
  },
  now: {
    title: 'Ce qu’il reste aujourd’hui',
    lead: 'Sur ce qui est entré, il reste {{importe}}, et chaque centime a un propriétaire.',
    readers: 'Aux lecteurs',
    readersNote:
      'Leur solde : nous le gardons jusqu’à ce qu’ils le dépensent ou demandent son remboursement sur leur carte.',
    authors: 'Aux auteurs',
    authorsNote: 'Gagné avec leurs articles et encore à verser.',
    cards: 'De retour vers les cartes',
    cardsNote: 'Remboursements déjà demandés et pas encore partis.',
    house: `À ${SITE_NAME}`,
    houseNote: 'Commissions et dons, moins les frais. Cela fait vivre le site ; rien n’est distribué.',
  },
  euro: {
    title: 'Sur chaque euro payé pour un article',
    lead: 'Le prix d’un article se partage toujours de la même façon.',
    author: 'Pour son auteur',
    house: `Pour faire vivre ${SITE_NAME}`,
  },
  table: {
    title: 'Tous les chiffres',
    lead: 'En euros. « Dépensé en articles » n’est pas de l’argent nouveau : les lecteurs l’avaient déjà versé en rechargeant leur solde.',
    scroll: 'Tableau de tous les chiffres ; il défile horizontalement',
    mes: 'Mois',
    total: 'Au total',
    recargas: 'Recharges',
    donaciones: 'Dons',
    compras: 'Dépensé en articles',
    autores: 'Dont part des auteurs',
    comision: 'Dont commission',
    pagado_autores: 'Versé aux auteurs',
    costes: 'Frais de carte',
    devuelto: 'Remboursé',
  },
  proof: {
    title: 'Comment on sait que c’est vrai',
    text: 'Ces chiffres viennent directement de notre livre de comptes. Rien n’y est effacé ni modifié : chaque mouvement y est inscrit deux fois et le tout doit faire zéro. Un programme le vérifie en entier, et son code est libre.',
    proved: 'Vérifié pour la dernière fois le {{fecha}} : pas un centime de trop ni de moins.',
    faulty:
      'Vérifié pour la dernière fois le {{fecha}}. Points qui ne tombent pas juste : {{count}} ; nous les examinons.',
    never: 'Il n’a pas encore été vérifié.',
    updated: 'Chiffres du {{fecha}}.',
    json: 'Les mêmes données, à lire avec un programme',
  },
};
