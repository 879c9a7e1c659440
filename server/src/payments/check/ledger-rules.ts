import type { Statement } from '../../platform/database.ts';

/** Each statement lists what breaks a rule, so many at most. */
const AT_MOST = 20;
/** Each reads all of the ledger. */
export const LONG_PROOF_MS = 600_000;

const rule = (name: string, text: string): Statement => ({
  name: `ledger-rule-${name}`,
  text: `select what::text as what from (${text}) broken limit ${AT_MOST}`,
  timeoutMs: LONG_PROOF_MS,
});

/** The ledger by itself. */
export const LEDGER_RULES: readonly Statement[] = [
  rule(
    'transfers-sum-to-zero',
    `select key as what from ledger_transfers left join
      (select transfer_id, sum(amount_cents) as total, count(*) as entries from ledger_entries group by transfer_id) e
      using (transfer_id)
    where coalesce(entries, 0) < 2 or total <> 0`,
  ),
  rule(
    'entries-belong-to-a-transfer-and-an-account',
    `select e.transfer_id || ' on ' || e.account_id as what from ledger_entries e
    where not exists (select from ledger_transfers t where t.transfer_id = e.transfer_id)
    union all
    select e.transfer_id || ' on ' || e.account_id from ledger_entries e
    where not exists (select from ledger_accounts a where a.account_id = e.account_id)`,
  ),
  rule(
    'balances-follow-from-the-entries',
    `select account_id || ': ' || balance_cents as what from ledger_balances left join
      (select account_id, sum(amount_cents) as total, count(*) as entries from ledger_entries group by account_id) e
      using (account_id)
    where balance_cents <> coalesce(total, 0) or version <> coalesce(entries, 0)`,
  ),
  // Entries need not be numbered in the order in which they were made: each begins where another has ended.
  rule(
    'entries-say-the-balance-after-them',
    `select account_id || ' at ' || cents as what from (
      select account_id, balance_after as cents, 1 as sign from ledger_entries where balance_after is not null
      union all select account_id, balance_after - amount_cents, -1 from ledger_entries where balance_after is not null
      union all select account_id, balance_cents, -1 from ledger_balances
      union all select account_id, 0, 1 from ledger_balances) ends
    group by account_id, cents having sum(sign) <> 0`,
  ),
  rule(
    'balances-are-in-their-bounds',
    `select account_id || ': ' || balance_cents as what from ledger_balances join ledger_accounts using (account_id)
    where is_debt <> (kind = 'debt') or case when kind = 'debt' then balance_cents > 0 else balance_cents < 0 end`,
  ),
  rule(
    'people-have-balances-and-the-house-has-none',
    `select a.account_id as what from ledger_accounts a left join ledger_balances b using (account_id)
    where (b.account_id is null) <> (a.usuario_id is null)
    union all
    select e.account_id from ledger_entries e join ledger_accounts a using (account_id)
    where (e.balance_after is null) <> (a.usuario_id is null)`,
  ),
  rule(
    'nobody-has-a-balance-and-a-debt',
    `select usuario_id as what from ledger_accounts join ledger_balances using (account_id)
    where kind in ('reader', 'debt') and balance_cents <> 0 group by usuario_id having count(*) > 1`,
  ),
  rule(
    'movements-touch-only-their-accounts',
    `select t.key || ' on ' || a.kind as what from ledger_transfers t
      join ledger_entries e using (transfer_id) join ledger_accounts a using (account_id)
    where a.kind <> all (case t.kind
      when 'recarga' then array['provider', 'debt', 'reader']
      when 'compra' then array['reader', 'author', 'commission']
      when 'donacion' then array['provider', 'donations']
      when 'donacion_devuelta' then array['donations', 'refund_clearing']
      when 'reembolso' then array['reader', 'debt', 'refund_clearing']
      when 'reembolso_enviado' then array['refund_clearing', 'provider']
      when 'reembolso_fallido' then array['refund_clearing', 'provider', 'reader', 'debt', 'donations']
      when 'contracargo' then array['provider', 'reader', 'debt', 'donations']
      when 'contracargo_ganado' then array['provider', 'reader', 'debt', 'donations']
      when 'pago_autor' then array['author', 'payout_clearing']
      when 'pago_autor_enviado' then array['payout_clearing', 'provider']
      when 'pago_autor_fallido' then array['payout_clearing', 'provider', 'author']
      when 'coste_proveedor' then array['provider', 'provider_fees']
      when 'traspaso_banco' then array['provider', 'bank'] end)
    or (a.usuario_id is not null and t.kind <> 'compra' and a.usuario_id is distinct from t.usuario_id)`,
  ),
];

/** The amount that a transfer has on one kind of account. */
const amountOn = (kind: string) => `(select sum(e.amount_cents) from ledger_entries e join ledger_accounts a
  using (account_id) where e.transfer_id = t.transfer_id and a.kind = '${kind}')`;

