import type { Statement } from '../platform/database.ts';

/** One file of an export: the rows of these tables that are about the person given as $1. */
export interface ExportPart {
  readonly file: string;
  readonly tables: readonly string[];
  readonly statement: Statement;
}

function part(file: string, tables: readonly string[], text: string): ExportPart {
  return { file: `${file}.json`, tables, statement: { name: `export-part-${file}`, text } };
}

/** Everything kept about a person. Left out is only what opens doors: hashes, tokens, keys, secrets. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  part(
    'cuenta',
    ['users'],
    `select id::float8 as usuario_id, alias, correo, email_verificado, rol, es_administrador,
        two_factor_enabled as segundo_factor, bio_foto_url, idioma, created_on, updated_on, deletion_due_on
      from users where id = $1`,
  ),
  part(
    'seguridad',
    ['credentials', 'two_factors'],
    `select 'contraseña' as tipo, created_at as created_on, updated_at as updated_on
        from credentials where user_id = $1
      union all select 'segundo factor', null, null from two_factors where user_id = $1 and verified`,
  ),
  part(
    'sesiones',
    ['sessions'],
    `select id::float8 as session_id, user_agent as navegador, created_at as created_on, updated_at as updated_on,
        expires_at as expires_on
      from sessions where user_id = $1 order by id`,
  ),
  part(
    'llaves-de-acceso',
    ['passkeys'],
    `select id::float8 as passkey_id, name as nombre, device_type, backed_up, transports, created_at as created_on
      from passkeys where user_id = $1 order by id`,
  ),
  part(
    'cambio-de-correo',
    ['email_changes'],
    'select correo_nuevo, expires_on from email_changes where usuario_id = $1',
  ),
  part(
    'bio',
    ['bios', 'bio_categories'],
    `select descripcion, pais, estudios, link_blog, link_linkedin, link_twitter, link_periodico1, link_periodico2,
        orientacion, orientacion_consentida_on, updated_on,
        array(select categoria_id from bio_categories c where c.usuario_id = b.usuario_id order by categoria_id)
          as categorias
      from bios b where usuario_id = $1`,
  ),
  part(
    'solicitudes',
    ['applications'],
    `select solicitud_id::float8 as solicitud_id, rol, motivo, enlaces, estado, respuesta, created_on, decided_on
      from applications where usuario_id = $1 order by solicitud_id`,
  ),
  part(
    'redaccion',
    ['operator_changes'],
    `select change_id::float8 as change_id, kind, object_id, note, created_on
      from operator_changes where usuario_id = $1 order by change_id`,
  ),
  part('suspension', ['suspensions'], 'select motivo, hasta, created_on from suspensions where usuario_id = $1'),
  part(
    'reacciones',
    ['interactions'],
    `select action, target_tipo as sobre, target_id::float8 as id, created_on
      from interactions where usuario_id = $1 order by interaction_id`,
  ),
  part(
    'eventos-vistos',
    ['event_visits'],
    `select evento_id::float8 as evento_id, version, visited_on
      from event_visits where usuario_id = $1 order by visited_on, evento_id`,
  ),
  part(
    'comentarios',
    ['comments'],
    `select comentario_id::float8 as id, target_tipo as sobre, target_id::float8 as sobre_id, parent_id::float8 as parent_id,
        rol, texto, created_on, editado_on, eliminado_on
      from comments where usuario_id = $1 order by comentario_id`,
  ),
  part(
    'articulos',
    ['hosted_articles'],
    `select h.articulo_id::float8 as articulo_id, h.titular, h.resumen, h.body as body_json, h.body_html, h.idioma,
        h.evento_id::float8 as evento_id, h.importe_centimos, h.version, h.created_on, h.updated_on, p.slug,
        array(select slug from article_slugs s where s.articulo_id = h.articulo_id order by slug) as slugs,
        case when p.articulo_id is not null then json_build_object('version', p.version, 'titular', p.titular,
          'resumen', p.resumen, 'body_json', p.body, 'importe_centimos', p.importe_centimos,
          'published_on', p.published_on, 'updated_on', p.updated_on, 'withdrawn_on', p.withdrawn_on) end as publicado
      from hosted_articles h left join published_articles p using (articulo_id)
      where h.usuario_id = $1 order by h.articulo_id`,
  ),
  part(
    'articulos-versiones',
    ['hosted_articles'],
    `select r.articulo_id::float8 as articulo_id, r.version, r.tipo, r.titular, r.resumen, r.body as body_json, r.created_on
      from article_revisions r join hosted_articles h using (articulo_id)
      where h.usuario_id = $1 order by r.articulo_id, r.version`,
  ),
  part(
    'imagenes',
    ['article_images'],
    `select imagen_id, width, height, bytes, created_on
      from article_images where usuario_id = $1 order by created_on, imagen_id`,
  ),
  // An author is told what was sold, not to whom.
  part(
    'movimientos',
    ['ledger_accounts', 'ledger_transfers'],
    `with own as (select transfer_id from ledger_transfers where usuario_id = $1
        union select transfer_id from ledger_entries join ledger_accounts a using (account_id) where a.usuario_id = $1)
      select transfer_id::float8 as movimiento_id, t.kind as tipo, t.articulo_id::float8 as articulo_id, t.created_on,
        (select json_agg(json_build_object('cuenta', a.kind, 'centimos', e.amount_cents, 'saldo', e.balance_after))
          from ledger_entries e join ledger_accounts a using (account_id)
          where e.transfer_id = t.transfer_id and a.usuario_id = $1) as cuentas
      from own join ledger_transfers t using (transfer_id) order by transfer_id`,
  ),
  part(
    'compras',
    ['purchases'],
    `select articulo_id::float8 as articulo_id, titular, importe_centimos, created_on
      from purchases where usuario_id = $1 order by created_on, articulo_id`,
  ),
  part(
    'pagos-con-tarjeta',
    ['payment_customers', 'payment_requests', 'top_ups', 'card_refunds', 'disputes'],
    `select 'recarga' as tipo, payment_intent_id as provider_id, amount_cents as centimos, estado, created_on
        from top_ups where usuario_id = $1
      union all select 'devolución', payment_intent_id, amount_cents, estado, created_on
        from card_refunds where usuario_id = $1
      union all select 'disputa', dispute_id, amount_cents, estado, created_on from disputes where usuario_id = $1
      union all select 'petición', null, null, null, created_on from payment_requests where usuario_id = $1
      union all select 'cliente', customer_id, null, null, null from payment_customers where usuario_id = $1
      order by created_on nulls first`,
  ),
  part(
    'suscripciones',
    ['subscriptions'],
    `select subscription_id as provider_id, price_id, amount_cents as centimos, period as periodo, estado, current_period_end,
        card_brand as marca, card_last4 as ultimos4, created_on, ended_on, withdrawn_on, refunded_on
      from subscriptions where usuario_id = $1 order by created_on`,
  ),
  part(
    'cobros',
    ['payout_accounts', 'payouts'],
    `select 'cuenta' as tipo, account_id as provider_id, null::int as centimos,
        case when charges_enabled and payouts_enabled then 'enabled' else 'incomplete' end as estado, created_on
        from payout_accounts where usuario_id = $1
      union all select 'pago', provider_transfer_id, amount_cents, estado, created_on from payouts where usuario_id = $1
      order by created_on`,
  ),
  // Without a reported comment: those words are somebody else's, who may have taken them back.
  part(
    'avisos',
    ['reports'],
    `select r.tipo, r.objeto_id::float8 as objeto_id, r.motivo, r.texto, r.created_on,
        case when r.tipo <> 'comentario' then r.contenido end as contenido,
        d.decision, d.motivo as motivo_de_la_decision, d.created_on as decidido_on
      from reports r left join report_decisions d using (decision_id) where r.usuario_id = $1 order by r.reporte_id`,
  ),
  part(
    'exportaciones',
    ['data_exports'],
    `select exportacion_id::float8 as exportacion_id, created_on, ready_on, expires_on, bytes
      from data_exports where usuario_id = $1 order by exportacion_id`,
  ),
  // Only to a proved address: the mails to one that somebody merely claims are about its owner. Their links open doors.
  part(
    'correos-en-espera',
    ['outgoing_mails'],
    `select m.plantilla, m.idioma, m.created_on, m.attempts from outgoing_mails m
      join users u on u.correo = m.destinatario and u.email_verificado
      where u.id = $1 and m.next_try_on is not null order by m.mail_id`,
  ),
];
