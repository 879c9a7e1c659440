import type { User } from '@poliedro/contracts/accounts';
import { commissionCents, toEuros } from '@poliedro/contracts/money';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { writeMail } from '../../mail/mail.service.ts';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { fingerprintOf, recall } from '../ledger/answer-once.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { inBalance, withinBounds } from '../ledger/ledger.ts';
import { addPurchase, type BoughtNow, findSale, type Sale } from './purchase.repository.ts';

export interface PurchaseRequest {
  readonly articulo_id: number;
  /** What the reader saw; absent where the window did not say. */
  readonly expectedCents: number | undefined;
  readonly key: string | undefined;
}

export interface Bought {
  readonly importe_centimos: number;
  readonly saldo_centimos: number;
}

export interface PurchaseService {
  buy(user: User, request: PurchaseRequest): Promise<Bought>;
}

interface Offer extends Sale {
  readonly importe_centimos: number;
}

/** The rules, in the order in which a reader would want to hear of them. */
function checkOffer(sale: Sale, user: User, { articulo_id, expectedCents }: PurchaseRequest): asserts sale is Offer {
  if (sale.autor_id === user.id) throw new DomainError('own_article', { articulo_id });
  if (!sale.is_public || sale.importe_centimos === null) throw new DomainError('article_not_public', { articulo_id });
  if (sale.importe_centimos === 0) throw new DomainError('article_free', { articulo_id });
  if (expectedCents !== undefined && expectedCents !== sale.importe_centimos)
    throw new DomainError('price_changed', { articulo_id }, { importe_euros: toEuros(sale.importe_centimos) });
  if (sale.debt_cents > 0) throw new DomainError('account_frozen');
}

interface Needed {
  readonly db: Queryable;
  readonly wakeMail: WakeMail;
  readonly origin: string;
}

export function createPurchaseService({ db, wakeMail, origin }: Needed): PurchaseService {
  const receiptFor = (user: User, articulo_id: number, { titular, importe_centimos }: Offer) =>
    writeMail({
      destinatario: user.email,
      idioma: user.idioma,
      plantilla: 'purchase-receipt',
      datos: {
        alias: user.alias,
        titular,
        importe: String(importe_centimos),
        url: `${origin}/articulo/${articulo_id}`,
      },
    });

  async function pay(
    user: User,
    { articulo_id, key }: PurchaseRequest,
    sale: Offer,
    fingerprint: string,
  ): Promise<BoughtNow | undefined> {
    const { autor_id, titular, importe_centimos } = sale;
    const comision_centimos = commissionCents(importe_centimos);
    const movement = inBalance({
      kind: 'compra',
      key: `compra:${user.id}:${articulo_id}`,
      usuario_id: user.id,
      articulo_id,
      areAccountsOpen: sale.are_accounts_open,
      entries: [
        [['reader', user.id], -importe_centimos],
        [['author', autor_id], importe_centimos - comision_centimos],
        ['commission', comision_centimos],
      ],
    });
    const receipt = receiptFor(user, articulo_id, sale);
    const bought = { autor_id, titular, importe_centimos, comision_centimos, movement, receipt, key, fingerprint };
    return withinBounds(movement, () => addPurchase(db, bought));
  }

  const answerAgain = async (user: User, importe_centimos: number): Promise<Bought> => ({
    importe_centimos,
    saldo_centimos: (await readBalances(db, user.id)).reader,
  });

  /** It was there a moment ago: it has been bought by the same reader meanwhile, or is not for sale as it was. */
  async function afterAll(user: User, request: PurchaseRequest): Promise<Bought> {
    const { articulo_id } = request;
    const { sale } = await findSale(db, articulo_id, user.id, undefined);
    if (sale === undefined) throw new DomainError('articulo_not_found', { articulo_id });
    if (sale.paid_cents !== null) return answerAgain(user, sale.paid_cents);
    checkOffer(sale, user, request);
    throw new DomainError('price_changed', { articulo_id }, { importe_euros: toEuros(sale.importe_centimos) });
  }

  return {
    async buy(user, request) {
      const { articulo_id, expectedCents, key } = request;
      const fingerprint = fingerprintOf(['compra', articulo_id, expectedCents]);
      const { sale, before } = await findSale(db, articulo_id, user.id, key);
      if (before !== undefined) return answerAgain(user, recall(before, fingerprint));
      if (sale === undefined) throw new DomainError('articulo_not_found', { articulo_id });
      if (sale.paid_cents !== null) return answerAgain(user, sale.paid_cents);
      checkOffer(sale, user, request);
      const bought = await pay(user, request, sale, fingerprint);
      if (bought === undefined) return afterAll(user, request);
      wakeMail(bought.mail_id);
      return { importe_centimos: sale.importe_centimos, saldo_centimos: bought.saldo_centimos };
    },
  };
}
