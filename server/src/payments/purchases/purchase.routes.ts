import { toCents, toEuros } from '@poliedro/contracts/money';
import { checkPurchase, listPurchases, purchaseArticle } from '@poliedro/contracts/payments';
import { type PersonalRegistry, registerUserCall, registerVisitorCall } from '../../accounts/personal-calls.ts';
import type { Database } from '../../platform/database.ts';
import { hasBought, listBought } from './purchase.repository.ts';
import type { PurchaseService } from './purchase.service.ts';

const BOUGHT = '¡Artículo comprado con éxito!';

export function registerPurchaseRoutes(registry: PersonalRegistry, db: Database, purchases: PurchaseService): void {
  registerUserCall(registry, purchaseArticle, async ({ input: { body }, user }) => {
    const articulo_id = body.articulo_id ?? body.article_id ?? 0;
    const expected = body.importe_euros ?? body.precio;
    const { importe_centimos, saldo_centimos } = await purchases.buy(user, {
      articulo_id,
      expectedCents: expected === undefined ? undefined : toCents(expected),
      key: body.idempotency_key,
    });
    return {
      success: true as const,
      message: BOUGHT,
      articulo_id,
      importe_euros: toEuros(importe_centimos),
      pay_per_view: toEuros(saldo_centimos),
    };
  });
  registerVisitorCall(registry, checkPurchase, async ({ input: { params }, user }) => ({
    purchased: user !== null && (await hasBought(db, user.id, params.articulo_id)),
  }));
  registerUserCall(registry, listPurchases, async ({ user }) => ({ articulos: await listBought(db, user.id) }));
}
