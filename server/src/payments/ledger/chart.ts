/** A person's: what a reader has put in, what an author has earned, what somebody owes. Never beyond zero. */
export type PersonAccount = 'reader' | 'author' | 'debt';

/** The house's: money at the provider and at its bank; income; costs; and what has left somebody and not yet the house. */
export type HouseAccount =
  | 'provider'
  | 'commission'
  | 'donations'
  | 'provider_fees'
  | 'refund_clearing'
  | 'payout_clearing'
  | 'losses'
  | 'bank';

/** What is on its way: they return to zero. */
export const CLEARING_ACCOUNTS = ['refund_clearing', 'payout_clearing'] as const satisfies HouseAccount[];

export type TransferKind =
  | 'recarga'
  | 'compra'
  | 'donacion'
  | 'donacion_devuelta'
  | 'reembolso'
  | 'reembolso_enviado'
  | 'reembolso_fallido'
  | 'contracargo'
  | 'contracargo_ganado'
  | 'pago_autor'
  | 'pago_autor_enviado'
  | 'pago_autor_fallido'
  | 'coste_proveedor'
  | 'traspaso_banco';

export type Account = HouseAccount | readonly [PersonAccount, usuario_id: number];

/** Above zero the house owes or has earned it, below it has or has spent it. */
export type Entry = readonly [account: Account, cents: number];

export interface Movement {
  readonly kind: TransferKind;
  /** What it is made for, so that it is made once: `recarga:pi_…`. */
  readonly key: string;
  readonly usuario_id?: number;
  readonly articulo_id?: number;
  /** The provider's object behind it. */
  readonly provider_id?: string;
  /** Nobody has to look whether they are. */
  readonly areAccountsOpen?: boolean;
  readonly entries: readonly Entry[];
}
