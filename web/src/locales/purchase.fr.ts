import type { PurchaseText } from './purchase-text.ts';

export const purchaseFr: PurchaseText = {
  title: 'Confirmer l’achat',
  price: 'Prix',
  signIn: 'Connectez-vous pour acheter cet article.',
  signInLink: 'Se connecter',
  closed: 'Aucun moyen de paiement n’est actif sur ce site : personne ne peut l’acheter pour le moment.',
  page: 'Voir sa page',
  close: 'Fermer',
};