const transferBy = (key: string) => `exists (select from ledger_transfers t where t.key = ${key})`;

/** The ledger beside what it is made for: each has its movements, and each movement has what it is made for. */
export const BOOK_RULES: readonly Statement[] = [
  rule(
    'purchases-are-paid-once-and-exactly',
    `select coalesce(t.key, 'compra:' || p.usuario_id || ':' || p.articulo_id) as what from purchases p
      full join (select * from ledger_transfers where kind = 'compra') t
      on t.key = 'compra:' || p.usuario_id || ':' || p.articulo_id
      left join lateral (select sum(e.amount_cents) filter (where a.kind = 'reader' and a.usuario_id = p.usuario_id) as paid,
          sum(e.amount_cents) filter (where a.kind = 'author' and a.usuario_id = p.autor_id) as earned,
          sum(e.amount_cents) filter (where a.kind = 'commission') as kept
        from ledger_entries e join ledger_accounts a using (account_id) where e.transfer_id = t.transfer_id) e on true
    where p.usuario_id is null or t.key is null or paid is distinct from -p.importe_centimos
      or coalesce(earned, 0) <> p.importe_centimos - p.comision_centimos or coalesce(kept, 0) <> p.comision_centimos`,
  ),
  rule(
    'top-ups-that-are-paid-are-credited-once',
    `select coalesce(t.key, 'recarga:' || u.payment_intent_id) as what
      from (select * from top_ups where estado = 'pagada') u
      full join (select * from ledger_transfers where kind = 'recarga') t on t.key = 'recarga:' || u.payment_intent_id
    where u.top_up_id is null or t.key is null or t.usuario_id is distinct from u.usuario_id
      or ${amountOn('provider')} is distinct from -u.amount_cents`,
  ),
  rule(
    'refunds-are-taken-once',
    `select coalesce(t.key, 'reembolso:' || r.card_refund_id) as what from card_refunds r
      full join (select * from ledger_transfers where kind in ('reembolso', 'donacion_devuelta')) t
      on t.key = case when r.is_donation then 'donacion_devuelta:' else 'reembolso:' end || r.card_refund_id
    where r.card_refund_id is null or t.key is null or t.usuario_id is distinct from r.usuario_id
      or ${amountOn('refund_clearing')} is distinct from r.amount_cents`,
  ),
  rule(
    'refunds-are-where-their-state-says',
    `select card_refund_id || ' ' || estado as what from card_refunds r where case estado
      when 'pedido' then ${transferBy(`'reembolso_enviado:' || card_refund_id`)}
        or ${transferBy(`'reembolso_fallido:' || card_refund_id`)}
      when 'fallido' then not ${transferBy(`'reembolso_fallido:' || card_refund_id`)}
      else not ${transferBy(`'reembolso_enviado:' || card_refund_id`)}
        or ${transferBy(`'reembolso_fallido:' || card_refund_id`)} end
    union all
    select key from ledger_transfers t where kind in ('reembolso_enviado', 'reembolso_fallido')
      and not exists (select from card_refunds where card_refund_id::text = split_part(t.key, ':', 2))`,
  ),
  rule(
    'payouts-are-where-their-state-says',
    `select payout_id || ' ' || estado as what from payouts p where not ${transferBy(`'pago_autor:' || payout_id`)}
      or case estado
        when 'pedido' then ${transferBy(`'pago_autor_enviado:' || payout_id`)}
          or ${transferBy(`'pago_autor_fallido:' || payout_id`)}
        when 'fallido' then not ${transferBy(`'pago_autor_fallido:' || payout_id`)}
        else not ${transferBy(`'pago_autor_enviado:' || payout_id`)}
          or ${transferBy(`'pago_autor_fallido:' || payout_id`)} end
    union all
    select t.key from ledger_transfers t left join payouts p on p.payout_id::text = split_part(t.key, ':', 2)
    where t.kind like 'pago_autor%' and (p.payout_id is null
      or t.kind = 'pago_autor' and ${amountOn('payout_clearing')} is distinct from p.amount_cents)`,
  ),
  rule(
    'disputes-are-taken-and-given-back-as-told',
    `select dispute_id as what from disputes d where case
      when not funds_withdrawn then ${transferBy(`'contracargo:' || dispute_id`)}
      when funds_reinstated then ${transferBy(`'contracargo:' || dispute_id`)}
        <> ${transferBy(`'contracargo_ganado:' || dispute_id`)}
      else not ${transferBy(`'contracargo:' || dispute_id`)} end
    union all
    select t.key from ledger_transfers t left join disputes d on d.dispute_id = split_part(t.key, ':', 2)
    where t.kind in ('contracargo', 'contracargo_ganado')
      and (d.dispute_id is null or abs(${amountOn('provider')}) is distinct from d.amount_cents)`,
  ),
];
