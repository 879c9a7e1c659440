/** Why a card says no. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly decline?: Decline;
  /** When its bank wants to see its owner. */
  readonly authentication?: 'always' | 'unless_set_up';
  /** It can be saved although it cannot be charged. */
  readonly attaches?: boolean;
  /** Its owner complains as soon as it is charged. */
  readonly disputes?: boolean;
  readonly refund?: 'pending' | 'fails_later';
}

const GENERIC: Decline = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };

/** As the provider calls them in `pm_card_…`. */
export const CARDS = {
  visa: { number: '4242424242424242', brand: 'visa' },
  mastercard: { number: '5555555555554444', brand: 'mastercard' },
  amex: { number: '378282246310005', brand: 'amex' },
  chargeDeclined: { number: '4000000000000002', brand: 'visa', decline: GENERIC },
  chargeDeclinedInsufficientFunds: {
    number: '4000000000009995',
    brand: 'visa',
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  chargeDeclinedExpiredCard: {
    number: '4000000000000069',
    brand: 'visa',
    decline: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  },
  chargeDeclinedIncorrectCvc: {
    number: '4000000000000127',
    brand: 'visa',
    decline: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: 'Your card’s security code is incorrect.',
    },
  },
  chargeDeclinedProcessingError: {
    number: '4000000000000119',
    brand: 'visa',
    decline: {
      code: 'processing_error',
      decline_code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  authenticationRequiredOnSetup: { number: '4000002500003155', brand: 'visa', authentication: 'unless_set_up' },
  authenticationRequired: { number: '4000002760003184', brand: 'visa', authentication: 'always' },
  threeDSecure2Required: { number: '4000000000003220', brand: 'visa', authentication: 'always' },
  threeDSecureRequiredChargeDeclined: {
    number: '4000008400001629',
    brand: 'visa',
    authentication: 'always',
    decline: GENERIC,
    attaches: true,
  },
  createDispute: { number: '4000000000000259', brand: 'visa', disputes: true },
  chargeCustomerFail: { number: '4000000000000341', brand: 'visa', decline: GENERIC, attaches: true },
  pendingRefund: { number: '4000000000007726', brand: 'visa', refund: 'pending' },
  refundFail: { number: '4000000000005126', brand: 'visa', refund: 'fails_later' },
} as const satisfies Record<string, TestCard>;

export type CardName = keyof typeof CARDS;

export const cardOf = (name: CardName): TestCard => CARDS[name];

const namesOfCards = Object.keys(CARDS) as CardName[];
const byNumber = new Map<string, CardName>(namesOfCards.map((name) => [CARDS[name].number, name]));

export const findCardByNumber = (number: string): CardName | undefined => byNumber.get(number);
export const findCardByName = (name: string): CardName | undefined => namesOfCards.find((one) => one === name);

/** The check digit of every card number. */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return number.length >= 12 && sum % 10 === 0;
}

export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
