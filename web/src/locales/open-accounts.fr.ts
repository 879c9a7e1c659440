import type { OpenAccountsText } from './open-accounts-text.ts';

export const openAccountsFr: OpenAccountsText = {
  title: 'Comptes ouverts',
  description:
    'Tout l’argent qui entre dans Poliedro, ce qui parvient à celles et ceux qui écrivent et ce que coûte le site, mois par mois et aux yeux de tous.',
  lead: 'Chez Poliedro, personne ne se partage de bénéfices. Il n’y a donc rien à cacher : voici tout l’argent qui est entré et tout celui qui est sorti.',
  summary: 'Depuis {{mes}}, {{entrado}} sont entrés et {{pagado}} sont déjà parvenus à celles et ceux qui écrivent.',
  empty:
    'Pas un centime n’a encore bougé. Dès que quelqu’un ajoutera du solde, achètera un article ou fera un don, on le verra ici.',
  failed: 'Les comptes n’ont pas pu être chargés.',
  months: {
    title: 'Mois par mois',
    range: 'Les douze derniers mois : de {{desde}} à {{hasta}}. Toutes les colonnes ont la même échelle.',
    in: 'Entré',
    out: 'Sorti',
    peak: '{{nombre}} : {{total}} en douze mois. Le mois le plus haut a été {{mes}}, avec {{importe}}.',
    none: '{{nombre}} : rien pendant ces douze mois.',
  },
  flows: {
    recargas: 'Recharges des lecteurs',
    donaciones: 'Dons',
    pagado_autores: 'Versé à celles et ceux qui écrivent',
    costes: 'Frais de paiement par carte',
    devuelto: 'Rendu aux cartes',
  },
  now: {
    title: 'Ce qu’il y a maintenant',
    lead: 'De ce qui est entré, il reste {{importe}}, et chaque centime a son propriétaire.',
    readers: 'Aux lecteurs',
    readersNote:
      'Leur solde : nous le gardons jusqu’à ce qu’ils le dépensent ou demandent qu’il retourne sur leur carte.',
    authors: 'À celles et ceux qui écrivent',
    authorsNote: 'Gagné avec leurs articles et encore à verser.',
    house: 'À Poliedro',
    houseNote: 'Commissions et dons, moins les frais. Cela fait vivre le site ; personne ne se le partage.',
  },
  euro: {
    title: 'De chaque euro d’un article',
    lead: 'Le prix d’un article se partage toujours de la même façon.',
    author: 'Pour qui l’a écrit',
    house: 'Pour faire vivre Poliedro',
  },
  table: {
    title: 'Tous les chiffres',
    lead: 'En euros. « Dépensé en articles » n’est pas de l’argent nouveau : les lecteurs l’avaient déjà versé en rechargeant leur solde.',
    scroll: 'Tableau de tous les chiffres ; il défile sur le côté',
    mes: 'Mois',
    total: 'Au total',
    recargas: 'Recharges',
    donaciones: 'Dons',
    compras: 'Dépensé en articles',
    autores: 'Dont, pour qui écrit',
    comision: 'Dont, commission',
    pagado_autores: 'Versé à qui écrit',
    costes: 'Frais de carte',
    devuelto: 'Rendu',
  },
  proof: {
    title: 'Comment on sait que c’est vrai',
    text: 'Ces chiffres viennent directement de notre livre de comptes. Rien n’y est effacé ni modifié : chaque mouvement y est inscrit deux fois et le tout doit faire zéro. Un programme le vérifie en entier, et son code est libre.',
    proved: 'Vérifié pour la dernière fois le {{fecha}} : pas un centime de trop ni de moins.',
    faulty: 'Vérifié pour la dernière fois le {{fecha}} : {{count}} points ne tombent pas juste et nous les examinons.',
    never: 'Il n’a pas encore été vérifié.',
    updated: 'Chiffres du {{fecha}}.',
    json: 'Les mêmes données, à lire avec un programme',
  },
};
