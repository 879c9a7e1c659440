import type { User } from '@poliedro/contracts/accounts';
import { commissionCents, toEuros } from '@poliedro/contracts/money';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { answerOnce } from '../ledger/answer-once.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { addPurchase, findSale, type Sale } from './purchase.repository.ts';

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
  readonly db: Database;
  readonly wakeMail: WakeMail;
  readonly origin: string;
}

export function createPurchaseService({ db, wakeMail, origin }: Needed): PurchaseService {
  /** The mail of the receipt, unless it was bought already. */
  async function pay(tx: Transaction, user: User, articulo_id: number, sale: Offer): Promise<number | undefined> {
    const { autor_id, titular, importe_centimos } = sale;
    const usuario_id = user.id;
    const comision_centimos = commissionCents(importe_centimos);
    const bought = { usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos };
    if (!(await addPurchase(tx, bought))) return undefined;
    const mail_id = await queueMail(tx, {
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
    await post(tx, {
      kind: 'compra',
      key: `compra:${usuario_id}:${articulo_id}`,
      usuario_id,
      articulo_id,
      areAccountsOpen: sale.are_accounts_open,
      entries: [
        [['reader', usuario_id], -importe_centimos],
        [['author', autor_id], importe_centimos - comision_centimos],
        ['commission', comision_centimos],
      ],
    });
    return mail_id;
  }

  return {
    async buy(user, request) {
      const { articulo_id, expectedCents, key } = request;
      let receipt: number | undefined;
      const importe_centimos = await db.transaction((tx) =>
        answerOnce(tx, { usuario_id: user.id, key, request: ['compra', articulo_id, expectedCents] }, async () => {
          const sale = await findSale(tx, articulo_id, user.id);
          if (sale === undefined) throw new DomainError('articulo_not_found', { articulo_id });
          if (sale.paid_cents !== null) return sale.paid_cents;
          checkOffer(sale, user, request);
          receipt = await pay(tx, user, articulo_id, sale);
          return sale.importe_centimos;
        }),
      );
      if (receipt !== undefined) wakeMail(receipt);
      return { importe_centimos, saldo_centimos: (await readBalances(db, user.id)).reader };
    },
  };
}
