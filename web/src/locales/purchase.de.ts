import type { PurchaseText } from './purchase-text.ts';

export const purchaseDe: PurchaseText = {
  title: 'Kauf bestätigen',
  price: 'Preis',
  signIn: 'Melde dich an, um diesen Artikel zu kaufen.',
  signInLink: 'Anmelden',
  closed: 'Auf dieser Seite ist kein Zahlungsmittel aktiv, deshalb kann ihn gerade niemand kaufen.',
  page: 'Seine Seite ansehen',
  close: 'Schließen',
};
