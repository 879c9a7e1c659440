import { describe, expect, test } from 'vitest';
import { getMe, ROLES, userSchema } from './accounts.ts';
import { ETIQUETAS, TAGS } from './article-body/tags.ts';
import { articleCardSchema, readingMinutes } from './articles.ts';
import { carrilSchema, categorySchema, listCarrilArticles, listCarrilEvents, listCategories } from './carriles.ts';
import { COMMENT_HARD_MAX, COMMENT_MAX } from './comment-text.ts';
import { COMMENT_DEPTH_MAX, commentSchema, ownCommentSchema } from './comments.ts';
import { ERRORS } from './errors.ts';
import { EVENT_SEARCH_MIN, eventDetailSchema, searchEvents } from './events.ts';
import { ACTIONS, interactionSchema } from './interactions.ts';
import { IDIOMAS } from './language.ts';
import { PAGE_SIZE } from './paging.ts';
import { getBalance, getPaymentsConfig, TIPOS_DINERO, TIPOS_TRANSACCION, transactionSchema } from './payments.ts';
import { createConnectedAccount, getAccountStatus } from './payouts.ts';
import { PLAN_PRICES } from './plans.ts';
import { bioSchema, getLocation, getProfile } from './profiles.ts';
import { publicArticleSchema } from './public-articles.ts';
import { createArticle, ownArticleSchema, workingArticleSchema } from './writing.ts';

const words = (text: string) => text.trim().split(/\s+/);
const event = eventDetailSchema.shape;

/** The names that each thing has in the specification; where it offers several, the one that is sent. */
const FIELDS: readonly [string, { readonly shape: object }, string][] = [
  ['a user', userSchema, 'id usuario_id alias rol email bio_foto_url'],
  ['the answer about the session', getMe.reply, 'user'],
  ['a balance', getBalance.reply, 'pay_per_view pay_per_view_balance'],
  [
    'a bio',
    bioSchema,
    `descripcion pais orientacion estudios link_blog link_linkedin link_twitter link_periodico1 link_periodico2
     categorias bio_foto_url`,
  ],
  ['a profile', getProfile.reply.shape.user, 'alias email bio'],
  ['a place', getLocation.reply, 'ip country_name'],
  ['a carril', carrilSchema, 'carril_id nombre tipo mostrar_nombre url'],
  ['a page of events', listCarrilEvents.reply, 'eventos carril_nombre has_more'],
  ['a page of articles', listCarrilArticles.reply, 'articulos carril_nombre has_more'],
  ['a category', categorySchema, 'categoria_id nombre explicacion'],
  ['the list of categories', listCategories.reply, 'categorias'],
  [
    'an event',
    eventDetailSchema,
    `evento_id titulo descripcion hechos desinformacion opiniones contexto_del_evento declaraciones framing
     impacto_futuro`,
  ],
  ['a fact', event.hechos.element, 'hecho dominio_periodico'],
  ['a stance', event.opiniones.element, 'postura apoyos dominio_periodico resumen'],
  ['a declaration', event.declaraciones.element, 'Declaracion Declarante'],
  [
    'an article',
    articleCardSchema,
    `articulo_id id titular titulo url tipo periodico_nombre logo_url pais_iso_code autor resumen created_on
     numero_de_palabras_texto_visible_gpt importe_euros paywall cantidad_fuentes_citadas contenido_es_enfatico
     titular_es_clickbait usuario_id`,
  ],
  [
    'an article in the editor',
    workingArticleSchema,
    'id titular resumen texto_libre body_json body_html idioma evento_id es_borrador titulo_evento importe_euros',
  ],
  [
    'an article of the own list',
    ownArticleSchema,
    'id articulo_id titular estado titulo_evento fecha_creacion fecha_publicacion',
  ],
  ['an event that was found', searchEvents.reply.element, 'evento_id titulo created_on'],
  ['a public article', publicArticleSchema, 'titular resumen body_json fecha_publicacion author'],
  [
    'the bio beside an article',
    publicArticleSchema.shape.author.shape.bio.unwrap(),
    'descripcion pais orientacion estudios categorias link_blog link_linkedin link_twitter',
  ],
  [
    'a reaction',
    interactionSchema,
    'id action_type action evento_id articulo_id titulo_evento titulo_articulo slug created_on',
  ],
  ['a comment', commentSchema, 'id texto parent_id usuario_id alias rol bio_foto_url timestamp evento_id articulo_id'],
  ['an own comment', ownCommentSchema, 'id texto timestamp parent_id evento_titulo articulo_titulo'],
  ['a transaction', transactionSchema, 'created_at tipo_transaccion tipo_dinero importe_euros articulo_id'],
  ['an account to be paid on', getAccountStatus.reply, 'has_stripe_account status charges_enabled payouts_enabled'],
  ['what is told about payments', getPaymentsConfig.reply, 'public_key porcentaje_comision'],
];

