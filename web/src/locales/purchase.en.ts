import type { PurchaseText } from './purchase-text.ts';

export const purchaseEn: PurchaseText = {
  title: 'Confirm purchase',
  price: 'Price',
  signIn: 'Sign in to buy this article.',
  signInLink: 'Sign in',
  closed: 'No means of payment is active on this site, so nobody can buy it now.',
  page: 'See its page',
  close: 'Close',
};
