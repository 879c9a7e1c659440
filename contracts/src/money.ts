/** Money is whole cents everywhere inside; euros are for the edge. */
export const toCents = (euros: number): number => Math.round(euros * 100);
export const toEuros = (cents: number): number => cents / 100;

export const PORCENTAJE_COMISION = 10;

/** What the house keeps of a price, rounded down to the cent. */
export const commissionCents = (priceCents: number, percentage = PORCENTAJE_COMISION): number =>
  Math.floor((priceCents * percentage) / 100);

/** What its author gets. */
export const authorShareCents = (priceCents: number): number => priceCents - commissionCents(priceCents);

/** The provider takes no smaller payment. */
export const TOP_UP_MIN_CENTS = 50;
export const TOP_UP_MAX_CENTS = 20_000;
/** An author is paid from here on. */
export const PAYOUT_MIN_CENTS = 1000;
const WITHOUT_ARTICLE = [500, 1000, 2000];
const ABOVE_MISSING = [0, 500, 1000];

export interface TopUpChoice {
  readonly cents: number;
  readonly balanceAfterCents: number;
  /** What was owed is covered first: what is left of it. */
  readonly owedAfterCents: number;
  /** Just what the article lacks. */
  readonly isExact: boolean;
  /** The provider's minimum is above what is missing. */
  readonly isRaised: boolean;
}

/**
 * What may be added: what an article lacks and a little more, or round amounts where nothing is to be bought. The balance
 * of who owes something is below zero. Where more is missing than may be added at once, that is the one choice.
 */
export function topUpChoices(balanceCents: number, priceCents?: number): TopUpChoice[] {
  const missing = priceCents === undefined ? undefined : Math.max(0, priceCents - balanceCents);
  const wished = missing === undefined ? WITHOUT_ARTICLE : ABOVE_MISSING.map((more) => missing + more);
  const allowed = wished.filter((amount) => amount <= TOP_UP_MAX_CENTS);
  return (allowed.length > 0 ? allowed : [TOP_UP_MAX_CENTS]).map((amount) => {
    const cents = Math.max(amount, TOP_UP_MIN_CENTS);
    const after = balanceCents + cents;
    return {
      cents,
      balanceAfterCents: Math.max(0, after),
      owedAfterCents: Math.max(0, -after),
      isExact: cents === missing,
      isRaised: cents > amount,
    };
  });
}