test.each(FIELDS)('%s has the names of the specification', (_, { shape }, names) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(words(names)));
});

describe('the constants of the specification', () => {
  test('of people, languages and lists', () => {
    expect(ROLES).toEqual(['lector', 'investigador', 'experto']);
    expect([...IDIOMAS].sort()).toEqual(['de', 'en', 'es', 'fr']);
    expect(PAGE_SIZE).toBe(20);
    expect(EVENT_SEARCH_MIN).toBe(2);
    expect([...ACTIONS].sort()).toEqual(['read', 'read_later', 'save', 'share', 'upvote']);
  });

  test('of comments', () => {
    expect([COMMENT_MAX, COMMENT_HARD_MAX, COMMENT_DEPTH_MAX]).toEqual([200, 250, 3]);
  });

  test('of money: plans, kinds of movement, where an author is paid', () => {
    expect(PLAN_PRICES).toEqual({
      supporter: { cents: 500, every: 'month' },
      patron: { cents: 1500, every: 'month' },
      champion: { cents: 12_000, every: 'year' },
    });
    expect(TIPOS_DINERO).toEqual(['donacion', 'pay_per_view']);
    expect([...TIPOS_TRANSACCION].sort()).toEqual(words('compra donacion ingreso_autor pago_autor recarga reembolso'));
    expect(createConnectedAccount.body?.parse({})).toEqual({ business_type: 'individual', country: 'ES' });
  });

  test('of an article: a draft that costs nothing to begin with, 200 words in a minute', () => {
    const begun = { titular: '', resumen: '', body_json: null, idioma: 'es', evento_id: null };
    expect(createArticle.body?.parse(begun)).toMatchObject({ es_borrador: true, importe_euros: 0 });
    expect([1, 200, 201, 400, 401].map(readingMinutes)).toEqual([1, 1, 2, 2, 3]);
  });

  test('of tags: what each one asks for', () => {
    const asked = ETIQUETAS.map((etiqueta) => [
      etiqueta,
      ...TAGS[etiqueta].fields.map(({ name, type, required }) => `${name} ${type}${required ? '' : '?'}`),
    ]);
    expect(asked).toEqual([
      ['hecho', 'timestamp datetime', 'url_fuente url'],
      ['declaracion', 'nombre_cargo text', 'url_fuente url'],
      ['cita', 'nombre_cargo text?', 'url_fuente url'],
      ['impacto', 'timeframe text?', 'url_fuente url'],
      ['contexto', 'url_fuente url'],
      ['opinion', 'nombre_cargo text?', 'url_fuente url'],
      ['framing', 'url_fuente url'],
      ['desinformacion', 'url_fuente url'],
    ]);
  });
});

test('the sentences of the catalogue are those of the specification', () => {
  expect(ERRORS).toMatchObject({
    unauthenticated: { status: 401, error: 'No has iniciado sesión' },
    evento_not_found: { status: 404, error: 'Evento no encontrado' },
    articulo_not_found: { status: 404, error: 'Artículo no encontrado' },
    article_not_public: { status: 403, error: 'Este artículo no está disponible públicamente' },
    titular_required: { status: 400, error: 'El titular es obligatorio para guardar.' },
    resumen_required: { status: 400, error: 'El resumen es obligatorio para guardar.' },
    evento_required: { status: 400, error: 'Debe seleccionar un evento para guardar el artículo.' },
    comment_empty: { status: 400, error: 'El comentario no puede estar vacío' },
    comment_too_long: { error: 'El comentario no puede exceder 200 caracteres (sin incluir URLs)' },
    no_transactions: { error: 'No hay transacciones para exportar' },
    payments_off: { error: 'Error al configurar sistema de pagos' },
    payment_failed: { error: 'Error procesando el pago' },
  });
});
