-- Generated from server/migrations: node tools/check/schema.ts --write
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;

CREATE FUNCTION public.adopt_proved_address() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.email := new.correo;
  return new;
end $$;

CREATE FUNCTION public.article_id_at(moment timestamp with time zone) RETURNS bigint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (((EXTRACT(epoch FROM moment))::bigint - 1704067200) * 1048576);

CREATE FUNCTION public.article_stored_at(articulo_id bigint) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN to_timestamp((((articulo_id / 1048576) + 1704067200))::double precision);

CREATE FUNCTION public.end_sessions_in_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.expires_at := least(new.expires_at, new.created_at + make_interval(days => 180));
  return new;
end $$;

CREATE PROCEDURE public.ensure_article_partition(IN parent text, IN week date)
    LANGUAGE plpgsql
    AS $$
declare
  name text := parent || '_' || to_char(week, 'IYYY"w"IW');
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format('create table %I (like %I including all)', name, parent);
  execute format(
    'alter table %I attach partition %I for values from (%s) to (%s)',
    parent,
    name,
    article_id_at(week::timestamp at time zone 'UTC'),
    article_id_at((week + 7)::timestamp at time zone 'UTC'));
end $$;

CREATE PROCEDURE public.ensure_article_partitions(IN first_day date, IN last_day date)
    LANGUAGE plpgsql
    AS $$
declare
  missing record;
begin
  for missing in select * from missing_article_partitions(first_day, last_day) loop
    call ensure_article_partition(missing.parent, missing.week);
  end loop;
  call ensure_vector_indexes(2);
end $$;

CREATE PROCEDURE public.ensure_vector_indexes(IN live_weeks integer)
    LANGUAGE plpgsql
    AS $$
declare
  week record;
begin
  for week in
    select relname as name, relname || '_nearest' as index_name,
        to_date(right(relname, 7), 'IYYY"w"IW') + 7 > current_date - live_weeks * 7 as is_live
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'article_vectors'::regclass
      order by relname
  loop
    if week.is_live and to_regclass(week.index_name) is null then
      execute format(
        'create index %I on %I using hnsw (vector halfvec_ip_ops) with (ef_construction = 128)',
        week.index_name, week.name);
    elsif not week.is_live then
      execute format('drop index if exists %I', week.index_name);
    end if;
  end loop;
end $$;

CREATE FUNCTION public.ledger_check_sum() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from added group by transfer_id having sum(amount_cents) <> 0 or count(*) < 2) then
    raise exception 'the entries of a transfer do not sum to zero' using errcode = 'check_violation';
  end if;
  if exists (select from added join ledger_entries using (transfer_id)
      group by transfer_id having count(distinct ledger_entries.account_id) > count(distinct added.account_id)) then
    raise exception 'a transfer is never added to' using errcode = 'check_violation';
  end if;
  return null;
end $$;

CREATE FUNCTION public.ledger_move_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update ledger_balances set balance_cents = balance_cents + new.amount_cents, version = version + 1
    where account_id = new.account_id returning balance_cents into new.balance_after;
  return new;
end $$;

CREATE FUNCTION public.ledger_open_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.usuario_id is not null then
    insert into ledger_balances (account_id, is_debt) values (new.account_id, new.kind = 'debt');
  end if;
  return null;
end $$;

CREATE FUNCTION public.ledger_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION public.missing_article_partitions(first_day date, last_day date) RETURNS TABLE(parent text, week date)
    LANGUAGE sql STABLE
    AS $$
  select relname::text, monday::date
  from pg_partitioned_table join pg_class on pg_class.oid = partrelid
  cross join generate_series(date_trunc('week', first_day), last_day, interval '7 days') monday
  where partstrat = 'r' and relname like 'article%'
    and to_regclass(relname || '_' || to_char(monday, 'IYYY"w"IW')) is null
  order by monday, relname
$$;

CREATE FUNCTION public.nearest_articles(target public.halfvec, of_model text, since timestamp with time zone, how_many integer, candidates integer) RETURNS TABLE(articulo_id bigint, similarity double precision)
    LANGUAGE plpgsql
    AS $_$
begin
  perform set_config('hnsw.ef_search', candidates::text, true),
    set_config('hnsw.iterative_scan', 'strict_order', true);
  return query execute
    'select v.articulo_id, -(v.vector <#> $1) from article_vectors v
      where v.articulo_id >= $2 and v.articulo_id < $3 and v.model = $4
      order by v.vector <#> $1 limit $5'
    using target, article_id_at(since), article_id_at(now() + interval '1 day'), of_model, how_many;
end $_$;

CREATE FUNCTION public.nearest_final_articles(target public.halfvec, of_model text, published timestamp with time zone, days integer, how_many integer, candidates integer) RETURNS TABLE(articulo_id bigint, similarity double precision)
    LANGUAGE plpgsql
    AS $_$
begin
  perform set_config('hnsw.ef_search', candidates::text, true),
    set_config('hnsw.iterative_scan', 'strict_order', true);
  return query execute
    'select v.articulo_id, -(v.vector <#> $1) from article_vectors v
      where v.articulo_id >= $2 and v.articulo_id < $3 and v.model = $4
        and (select f.published_on from article_final_groups f
          where f.articulo_id = v.articulo_id and f.final_group is not null) between $6 and $7
      order by v.vector <#> $1 limit $5'
    using target, article_id_at(now() - make_interval(days => days)), article_id_at(now() + interval '1 day'), of_model,
      how_many, published - make_interval(days => days), published + make_interval(days => days);
end $_$;

CREATE SEQUENCE public.article_running_number
    START WITH 0
    INCREMENT BY 1
    MINVALUE 0
    MAXVALUE 1048575
    CACHE 1
    CYCLE;

CREATE FUNCTION public.next_article_id(moment timestamp with time zone) RETURNS bigint
    LANGUAGE sql STRICT
    RETURN (public.article_id_at(moment) + nextval('public.article_running_number'::regclass));

CREATE FUNCTION public.operator_changes_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what operators did is only ever added to' using errcode = 'insufficient_privilege';
end $$;

CREATE TABLE public.consolidation_mark (
    until timestamp with time zone,
    only_row boolean DEFAULT true NOT NULL,
    CONSTRAINT consolidation_mark_only_row_check CHECK (only_row)
);

CREATE FUNCTION public.published_before(days integer) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    RETURN (SELECT CASE consolidation_mark.until WHEN '-infinity'::timestamp with time zone THEN consolidation_mark.until ELSE GREATEST(consolidation_mark.until, date_trunc('hour'::text, (now() - make_interval(days => published_before.days)), 'UTC'::text)) END AS "greatest" FROM public.consolidation_mark);

CREATE FUNCTION public.search_form(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));

CREATE FUNCTION public.sharing_final_words(articulo_ids bigint[], days integer, most integer) RETURNS TABLE(of bigint, articulo_id bigint, published_on timestamp with time zone, shared bigint)
    LANGUAGE sql STABLE
    SET enable_sort TO 'off'
    SET enable_seqscan TO 'off'
    AS $$
    select s.of, found.articulo_id, found.published_on, count(*)
    from (
      select f.articulo_id as of, f.published_on, unnest(g.rare) as word
      from article_final_groups f join article_signs g using (articulo_id)
      where f.articulo_id = any (articulo_ids)) s
    cross join lateral (
      select w.articulo_id, w.published_on from article_final_words w
      where w.word = s.word and w.articulo_id <> s.of
        and w.articulo_id >= article_id_at(s.published_on - make_interval(days => days + 1))
        and w.published_on >= s.published_on - make_interval(days => days)
        and w.published_on <= s.published_on + make_interval(days => days)
      order by w.published_on desc fetch first (most) rows with ties) found
    group by s.of, found.articulo_id, found.published_on
  $$;

CREATE FUNCTION public.sharing_rare_words(articulo_ids bigint[], days integer, most integer) RETURNS TABLE(of bigint, articulo_id bigint, shared bigint)
    LANGUAGE sql STABLE
    SET enable_sort TO 'off'
    SET enable_seqscan TO 'off'
    AS $$
    select s.of, found.articulo_id, count(*)
    from (select articulo_id as of, unnest(rare) as word from article_signs where articulo_id = any (articulo_ids)) s
    cross join lateral (
      select w.articulo_id from article_rare_words w
      where w.word = s.word and w.articulo_id <> s.of
        and w.articulo_id >= article_id_at(article_stored_at(s.of) - make_interval(days => days))
        and w.articulo_id < article_id_at(now() + interval '1 day')
      order by w.articulo_id desc limit most) found
    group by s.of, found.articulo_id
  $$;

CREATE TABLE public.applications (
    solicitud_id bigint NOT NULL,
    usuario_id bigint NOT NULL,
    rol text NOT NULL,
    motivo text NOT NULL,
    enlaces text[] DEFAULT '{}'::text[] NOT NULL,
    estado text DEFAULT 'pendiente'::text NOT NULL,
    respuesta text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    decided_on timestamp with time zone,
    CONSTRAINT applications_check CHECK (((estado = 'pendiente'::text) = (decided_on IS NULL))),
    CONSTRAINT applications_check1 CHECK (((estado = 'retirada'::text) = (motivo = ''::text))),
    CONSTRAINT applications_check2 CHECK (((estado <> 'retirada'::text) OR (enlaces = '{}'::text[]))),
    CONSTRAINT applications_enlaces_check CHECK ((cardinality(enlaces) <= 5)),
    CONSTRAINT applications_estado_check CHECK ((estado = ANY (ARRAY['pendiente'::text, 'aceptada'::text, 'rechazada'::text, 'retirada'::text]))),
    CONSTRAINT applications_motivo_check CHECK ((char_length(motivo) <= 2000)),
    CONSTRAINT applications_respuesta_check CHECK ((char_length(respuesta) <= 2000)),
    CONSTRAINT applications_rol_check CHECK ((rol = ANY (ARRAY['investigador'::text, 'experto'::text])))
);

ALTER TABLE public.applications ALTER COLUMN solicitud_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.applications_solicitud_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.article_addresses (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
)
PARTITION BY HASH (address);

CREATE TABLE public.article_addresses_0 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_1 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_10 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_11 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_12 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_13 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_14 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_15 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_2 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_3 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_4 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_5 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_6 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_7 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_8 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_addresses_9 (
    address bytea NOT NULL,
    articulo_id bigint NOT NULL
);

CREATE TABLE public.article_claims (
    articulo_id bigint NOT NULL,
    analyst text NOT NULL,
    claims jsonb NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_final_groups (
    articulo_id bigint NOT NULL,
    published_on timestamp with time zone NOT NULL,
    placed_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    final_group bigint,
    is_binding boolean DEFAULT false NOT NULL,
    CONSTRAINT article_final_groups_check CHECK ((is_binding <= (final_group IS NOT NULL)))
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_final_words (
    word integer NOT NULL,
    published_on timestamp with time zone NOT NULL,
    articulo_id bigint NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_hand_groups (
    articulo_id bigint NOT NULL,
    hand_group bigint NOT NULL,
    decided_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.article_images (
    imagen_id text NOT NULL,
    usuario_id bigint NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT article_images_imagen_id_check CHECK ((imagen_id ~ '^[0-9a-f]{32}$'::text))
);

CREATE TABLE public.article_passages (
    articulo_id bigint NOT NULL,
    posicion integer NOT NULL,
    evento_id bigint NOT NULL,
    etiqueta text NOT NULL,
    seccion text NOT NULL,
    texto text NOT NULL,
    url text NOT NULL,
    person text,
    "timestamp" text,
    timeframe text
);

CREATE TABLE public.article_rare_words (
    word integer NOT NULL,
    articulo_id bigint NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_revisions (
    revision_id bigint NOT NULL,
    articulo_id bigint NOT NULL,
    version integer NOT NULL,
    tipo text NOT NULL,
    titular text NOT NULL,
    resumen text NOT NULL,
    body jsonb NOT NULL,
    palabras integer NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT article_revisions_tipo_check CHECK ((tipo = ANY (ARRAY['autoguardado'::text, 'guardado'::text, 'publicado'::text])))
);

ALTER TABLE public.article_revisions ALTER COLUMN revision_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.article_revisions_revision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.article_signs (
    articulo_id bigint NOT NULL,
    version integer NOT NULL,
    signs jsonb NOT NULL,
    rare integer[] NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_slugs (
    slug text NOT NULL,
    articulo_id bigint NOT NULL,
    CONSTRAINT article_slugs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug !~ '^[0-9]+$'::text)))
);

CREATE TABLE public.article_texts (
    articulo_id bigint NOT NULL,
    texto text NOT NULL,
    seccion text NOT NULL,
    read_on timestamp with time zone NOT NULL,
    bands integer[] NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_vectors (
    articulo_id bigint NOT NULL,
    model text NOT NULL,
    vector public.halfvec(384) NOT NULL
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.article_work (
    articulo_id bigint NOT NULL,
    periodico_id integer NOT NULL,
    feed_id integer NOT NULL,
    url text NOT NULL,
    titular text NOT NULL,
    resumen text NOT NULL,
    autor text NOT NULL,
    published_on timestamp with time zone,
    texto text,
    stage text NOT NULL,
    due_on timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    reason text,
    secciones text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT article_work_check CHECK (((stage = 'dropped'::text) <= (reason IS NOT NULL))),
    CONSTRAINT article_work_stage_check CHECK ((stage = ANY (ARRAY['read'::text, 'embed'::text, 'cluster'::text, 'done'::text, 'dropped'::text])))
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.articles (
    articulo_id bigint NOT NULL,
    periodico_id integer NOT NULL,
    tipo text NOT NULL,
    titular text NOT NULL,
    resumen text NOT NULL,
    url text NOT NULL,
    idioma text NOT NULL,
    autor text NOT NULL,
    created_on timestamp with time zone NOT NULL,
    numero_de_palabras_texto_visible_gpt integer NOT NULL,
    importe_centimos integer DEFAULT 0 NOT NULL,
    paywall boolean NOT NULL,
    cantidad_fuentes_citadas integer NOT NULL,
    contenido_es_enfatico boolean NOT NULL,
    titular_es_clickbait boolean NOT NULL,
    es_opinion boolean NOT NULL,
    copia_de bigint,
    usuario_id bigint,
    CONSTRAINT articles_check CHECK (((tipo = 'interno'::text) = (periodico_id = 0))),
    CONSTRAINT articles_check1 CHECK (((importe_centimos = 0) OR (tipo = 'interno'::text))),
    CONSTRAINT articles_idioma_check CHECK ((idioma ~ '^[a-z]{2}$'::text)),
    CONSTRAINT articles_importe_centimos_check CHECK ((importe_centimos >= 0)),
    CONSTRAINT articles_tipo_check CHECK ((tipo = ANY (ARRAY['interno'::text, 'externo'::text])))
)
PARTITION BY RANGE (articulo_id);

CREATE TABLE public.bio_categories (
    usuario_id bigint NOT NULL,
    categoria_id integer NOT NULL
);

CREATE TABLE public.bios (
    usuario_id bigint NOT NULL,
    descripcion text DEFAULT ''::text NOT NULL,
    pais text,
    estudios text DEFAULT ''::text NOT NULL,
    link_blog text DEFAULT ''::text NOT NULL,
    link_linkedin text DEFAULT ''::text NOT NULL,
    link_twitter text DEFAULT ''::text NOT NULL,
    link_periodico1 text DEFAULT ''::text NOT NULL,
    link_periodico2 text DEFAULT ''::text NOT NULL,
    orientacion text,
    orientacion_consentida_on timestamp with time zone,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bios_check CHECK (((orientacion IS NULL) OR (orientacion_consentida_on IS NOT NULL))),
    CONSTRAINT bios_descripcion_check CHECK ((char_length(descripcion) <= 1000)),
    CONSTRAINT bios_estudios_check CHECK ((char_length(estudios) <= 200)),
    CONSTRAINT bios_link_blog_check CHECK ((char_length(link_blog) <= 300)),
    CONSTRAINT bios_link_linkedin_check CHECK ((char_length(link_linkedin) <= 300)),
    CONSTRAINT bios_link_periodico1_check CHECK ((char_length(link_periodico1) <= 300)),
    CONSTRAINT bios_link_periodico2_check CHECK ((char_length(link_periodico2) <= 300)),
    CONSTRAINT bios_link_twitter_check CHECK ((char_length(link_twitter) <= 300)),
    CONSTRAINT bios_pais_check CHECK ((pais ~ '^[A-Z]{2}$'::text))
);

CREATE TABLE public.card_refunds (
    card_refund_id uuid NOT NULL,
    usuario_id bigint NOT NULL,
    payment_intent_id text NOT NULL,
    is_donation boolean DEFAULT false NOT NULL,
    refund_id text,
    amount_cents integer NOT NULL,
    estado text DEFAULT 'pedido'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    last_error text,
    next_try_on timestamp with time zone DEFAULT now(),
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT card_refunds_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT card_refunds_estado_check CHECK ((estado = ANY (ARRAY['pedido'::text, 'enviado'::text, 'hecho'::text, 'fallido'::text])))
);

CREATE TABLE public.carril_clock (
    change bigint NOT NULL,
    only_row boolean DEFAULT true NOT NULL,
    CONSTRAINT carril_clock_only_row_check CHECK (only_row)
);

CREATE TABLE public.carril_entries (
    carril_id integer NOT NULL,
    categoria_id integer NOT NULL,
    orden bigint NOT NULL,
    target_id bigint NOT NULL,
    added_at bigint NOT NULL,
    removed_at bigint,
    removed_on timestamp with time zone,
    CONSTRAINT carril_entries_check CHECK (((removed_at IS NULL) = (removed_on IS NULL)))
);

CREATE TABLE public.carril_pins (
    carril_id integer NOT NULL,
    evento_id bigint NOT NULL,
    lugar text NOT NULL,
    puesto_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT carril_pins_lugar_check CHECK ((lugar = ANY (ARRAY['fijado'::text, 'oculto'::text])))
);

CREATE TABLE public.carril_texts (
    carril_id integer NOT NULL,
    idioma text NOT NULL,
    nombre text NOT NULL,
    CONSTRAINT carril_texts_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.carriles (
    carril_id integer NOT NULL,
    tipo text NOT NULL,
    mostrar_nombre boolean DEFAULT true NOT NULL,
    url text,
    posicion integer NOT NULL,
    categoria_id integer,
    pais_iso_code text,
    idioma text,
    solo_opinion boolean DEFAULT false NOT NULL,
    min_periodicos integer DEFAULT 1 NOT NULL,
    orden text DEFAULT 'recientes'::text NOT NULL,
    de_autores boolean DEFAULT false NOT NULL,
    CONSTRAINT carriles_idioma_check CHECK ((idioma ~ '^[a-z]{2}$'::text)),
    CONSTRAINT carriles_orden_check CHECK ((orden = ANY (ARRAY['recientes'::text, 'relevancia'::text, 'perspectivas'::text]))),
    CONSTRAINT carriles_pais_iso_code_check CHECK ((pais_iso_code ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT carriles_tipo_check CHECK ((tipo = ANY (ARRAY['banner'::text, 'eventos'::text, 'articulos'::text])))
);

ALTER TABLE public.carriles ALTER COLUMN carril_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.carriles_carril_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.categories (
    categoria_id integer NOT NULL,
    clave text NOT NULL,
    posicion integer NOT NULL,
    CONSTRAINT categories_categoria_id_check CHECK ((categoria_id > 0))
);

ALTER TABLE public.categories ALTER COLUMN categoria_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_categoria_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.category_texts (
    categoria_id integer NOT NULL,
    idioma text NOT NULL,
    nombre text NOT NULL,
    explicacion text NOT NULL,
    CONSTRAINT category_texts_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.comments (
    comentario_id bigint NOT NULL,
    target_tipo text NOT NULL,
    target_id bigint NOT NULL,
    parent_id bigint,
    thread_id bigint NOT NULL,
    profundidad smallint NOT NULL,
    usuario_id bigint NOT NULL,
    rol text NOT NULL,
    texto text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    editado_on timestamp with time zone,
    eliminado_on timestamp with time zone,
    CONSTRAINT comments_check CHECK (((parent_id IS NULL) = (profundidad = 0))),
    CONSTRAINT comments_check1 CHECK (((eliminado_on IS NULL) OR (texto = ''::text))),
    CONSTRAINT comments_profundidad_check CHECK (((profundidad >= 0) AND (profundidad <= 3))),
    CONSTRAINT comments_rol_check CHECK ((rol = ANY (ARRAY['lector'::text, 'investigador'::text, 'experto'::text]))),
    CONSTRAINT comments_target_tipo_check CHECK ((target_tipo = ANY (ARRAY['evento'::text, 'articulo'::text])))
);

ALTER TABLE public.comments ALTER COLUMN comentario_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.comments_comentario_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credentials (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.credentials ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.credentials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.data_exports (
    exportacion_id bigint NOT NULL,
    usuario_id bigint NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    ready_on timestamp with time zone,
    expires_on timestamp with time zone,
    bytes integer,
    CONSTRAINT data_exports_check CHECK (((ready_on IS NULL) = (expires_on IS NULL))),
    CONSTRAINT data_exports_check1 CHECK (((ready_on IS NULL) = (bytes IS NULL)))
);

ALTER TABLE public.data_exports ALTER COLUMN exportacion_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.data_exports_exportacion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.disputes (
    dispute_id text NOT NULL,
    usuario_id bigint,
    payment_intent_id text,
    charge_id text,
    amount_cents integer NOT NULL,
    estado text NOT NULL,
    funds_withdrawn boolean DEFAULT false NOT NULL,
    funds_reinstated boolean DEFAULT false NOT NULL,
    created_on timestamp with time zone NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.email_changes (
    usuario_id bigint NOT NULL,
    correo_nuevo text NOT NULL,
    token_hash bytea NOT NULL,
    expires_on timestamp with time zone NOT NULL,
    CONSTRAINT email_changes_correo_nuevo_check CHECK ((correo_nuevo = lower(correo_nuevo)))
);

CREATE TABLE public.event_articles (
    evento_id bigint NOT NULL,
    articulo_id bigint NOT NULL,
    desde_version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.event_categories (
    evento_id bigint NOT NULL,
    categoria_id integer NOT NULL,
    posicion integer NOT NULL,
    motivos text[] DEFAULT '{}'::text[] NOT NULL
);

CREATE TABLE public.event_decisions (
    decision_id bigint NOT NULL,
    evento_id bigint NOT NULL,
    articulo_ids bigint[] NOT NULL
);

ALTER TABLE public.event_decisions ALTER COLUMN decision_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_decisions_decision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.event_evidence (
    statement_id bigint NOT NULL,
    posicion integer NOT NULL,
    articulo_id bigint NOT NULL,
    periodico_id integer NOT NULL,
    titular text NOT NULL,
    url text NOT NULL,
    idioma text NOT NULL,
    publicado_on timestamp with time zone NOT NULL,
    pasaje text NOT NULL,
    copia_de bigint
);

CREATE TABLE public.event_lineage (
    evento_id bigint NOT NULL,
    from_evento_id bigint NOT NULL,
    kind text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT event_lineage_kind_check CHECK ((kind = ANY (ARRAY['merge'::text, 'split'::text])))
);

CREATE TABLE public.event_links (
    evento_id bigint NOT NULL,
    earlier_evento_id bigint NOT NULL,
    score real NOT NULL,
    CONSTRAINT event_links_check CHECK ((evento_id <> earlier_evento_id))
);

CREATE TABLE public.event_settling (
    evento_id bigint NOT NULL,
    due_on timestamp with time zone NOT NULL,
    rounds smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.event_statement_texts (
    statement_id bigint NOT NULL,
    idioma text NOT NULL,
    texto text NOT NULL,
    detalle text,
    CONSTRAINT event_statement_texts_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.event_statements (
    statement_id bigint NOT NULL,
    evento_id bigint NOT NULL,
    seccion text NOT NULL,
    parent_id bigint,
    posicion integer NOT NULL,
    fecha timestamp with time zone,
    desde_version integer DEFAULT 1 NOT NULL,
    hasta_version integer,
    original text,
    original_idioma text,
    CONSTRAINT event_statements_check CHECK (((parent_id IS NULL) OR (seccion = 'desinformacion'::text))),
    CONSTRAINT event_statements_check1 CHECK (((fecha IS NOT NULL) = (seccion = 'declaraciones'::text))),
    CONSTRAINT event_statements_check2 CHECK ((hasta_version > desde_version)),
    CONSTRAINT event_statements_check3 CHECK (((original IS NULL) = (original_idioma IS NULL))),
    CONSTRAINT event_statements_check4 CHECK (((original IS NULL) OR (seccion = 'declaraciones'::text))),
    CONSTRAINT event_statements_seccion_check CHECK ((seccion = ANY (ARRAY['hechos'::text, 'desinformacion'::text, 'opiniones'::text, 'contexto_del_evento'::text, 'declaraciones'::text, 'framing'::text, 'impacto_futuro'::text])))
);

ALTER TABLE public.event_statements ALTER COLUMN statement_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.event_statements_statement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.event_texts (
    evento_id bigint NOT NULL,
    idioma text NOT NULL,
    titulo text NOT NULL,
    descripcion text NOT NULL,
    traduccion_automatica boolean NOT NULL,
    titulo_busqueda text GENERATED ALWAYS AS (public.search_form(titulo)) STORED,
    CONSTRAINT event_texts_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.event_verdicts (
    articulo_id bigint NOT NULL,
    other_id bigint NOT NULL,
    verdict text NOT NULL,
    judged_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT event_verdicts_check CHECK ((articulo_id < other_id)),
    CONSTRAINT event_verdicts_verdict_check CHECK ((verdict = ANY (ARRAY['same'::text, 'follow_up'::text, 'different'::text, 'unsure'::text])))
);

CREATE TABLE public.event_version_texts (
    evento_id bigint NOT NULL,
    version integer NOT NULL,
    idioma text NOT NULL,
    titulo text NOT NULL,
    descripcion text NOT NULL,
    CONSTRAINT event_version_texts_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.event_versions (
    evento_id bigint NOT NULL,
    version integer NOT NULL,
    created_on timestamp with time zone NOT NULL
);

CREATE TABLE public.event_visits (
    usuario_id bigint NOT NULL,
    evento_id bigint NOT NULL,
    version integer NOT NULL,
    visited_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.event_work (
    evento_id bigint NOT NULL,
    due_on timestamp with time zone,
    changes bigint DEFAULT 1 NOT NULL,
    claimed_until timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    reason text,
    written_reports integer DEFAULT 0 NOT NULL,
    written_disputes text[] DEFAULT '{}'::text[] NOT NULL,
    written_on timestamp with time zone,
    owed boolean DEFAULT false NOT NULL
);

CREATE TABLE public.events (
    evento_id bigint NOT NULL,
    idioma_base text NOT NULL,
    created_on timestamp with time zone NOT NULL,
    updated_on timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    articulos integer DEFAULT 0 NOT NULL,
    periodicos integer DEFAULT 0 NOT NULL,
    informes_independientes integer DEFAULT 0 NOT NULL,
    paises text[] DEFAULT '{}'::text[] NOT NULL,
    idiomas text[] DEFAULT '{}'::text[] NOT NULL,
    merged_into bigint,
    founding_article bigint,
    analista text,
    CONSTRAINT events_check CHECK ((updated_on >= created_on)),
    CONSTRAINT events_check1 CHECK ((merged_into <> evento_id)),
    CONSTRAINT events_idioma_base_check CHECK ((idioma_base = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

ALTER TABLE public.events ALTER COLUMN evento_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.events_evento_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.feeds (
    feed_id integer NOT NULL,
    periodico_id integer NOT NULL,
    url text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    etag text,
    last_modified text,
    next_poll_on timestamp with time zone DEFAULT now() NOT NULL,
    poll_seconds integer DEFAULT 900 NOT NULL,
    claimed_until timestamp with time zone,
    polled_on timestamp with time zone,
    changed_on timestamp with time zone,
    articles_per_hour real DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    fault text,
    hub text,
    topic text,
    hub_secret text,
    hub_asked_on timestamp with time zone,
    hub_until timestamp with time zone,
    CONSTRAINT feeds_poll_seconds_check CHECK ((poll_seconds > 0))
);

ALTER TABLE public.feeds ALTER COLUMN feed_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.feeds_feed_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.final_groups
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.final_links (
    articulo_id bigint NOT NULL,
    earlier_id bigint NOT NULL,
    score real NOT NULL
);

CREATE TABLE public.hosted_articles (
    articulo_id bigint NOT NULL,
    usuario_id bigint NOT NULL,
    borrador_id uuid,
    idioma text NOT NULL,
    evento_id bigint NOT NULL,
    titular text NOT NULL,
    resumen text NOT NULL,
    body jsonb NOT NULL,
    body_html text NOT NULL,
    texto_libre text NOT NULL,
    palabras integer NOT NULL,
    importe_centimos integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    withheld_on timestamp with time zone,
    CONSTRAINT hosted_articles_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text]))),
    CONSTRAINT hosted_articles_importe_centimos_check CHECK ((importe_centimos >= 0)),
    CONSTRAINT hosted_articles_resumen_check CHECK ((resumen <> ''::text)),
    CONSTRAINT hosted_articles_titular_check CHECK ((titular <> ''::text))
);

CREATE TABLE public.interaction_counts (
    target_tipo text NOT NULL,
    target_id bigint NOT NULL,
    action text NOT NULL,
    slot smallint NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT interaction_counts_target_tipo_check CHECK ((target_tipo = ANY (ARRAY['evento'::text, 'articulo'::text])))
);

CREATE TABLE public.interactions (
    interaction_id bigint NOT NULL,
    usuario_id bigint NOT NULL,
    action text NOT NULL,
    target_tipo text NOT NULL,
    target_id bigint NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT interactions_action_check CHECK ((action = ANY (ARRAY['read_later'::text, 'save'::text, 'share'::text, 'upvote'::text, 'read'::text]))),
    CONSTRAINT interactions_target_tipo_check CHECK ((target_tipo = ANY (ARRAY['evento'::text, 'articulo'::text])))
);

ALTER TABLE public.interactions ALTER COLUMN interaction_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.interactions_interaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_accounts (
    account_id bigint NOT NULL,
    kind text NOT NULL,
    usuario_id bigint,
    CONSTRAINT ledger_accounts_check CHECK (((usuario_id IS NOT NULL) = (kind = ANY (ARRAY['reader'::text, 'author'::text, 'debt'::text])))),
    CONSTRAINT ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['reader'::text, 'author'::text, 'debt'::text, 'provider'::text, 'commission'::text, 'donations'::text, 'provider_fees'::text, 'refund_clearing'::text, 'payout_clearing'::text, 'losses'::text, 'bank'::text])))
);

ALTER TABLE public.ledger_accounts ALTER COLUMN account_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_accounts_account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_balances (
    account_id bigint NOT NULL,
    is_debt boolean NOT NULL,
    balance_cents bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT ledger_balances_in_bounds CHECK (
CASE
    WHEN is_debt THEN (balance_cents <= 0)
    ELSE (balance_cents >= 0)
END)
);

CREATE TABLE public.ledger_checks (
    check_id bigint NOT NULL,
    began_on timestamp with time zone NOT NULL,
    ended_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    transfers bigint NOT NULL,
    faults jsonb NOT NULL,
    remainders jsonb NOT NULL
);

ALTER TABLE public.ledger_checks ALTER COLUMN check_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_checks_check_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_days (
    day date NOT NULL,
    transfer_kind text NOT NULL,
    account_kind text NOT NULL,
    cents bigint NOT NULL
);

CREATE TABLE public.ledger_entries (
    transfer_id bigint NOT NULL,
    account_id bigint NOT NULL,
    amount_cents bigint NOT NULL,
    balance_after bigint,
    CONSTRAINT ledger_entries_amount_cents_check CHECK ((amount_cents <> 0))
);

CREATE TABLE public.ledger_runs (
    run_id bigint NOT NULL,
    way text NOT NULL,
    asked_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    began_on timestamp with time zone,
    ended_on timestamp with time zone,
    outcome jsonb,
    fault text,
    CONSTRAINT ledger_runs_check CHECK (((ended_on IS NULL) = ((outcome IS NULL) AND (fault IS NULL)))),
    CONSTRAINT ledger_runs_way_check CHECK ((way = ANY (ARRAY['check'::text, 'reconcile'::text, 'sweep'::text, 'pay'::text])))
);

ALTER TABLE public.ledger_runs ALTER COLUMN run_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_runs_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_transfers (
    transfer_id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    usuario_id bigint,
    articulo_id bigint,
    provider_id text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT ledger_transfers_kind_check CHECK ((kind = ANY (ARRAY['recarga'::text, 'compra'::text, 'donacion'::text, 'donacion_devuelta'::text, 'reembolso'::text, 'reembolso_enviado'::text, 'reembolso_fallido'::text, 'contracargo'::text, 'contracargo_ganado'::text, 'pago_autor'::text, 'pago_autor_enviado'::text, 'pago_autor_fallido'::text, 'coste_proveedor'::text, 'traspaso_banco'::text])))
);

ALTER TABLE public.ledger_transfers ALTER COLUMN transfer_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_transfers_transfer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.model_answers (
    answer_id bigint NOT NULL,
    evento_id bigint,
    articulo_id bigint,
    task text NOT NULL,
    model text NOT NULL,
    tokens_in integer NOT NULL,
    tokens_out integer NOT NULL,
    cost bigint NOT NULL,
    asked_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT model_answers_check CHECK (((evento_id IS NULL) <> (articulo_id IS NULL))),
    CONSTRAINT model_answers_task_check CHECK ((task = ANY (ARRAY['claims'::text, 'write'::text, 'judge'::text, 'translate'::text])))
);

ALTER TABLE public.model_answers ALTER COLUMN answer_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.model_answers_answer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.model_spending (
    day date NOT NULL,
    task text NOT NULL,
    calls integer NOT NULL,
    tokens_in bigint DEFAULT 0 NOT NULL,
    tokens_out bigint DEFAULT 0 NOT NULL,
    cost bigint DEFAULT 0 NOT NULL,
    reserved bigint NOT NULL,
    CONSTRAINT model_spending_task_check CHECK ((task = ANY (ARRAY['claims'::text, 'write'::text, 'judge'::text, 'translate'::text])))
);

CREATE TABLE public.newspaper_days (
    periodico_id integer NOT NULL,
    day date NOT NULL,
    articulos integer NOT NULL,
    en_eventos integer NOT NULL,
    CONSTRAINT newspaper_days_articulos_check CHECK ((articulos > 0)),
    CONSTRAINT newspaper_days_check CHECK (((en_eventos >= 0) AND (en_eventos <= articulos)))
);

CREATE TABLE public.newspaper_removals (
    periodico_id integer NOT NULL,
    asked_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    articulos integer DEFAULT 0 NOT NULL,
    articulos_gone integer DEFAULT 0 NOT NULL,
    eventos_gone integer DEFAULT 0 NOT NULL,
    fault text,
    finished_on timestamp with time zone
);

CREATE TABLE public.newspapers (
    periodico_id integer NOT NULL,
    dominio text NOT NULL,
    nombre text NOT NULL,
    pais_iso_code text NOT NULL,
    idioma text NOT NULL,
    logo_svg text,
    active boolean DEFAULT true NOT NULL,
    extract_limit integer DEFAULT 300 NOT NULL,
    propietario text DEFAULT ''::text NOT NULL,
    licencia text DEFAULT ''::text NOT NULL,
    removed_on timestamp with time zone,
    CONSTRAINT newspapers_dominio_check CHECK ((dominio = lower(dominio))),
    CONSTRAINT newspapers_extract_limit_check CHECK (((extract_limit >= 0) AND (extract_limit <= 2000))),
    CONSTRAINT newspapers_idioma_check CHECK ((idioma ~ '^[a-z]{2}$'::text)),
    CONSTRAINT newspapers_licencia_check CHECK ((char_length(licencia) <= 2000)),
    CONSTRAINT newspapers_pais_iso_code_check CHECK ((pais_iso_code ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT newspapers_propietario_check CHECK ((char_length(propietario) <= 200)),
    CONSTRAINT newspapers_removed_is_not_read CHECK (((removed_on IS NULL) OR (NOT active)))
);

ALTER TABLE public.newspapers ALTER COLUMN periodico_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.newspapers_periodico_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.operator_changes (
    change_id bigint NOT NULL,
    usuario_id bigint NOT NULL,
    kind text NOT NULL,
    object_id text NOT NULL,
    before jsonb,
    after jsonb,
    note text DEFAULT ''::text NOT NULL,
    undoes bigint,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT operator_changes_kind_check CHECK ((kind ~ '^[a-z_]+\.[a-z_]+$'::text))
);

ALTER TABLE public.operator_changes ALTER COLUMN change_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_changes_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outgoing_mails (
    mail_id bigint NOT NULL,
    message_id uuid DEFAULT gen_random_uuid() NOT NULL,
    destinatario text,
    plantilla text NOT NULL,
    idioma text NOT NULL,
    datos jsonb NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    next_try_on timestamp with time zone DEFAULT now(),
    attempts integer DEFAULT 0 NOT NULL,
    sent_on timestamp with time zone,
    last_error text,
    CONSTRAINT outgoing_mails_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT outgoing_mails_check CHECK (((next_try_on IS NULL) = (destinatario IS NULL))),
    CONSTRAINT outgoing_mails_check1 CHECK (((next_try_on IS NOT NULL) OR (datos = '{}'::jsonb))),
    CONSTRAINT outgoing_mails_check2 CHECK (((next_try_on IS NULL) OR (sent_on IS NULL))),
    CONSTRAINT outgoing_mails_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

ALTER TABLE public.outgoing_mails ALTER COLUMN mail_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outgoing_mails_mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.passkeys (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text,
    public_key text NOT NULL,
    credential_id text NOT NULL,
    counter bigint NOT NULL,
    device_type text NOT NULL,
    backed_up boolean NOT NULL,
    transports text,
    aaguid text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payment_customers (
    usuario_id bigint NOT NULL,
    customer_id text NOT NULL,
    beginning_until timestamp with time zone
);

CREATE TABLE public.payment_requests (
    usuario_id bigint NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    answer jsonb NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.payout_accounts (
    usuario_id bigint NOT NULL,
    account_id text,
    country text NOT NULL,
    charges_enabled boolean DEFAULT false NOT NULL,
    payouts_enabled boolean DEFAULT false NOT NULL,
    details_submitted boolean DEFAULT false NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.payouts (
    payout_id uuid NOT NULL,
    usuario_id bigint NOT NULL,
    account_id text NOT NULL,
    amount_cents integer NOT NULL,
    provider_transfer_id text,
    estado text DEFAULT 'pedido'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    last_error text,
    next_try_on timestamp with time zone DEFAULT now(),
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payouts_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payouts_estado_check CHECK ((estado = ANY (ARRAY['pedido'::text, 'enviado'::text, 'fallido'::text])))
);

CREATE TABLE public.provider_events (
    event_id text NOT NULL,
    type text NOT NULL,
    account_id text,
    payload jsonb NOT NULL,
    source text NOT NULL,
    created_on timestamp with time zone NOT NULL,
    received_on timestamp with time zone DEFAULT now() NOT NULL,
    outcome text,
    reason text,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_on timestamp with time zone DEFAULT now(),
    CONSTRAINT provider_events_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text, 'refused'::text]))),
    CONSTRAINT provider_events_source_check CHECK ((source = ANY (ARRAY['webhook'::text, 'sweep'::text])))
);

CREATE TABLE public.provider_movements (
    movement_id text NOT NULL,
    type text NOT NULL,
    source_id text,
    amount_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    created_on timestamp with time zone NOT NULL,
    explained_on timestamp with time zone,
    reason text
);

CREATE TABLE public.published_articles (
    articulo_id bigint NOT NULL,
    version integer NOT NULL,
    slug text NOT NULL,
    idioma text NOT NULL,
    evento_id bigint NOT NULL,
    titular text NOT NULL,
    resumen text NOT NULL,
    titular_texto text NOT NULL,
    resumen_texto text NOT NULL,
    body jsonb NOT NULL,
    body_html text NOT NULL,
    texto_libre text NOT NULL,
    adelanto text NOT NULL,
    fuentes integer NOT NULL,
    palabras integer NOT NULL,
    importe_centimos integer NOT NULL,
    published_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_on timestamp with time zone,
    CONSTRAINT published_articles_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text]))),
    CONSTRAINT published_articles_importe_centimos_check CHECK ((importe_centimos >= 0))
);

CREATE TABLE public.purchases (
    usuario_id bigint NOT NULL,
    articulo_id bigint NOT NULL,
    autor_id bigint NOT NULL,
    titular text NOT NULL,
    importe_centimos integer NOT NULL,
    comision_centimos integer NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    version integer,
    CONSTRAINT purchases_check CHECK (((comision_centimos >= 0) AND (comision_centimos <= importe_centimos))),
    CONSTRAINT purchases_importe_centimos_check CHECK ((importe_centimos > 0))
);

CREATE TABLE public.quality_figures (
    suite text NOT NULL,
    name text NOT NULL,
    measured_on timestamp with time zone NOT NULL,
    value double precision NOT NULL,
    unit text NOT NULL,
    bar text,
    holds boolean,
    detail text
);

CREATE TABLE public.refused_statements (
    evento_id bigint NOT NULL,
    huella bytea NOT NULL,
    analyst text NOT NULL,
    seccion text NOT NULL,
    texto text NOT NULL,
    detalle text,
    reasons text[] NOT NULL,
    evidence jsonb NOT NULL,
    refused_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.report_decisions (
    decision_id bigint NOT NULL,
    tipo text NOT NULL,
    objeto_id bigint NOT NULL,
    decision text NOT NULL,
    motivo text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT report_decisions_decision_check CHECK ((decision = ANY (ARRAY['mantener'::text, 'retirar'::text, 'sin_accion'::text]))),
    CONSTRAINT report_decisions_motivo_check CHECK ((motivo <> ''::text)),
    CONSTRAINT report_decisions_tipo_check CHECK ((tipo = ANY (ARRAY['comentario'::text, 'articulo'::text, 'evento'::text, 'statement'::text])))
);

ALTER TABLE public.report_decisions ALTER COLUMN decision_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.report_decisions_decision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.reports (
    reporte_id bigint NOT NULL,
    usuario_id bigint,
    tipo text NOT NULL,
    objeto_id bigint NOT NULL,
    motivo text NOT NULL,
    texto text NOT NULL,
    contenido text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    decision_id bigint,
    CONSTRAINT reports_motivo_check CHECK ((motivo = ANY (ARRAY['falso'::text, 'sin_fuente'::text, 'ofensivo'::text, 'ilegal'::text, 'spam'::text, 'otro'::text]))),
    CONSTRAINT reports_tipo_check CHECK ((tipo = ANY (ARRAY['comentario'::text, 'articulo'::text, 'evento'::text, 'statement'::text])))
);

ALTER TABLE public.reports ALTER COLUMN reporte_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reports_reporte_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text,
    ip_address text,
    CONSTRAINT sessions_ip_address_check CHECK (((ip_address IS NULL) OR (ip_address = ''::text)))
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sites (
    host text NOT NULL,
    robots text,
    tdm text,
    read_again_on timestamp with time zone NOT NULL,
    paused_until timestamp with time zone,
    CONSTRAINT sites_host_check CHECK ((host = lower(host)))
);

CREATE TABLE public.statement_corrections (
    statement_id bigint NOT NULL,
    evento_id bigint NOT NULL,
    kind text NOT NULL,
    seccion text NOT NULL,
    idioma text NOT NULL,
    texto_anterior text NOT NULL,
    detalle_anterior text,
    texto text,
    detalle text,
    nota text NOT NULL,
    nota_idioma text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    lifted_on timestamp with time zone,
    original_id bigint NOT NULL,
    standing_id bigint,
    CONSTRAINT statement_corrections_check CHECK (((texto IS NULL) = (kind = 'retirada'::text))),
    CONSTRAINT statement_corrections_kind_check CHECK ((kind = ANY (ARRAY['retirada'::text, 'corregida'::text]))),
    CONSTRAINT statement_corrections_nota_idioma_check CHECK ((nota_idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text])))
);

CREATE TABLE public.subscriptions (
    subscription_id text NOT NULL,
    usuario_id bigint NOT NULL,
    price_id text NOT NULL,
    amount_cents integer NOT NULL,
    period text NOT NULL,
    estado text NOT NULL,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    current_period_end timestamp with time zone,
    card_brand text,
    card_last4 text,
    created_on timestamp with time zone NOT NULL,
    ended_on timestamp with time zone,
    withdrawn_on timestamp with time zone,
    refunded_on timestamp with time zone,
    updated_on timestamp with time zone NOT NULL,
    CONSTRAINT subscriptions_period_check CHECK ((period = ANY (ARRAY['month'::text, 'year'::text])))
);

CREATE TABLE public.suspensions (
    usuario_id bigint NOT NULL,
    motivo text NOT NULL,
    hasta timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT suspensions_motivo_check CHECK ((motivo <> ''::text))
);

CREATE TABLE public.sweep_marks (
    name text NOT NULL,
    reached timestamp with time zone NOT NULL
);

CREATE TABLE public.top_ups (
    top_up_id uuid NOT NULL,
    usuario_id bigint NOT NULL,
    amount_cents integer NOT NULL,
    payment_intent_id text,
    charge_id text,
    estado text DEFAULT 'pendiente'::text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    paid_on timestamp with time zone,
    CONSTRAINT top_ups_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT top_ups_estado_check CHECK ((estado = ANY (ARRAY['pendiente'::text, 'pagada'::text, 'cancelada'::text])))
);

CREATE TABLE public.translation_work (
    evento_id bigint NOT NULL,
    due_on timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    reason text
);

CREATE TABLE public.two_factors (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified boolean DEFAULT true NOT NULL,
    failed_verification_count integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone
);

ALTER TABLE public.two_factors ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.two_factors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.users (
    id bigint NOT NULL,
    email text NOT NULL,
    correo text NOT NULL,
    email_verificado boolean DEFAULT false NOT NULL,
    alias text NOT NULL,
    rol text DEFAULT 'lector'::text NOT NULL,
    es_administrador boolean DEFAULT false NOT NULL,
    two_factor_enabled boolean DEFAULT false NOT NULL,
    bio_foto_url text,
    idioma text DEFAULT 'es'::text NOT NULL,
    deletion_due_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    deleted_on timestamp with time zone,
    CONSTRAINT users_alias_check CHECK (((char_length(alias) >= 3) AND (char_length(alias) <= 30))),
    CONSTRAINT users_check CHECK (((NOT email_verificado) OR (email = correo))),
    CONSTRAINT users_correo_check CHECK ((correo = lower(correo))),
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_idioma_check CHECK ((idioma = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text, 'de'::text]))),
    CONSTRAINT users_rol_check CHECK ((rol = ANY (ARRAY['lector'::text, 'investigador'::text, 'experto'::text])))
);

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.verifications (
    id bigint NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.verifications ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.verifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_0 FOR VALUES WITH (modulus 16, remainder 0);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_1 FOR VALUES WITH (modulus 16, remainder 1);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_10 FOR VALUES WITH (modulus 16, remainder 10);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_11 FOR VALUES WITH (modulus 16, remainder 11);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_12 FOR VALUES WITH (modulus 16, remainder 12);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_13 FOR VALUES WITH (modulus 16, remainder 13);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_14 FOR VALUES WITH (modulus 16, remainder 14);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_15 FOR VALUES WITH (modulus 16, remainder 15);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_2 FOR VALUES WITH (modulus 16, remainder 2);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_3 FOR VALUES WITH (modulus 16, remainder 3);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_4 FOR VALUES WITH (modulus 16, remainder 4);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_5 FOR VALUES WITH (modulus 16, remainder 5);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_6 FOR VALUES WITH (modulus 16, remainder 6);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_7 FOR VALUES WITH (modulus 16, remainder 7);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_8 FOR VALUES WITH (modulus 16, remainder 8);

ALTER TABLE ONLY public.article_addresses ATTACH PARTITION public.article_addresses_9 FOR VALUES WITH (modulus 16, remainder 9);

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (solicitud_id);

ALTER TABLE ONLY public.article_addresses
    ADD CONSTRAINT article_addresses_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_0
    ADD CONSTRAINT article_addresses_0_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_10
    ADD CONSTRAINT article_addresses_10_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_11
    ADD CONSTRAINT article_addresses_11_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_12
    ADD CONSTRAINT article_addresses_12_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_13
    ADD CONSTRAINT article_addresses_13_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_14
    ADD CONSTRAINT article_addresses_14_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_15
    ADD CONSTRAINT article_addresses_15_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_1
    ADD CONSTRAINT article_addresses_1_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_2
    ADD CONSTRAINT article_addresses_2_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_3
    ADD CONSTRAINT article_addresses_3_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_4
    ADD CONSTRAINT article_addresses_4_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_5
    ADD CONSTRAINT article_addresses_5_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_6
    ADD CONSTRAINT article_addresses_6_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_7
    ADD CONSTRAINT article_addresses_7_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_8
    ADD CONSTRAINT article_addresses_8_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_addresses_9
    ADD CONSTRAINT article_addresses_9_pkey PRIMARY KEY (address);

ALTER TABLE ONLY public.article_claims
    ADD CONSTRAINT article_claims_pkey PRIMARY KEY (articulo_id, analyst);

ALTER TABLE ONLY public.article_final_groups
    ADD CONSTRAINT article_final_groups_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.article_final_words
    ADD CONSTRAINT article_final_words_pkey PRIMARY KEY (word, published_on, articulo_id);

ALTER TABLE ONLY public.article_hand_groups
    ADD CONSTRAINT article_hand_groups_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.article_images
    ADD CONSTRAINT article_images_pkey PRIMARY KEY (imagen_id, usuario_id);

ALTER TABLE ONLY public.article_passages
    ADD CONSTRAINT article_passages_pkey PRIMARY KEY (articulo_id, posicion);

ALTER TABLE ONLY public.article_rare_words
    ADD CONSTRAINT article_rare_words_pkey PRIMARY KEY (word, articulo_id);

ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_articulo_id_version_key UNIQUE (articulo_id, version);

ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_pkey PRIMARY KEY (revision_id);

ALTER TABLE ONLY public.article_signs
    ADD CONSTRAINT article_signs_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.article_slugs
    ADD CONSTRAINT article_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.article_texts
    ADD CONSTRAINT article_texts_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.article_vectors
    ADD CONSTRAINT article_vectors_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.article_work
    ADD CONSTRAINT article_work_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.bio_categories
    ADD CONSTRAINT bio_categories_pkey PRIMARY KEY (usuario_id, categoria_id);

ALTER TABLE ONLY public.bios
    ADD CONSTRAINT bios_pkey PRIMARY KEY (usuario_id);

ALTER TABLE ONLY public.card_refunds
    ADD CONSTRAINT card_refunds_pkey PRIMARY KEY (card_refund_id);

ALTER TABLE ONLY public.card_refunds
    ADD CONSTRAINT card_refunds_refund_id_key UNIQUE (refund_id);

ALTER TABLE ONLY public.carril_clock
    ADD CONSTRAINT carril_clock_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.carril_pins
    ADD CONSTRAINT carril_pins_pkey PRIMARY KEY (carril_id, evento_id);

ALTER TABLE ONLY public.carril_texts
    ADD CONSTRAINT carril_texts_pkey PRIMARY KEY (carril_id, idioma);

ALTER TABLE ONLY public.carriles
    ADD CONSTRAINT carriles_pkey PRIMARY KEY (carril_id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_clave_key UNIQUE (clave);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (categoria_id);

ALTER TABLE ONLY public.category_texts
    ADD CONSTRAINT category_texts_pkey PRIMARY KEY (categoria_id, idioma);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (comentario_id);

ALTER TABLE ONLY public.consolidation_mark
    ADD CONSTRAINT consolidation_mark_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_user_id_provider_id_key UNIQUE (user_id, provider_id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (exportacion_id);

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (dispute_id);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (usuario_id);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.event_articles
    ADD CONSTRAINT event_articles_pkey PRIMARY KEY (evento_id, articulo_id);

ALTER TABLE ONLY public.event_categories
    ADD CONSTRAINT event_categories_pkey PRIMARY KEY (evento_id, categoria_id);

ALTER TABLE ONLY public.event_decisions
    ADD CONSTRAINT event_decisions_pkey PRIMARY KEY (decision_id);

ALTER TABLE ONLY public.event_evidence
    ADD CONSTRAINT event_evidence_pkey PRIMARY KEY (statement_id, posicion);

ALTER TABLE ONLY public.event_lineage
    ADD CONSTRAINT event_lineage_pkey PRIMARY KEY (evento_id, from_evento_id, kind);

ALTER TABLE ONLY public.event_links
    ADD CONSTRAINT event_links_pkey PRIMARY KEY (evento_id, earlier_evento_id);

ALTER TABLE ONLY public.event_settling
    ADD CONSTRAINT event_settling_pkey PRIMARY KEY (evento_id);

ALTER TABLE ONLY public.event_statement_texts
    ADD CONSTRAINT event_statement_texts_pkey PRIMARY KEY (statement_id, idioma);

ALTER TABLE ONLY public.event_statements
    ADD CONSTRAINT event_statements_pkey PRIMARY KEY (statement_id);

ALTER TABLE ONLY public.event_texts
    ADD CONSTRAINT event_texts_pkey PRIMARY KEY (evento_id, idioma);

ALTER TABLE ONLY public.event_verdicts
    ADD CONSTRAINT event_verdicts_pkey PRIMARY KEY (articulo_id, other_id);

ALTER TABLE ONLY public.event_version_texts
    ADD CONSTRAINT event_version_texts_pkey PRIMARY KEY (evento_id, version, idioma);

ALTER TABLE ONLY public.event_versions
    ADD CONSTRAINT event_versions_pkey PRIMARY KEY (evento_id, version);

ALTER TABLE ONLY public.event_visits
    ADD CONSTRAINT event_visits_pkey PRIMARY KEY (usuario_id, evento_id);

ALTER TABLE ONLY public.event_work
    ADD CONSTRAINT event_work_pkey PRIMARY KEY (evento_id);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (evento_id);

ALTER TABLE ONLY public.feeds
    ADD CONSTRAINT feeds_pkey PRIMARY KEY (feed_id);

ALTER TABLE ONLY public.feeds
    ADD CONSTRAINT feeds_url_key UNIQUE (url);

ALTER TABLE ONLY public.final_links
    ADD CONSTRAINT final_links_pkey PRIMARY KEY (articulo_id, earlier_id);

ALTER TABLE ONLY public.hosted_articles
    ADD CONSTRAINT hosted_articles_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.hosted_articles
    ADD CONSTRAINT hosted_articles_usuario_id_borrador_id_key UNIQUE (usuario_id, borrador_id);

ALTER TABLE ONLY public.interaction_counts
    ADD CONSTRAINT interaction_counts_pkey PRIMARY KEY (target_tipo, target_id, action, slot);

ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_pkey PRIMARY KEY (interaction_id);

ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_usuario_id_action_target_tipo_target_id_key UNIQUE (usuario_id, action, target_tipo, target_id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_kind_usuario_id_key UNIQUE NULLS NOT DISTINCT (kind, usuario_id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.ledger_balances
    ADD CONSTRAINT ledger_balances_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.ledger_checks
    ADD CONSTRAINT ledger_checks_pkey PRIMARY KEY (check_id);

ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_pkey PRIMARY KEY (day, transfer_kind, account_kind);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (transfer_id, account_id);

ALTER TABLE ONLY public.ledger_runs
    ADD CONSTRAINT ledger_runs_pkey PRIMARY KEY (run_id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_key_key UNIQUE (key);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_pkey PRIMARY KEY (transfer_id);

ALTER TABLE ONLY public.model_answers
    ADD CONSTRAINT model_answers_pkey PRIMARY KEY (answer_id);

ALTER TABLE ONLY public.model_spending
    ADD CONSTRAINT model_spending_pkey PRIMARY KEY (day, task);

ALTER TABLE ONLY public.newspaper_days
    ADD CONSTRAINT newspaper_days_pkey PRIMARY KEY (periodico_id, day);

ALTER TABLE ONLY public.newspaper_removals
    ADD CONSTRAINT newspaper_removals_pkey PRIMARY KEY (periodico_id);

ALTER TABLE ONLY public.newspapers
    ADD CONSTRAINT newspapers_dominio_key UNIQUE (dominio);

ALTER TABLE ONLY public.newspapers
    ADD CONSTRAINT newspapers_pkey PRIMARY KEY (periodico_id);

ALTER TABLE ONLY public.operator_changes
    ADD CONSTRAINT operator_changes_pkey PRIMARY KEY (change_id);

ALTER TABLE ONLY public.operator_changes
    ADD CONSTRAINT operator_changes_undoes_key UNIQUE (undoes);

ALTER TABLE ONLY public.outgoing_mails
    ADD CONSTRAINT outgoing_mails_pkey PRIMARY KEY (mail_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_customer_id_key UNIQUE (customer_id);

ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_pkey PRIMARY KEY (usuario_id);

ALTER TABLE ONLY public.payment_requests
    ADD CONSTRAINT payment_requests_pkey PRIMARY KEY (usuario_id, key);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (usuario_id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (payout_id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_provider_transfer_id_key UNIQUE (provider_transfer_id);

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.provider_movements
    ADD CONSTRAINT provider_movements_pkey PRIMARY KEY (movement_id);

ALTER TABLE ONLY public.published_articles
    ADD CONSTRAINT published_articles_pkey PRIMARY KEY (articulo_id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (usuario_id, articulo_id);

ALTER TABLE ONLY public.quality_figures
    ADD CONSTRAINT quality_figures_pkey PRIMARY KEY (suite, name, measured_on);

ALTER TABLE ONLY public.refused_statements
    ADD CONSTRAINT refused_statements_pkey PRIMARY KEY (evento_id, huella);

ALTER TABLE ONLY public.report_decisions
    ADD CONSTRAINT report_decisions_pkey PRIMARY KEY (decision_id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (reporte_id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.statement_corrections
    ADD CONSTRAINT statement_corrections_pkey PRIMARY KEY (statement_id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (subscription_id);

ALTER TABLE ONLY public.suspensions
    ADD CONSTRAINT suspensions_pkey PRIMARY KEY (usuario_id);

ALTER TABLE ONLY public.sweep_marks
    ADD CONSTRAINT sweep_marks_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_charge_id_key UNIQUE (charge_id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_payment_intent_id_key UNIQUE (payment_intent_id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_pkey PRIMARY KEY (top_up_id);

ALTER TABLE ONLY public.translation_work
    ADD CONSTRAINT translation_work_pkey PRIMARY KEY (evento_id);

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

CREATE INDEX applications_of_user ON public.applications USING btree (usuario_id, created_on DESC);

CREATE UNIQUE INDEX applications_one_waiting ON public.applications USING btree (usuario_id) WHERE (estado = 'pendiente'::text);

CREATE INDEX applications_waiting ON public.applications USING btree (solicitud_id) WHERE (estado = 'pendiente'::text);

CREATE INDEX article_final_groups_members ON ONLY public.article_final_groups USING btree (final_group) WHERE (final_group IS NOT NULL);

CREATE INDEX article_final_groups_not_binding ON ONLY public.article_final_groups USING btree (published_on) WHERE ((final_group IS NOT NULL) AND (NOT is_binding));

CREATE INDEX article_final_groups_waiting ON ONLY public.article_final_groups USING btree (published_on) WHERE (final_group IS NULL);

CREATE INDEX article_hand_groups_members ON public.article_hand_groups USING btree (hand_group);

CREATE INDEX article_images_of_person ON public.article_images USING btree (usuario_id);

CREATE INDEX article_passages_of_event ON public.article_passages USING btree (evento_id);

CREATE INDEX article_slugs_of_article ON public.article_slugs USING btree (articulo_id);

CREATE INDEX article_texts_bands ON ONLY public.article_texts USING gin (bands) WITH (fastupdate=off);

CREATE INDEX article_work_due ON ONLY public.article_work USING btree (stage, due_on) WHERE (stage <> ALL (ARRAY['done'::text, 'dropped'::text]));

CREATE INDEX article_work_of_newspaper ON ONLY public.article_work USING btree (periodico_id);

CREATE INDEX article_work_with_reason ON ONLY public.article_work USING btree (articulo_id) WHERE (reason IS NOT NULL);

CREATE INDEX articles_copies ON ONLY public.articles USING btree (copia_de) WHERE (copia_de IS NOT NULL);

CREATE INDEX articles_of_newspaper ON ONLY public.articles USING btree (periodico_id, articulo_id);

CREATE INDEX card_refunds_due ON public.card_refunds USING btree (next_try_on) WHERE (next_try_on IS NOT NULL);

CREATE INDEX card_refunds_of_payment ON public.card_refunds USING btree (payment_intent_id);

CREATE INDEX card_refunds_of_person ON public.card_refunds USING btree (usuario_id);

CREATE INDEX card_refunds_open ON public.card_refunds USING btree (created_on) WHERE (estado = ANY (ARRAY['pedido'::text, 'fallido'::text]));

CREATE INDEX carril_entries_in_order ON public.carril_entries USING btree (carril_id, categoria_id, orden DESC, target_id DESC) INCLUDE (added_at, removed_at);

CREATE INDEX carril_entries_removed ON public.carril_entries USING btree (removed_on) WHERE (removed_on IS NOT NULL);

CREATE UNIQUE INDEX carril_entries_standing ON public.carril_entries USING btree (carril_id, categoria_id, target_id) WHERE (removed_at IS NULL);

CREATE INDEX carril_entries_target ON public.carril_entries USING btree (target_id) WHERE (removed_at IS NULL);

CREATE INDEX carril_pins_of_event ON public.carril_pins USING btree (evento_id);

CREATE INDEX comments_of_parent ON public.comments USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX comments_of_person ON public.comments USING btree (usuario_id, comentario_id DESC);

CREATE INDEX comments_of_thread ON public.comments USING btree (thread_id, comentario_id);

CREATE INDEX comments_standing ON public.comments USING btree (target_tipo, target_id) WHERE (eliminado_on IS NULL);

CREATE INDEX comments_threads ON public.comments USING btree (target_tipo, target_id, ((rol = 'experto'::text)) DESC, comentario_id DESC) WHERE (profundidad = 0);

CREATE INDEX data_exports_expiring ON public.data_exports USING btree (expires_on) WHERE (expires_on IS NOT NULL);

CREATE INDEX data_exports_of_user ON public.data_exports USING btree (usuario_id, created_on DESC);

CREATE INDEX data_exports_waiting ON public.data_exports USING btree (created_on) WHERE (ready_on IS NULL);

CREATE INDEX disputes_by_time ON public.disputes USING btree (created_on);

CREATE INDEX disputes_of_payment ON public.disputes USING btree (payment_intent_id);

CREATE INDEX disputes_of_person ON public.disputes USING btree (usuario_id) WHERE (usuario_id IS NOT NULL);

CREATE UNIQUE INDEX event_articles_of_article ON public.event_articles USING btree (articulo_id);

CREATE INDEX event_decisions_of_event ON public.event_decisions USING btree (evento_id);

CREATE INDEX event_evidence_of_article ON public.event_evidence USING btree (articulo_id);

CREATE INDEX event_evidence_of_newspaper ON public.event_evidence USING btree (periodico_id);

CREATE INDEX event_lineage_from ON public.event_lineage USING btree (from_evento_id);

CREATE INDEX event_links_earlier ON public.event_links USING btree (earlier_evento_id);

CREATE INDEX event_settling_due ON public.event_settling USING btree (due_on);

CREATE INDEX event_statements_of_event ON public.event_statements USING btree (evento_id, posicion);

CREATE INDEX event_statements_parent ON public.event_statements USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE INDEX event_texts_busqueda_de ON public.event_texts USING gin (titulo_busqueda public.gin_trgm_ops) WHERE (idioma = 'de'::text);

CREATE INDEX event_texts_busqueda_en ON public.event_texts USING gin (titulo_busqueda public.gin_trgm_ops) WHERE (idioma = 'en'::text);

CREATE INDEX event_texts_busqueda_es ON public.event_texts USING gin (titulo_busqueda public.gin_trgm_ops) WHERE (idioma = 'es'::text);

CREATE INDEX event_texts_busqueda_fr ON public.event_texts USING gin (titulo_busqueda public.gin_trgm_ops) WHERE (idioma = 'fr'::text);

CREATE INDEX event_visits_of_event ON public.event_visits USING btree (evento_id);

CREATE INDEX event_work_due ON public.event_work USING btree (due_on) WHERE (due_on IS NOT NULL);

CREATE INDEX event_work_written ON public.event_work USING btree (written_on) WHERE (written_on IS NOT NULL);

CREATE INDEX events_merged ON public.events USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX events_newest ON public.events USING btree (created_on DESC) WHERE (merged_into IS NULL);

CREATE INDEX feeds_due ON public.feeds USING btree (next_poll_on) WHERE active;

CREATE INDEX feeds_of_newspaper ON public.feeds USING btree (periodico_id);

CREATE INDEX final_links_earlier ON public.final_links USING btree (earlier_id);

CREATE INDEX hosted_articles_of_event ON public.hosted_articles USING btree (evento_id);

CREATE INDEX hosted_articles_of_person ON public.hosted_articles USING btree (usuario_id, updated_on DESC);

CREATE INDEX interactions_of_person ON public.interactions USING btree (usuario_id, action, interaction_id DESC);

CREATE INDEX interactions_of_target ON public.interactions USING btree (target_tipo, target_id);

CREATE INDEX ledger_accounts_of_person ON public.ledger_accounts USING btree (usuario_id) WHERE (usuario_id IS NOT NULL);

CREATE INDEX ledger_entries_of_account ON public.ledger_entries USING btree (account_id, transfer_id DESC);

CREATE INDEX ledger_runs_open ON public.ledger_runs USING btree (run_id) WHERE (ended_on IS NULL);

CREATE INDEX ledger_transfers_by_provider ON public.ledger_transfers USING btree (provider_id) WHERE (provider_id IS NOT NULL);

CREATE INDEX ledger_transfers_by_time ON public.ledger_transfers USING btree (created_on);

CREATE INDEX ledger_transfers_of_article ON public.ledger_transfers USING btree (articulo_id) WHERE (kind = 'compra'::text);

CREATE INDEX ledger_transfers_of_person ON public.ledger_transfers USING btree (usuario_id, transfer_id DESC);

CREATE INDEX model_answers_of_article ON public.model_answers USING btree (articulo_id) WHERE (articulo_id IS NOT NULL);

CREATE INDEX model_answers_of_event ON public.model_answers USING btree (evento_id) WHERE (evento_id IS NOT NULL);

CREATE INDEX newspaper_days_by_day ON public.newspaper_days USING btree (day);

CREATE INDEX operator_changes_of_object ON public.operator_changes USING btree (kind, object_id, change_id DESC);

CREATE INDEX operator_changes_of_person ON public.operator_changes USING btree (usuario_id);

CREATE INDEX outgoing_mails_due ON public.outgoing_mails USING btree (next_try_on) WHERE (next_try_on IS NOT NULL);

CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);

CREATE INDEX payment_requests_by_time ON public.payment_requests USING btree (created_on);

CREATE INDEX payouts_due ON public.payouts USING btree (next_try_on) WHERE (next_try_on IS NOT NULL);

CREATE INDEX payouts_of_person ON public.payouts USING btree (usuario_id, created_on DESC);

CREATE INDEX payouts_open ON public.payouts USING btree (created_on) WHERE (estado = ANY (ARRAY['pedido'::text, 'fallido'::text]));

CREATE INDEX provider_events_due ON public.provider_events USING btree (next_try_on) WHERE (next_try_on IS NOT NULL);

CREATE INDEX provider_events_refused ON public.provider_events USING btree (received_on) WHERE (outcome = 'refused'::text);

CREATE INDEX provider_events_told ON public.provider_events USING btree (received_on) WHERE (payload <> '{}'::jsonb);

CREATE INDEX provider_movements_unexplained ON public.provider_movements USING btree (created_on) WHERE (explained_on IS NULL);

CREATE INDEX published_articles_newest_sold ON public.published_articles USING btree (published_on DESC) WHERE ((withdrawn_on IS NULL) AND (importe_centimos > 0));

CREATE INDEX published_articles_of_event ON public.published_articles USING btree (evento_id);

CREATE INDEX purchases_of_author ON public.purchases USING btree (autor_id, articulo_id) INCLUDE (importe_centimos, comision_centimos);

CREATE INDEX purchases_of_version ON public.purchases USING btree (articulo_id, version);

CREATE INDEX report_decisions_of_object ON public.report_decisions USING btree (tipo, objeto_id, decision_id DESC);

CREATE INDEX reports_of_decision ON public.reports USING btree (decision_id) WHERE (decision_id IS NOT NULL);

CREATE INDEX reports_of_object ON public.reports USING btree (tipo, objeto_id);

CREATE INDEX reports_of_person ON public.reports USING btree (usuario_id) WHERE (usuario_id IS NOT NULL);

CREATE INDEX reports_waiting ON public.reports USING btree (reporte_id) WHERE (decision_id IS NULL);

CREATE INDEX reports_waiting_of_object ON public.reports USING btree (tipo, objeto_id, reporte_id) WHERE (decision_id IS NULL);

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);

CREATE INDEX statement_corrections_by_time ON public.statement_corrections USING btree (created_on) WHERE (lifted_on IS NULL);

CREATE INDEX statement_corrections_of_event ON public.statement_corrections USING btree (evento_id);

CREATE INDEX statement_corrections_original ON public.statement_corrections USING btree (original_id);

CREATE INDEX statement_corrections_standing ON public.statement_corrections USING btree (standing_id) WHERE (standing_id IS NOT NULL);

CREATE INDEX subscriptions_of_person ON public.subscriptions USING btree (usuario_id, created_on DESC);

CREATE UNIQUE INDEX subscriptions_running ON public.subscriptions USING btree (usuario_id) WHERE (ended_on IS NULL);

CREATE INDEX subscriptions_withdrawn ON public.subscriptions USING btree (withdrawn_on) WHERE ((withdrawn_on IS NOT NULL) AND (refunded_on IS NULL));

CREATE INDEX top_ups_of_person ON public.top_ups USING btree (usuario_id, created_on DESC);

CREATE INDEX top_ups_waiting ON public.top_ups USING btree (created_on) WHERE (estado = 'pendiente'::text);

CREATE INDEX translation_work_due ON public.translation_work USING btree (due_on);

CREATE INDEX two_factors_of_user ON public.two_factors USING btree (user_id);

CREATE INDEX users_administrators ON public.users USING btree (id) WHERE es_administrador;

CREATE UNIQUE INDEX users_alias ON public.users USING btree (lower(alias));

CREATE INDEX users_alias_beginning ON public.users USING btree (lower(alias) text_pattern_ops);

CREATE INDEX users_correo ON public.users USING btree (correo);

CREATE INDEX users_correo_beginning ON public.users USING btree (correo text_pattern_ops);

CREATE INDEX users_deleted ON public.users USING btree (id) WHERE (deleted_on IS NOT NULL);

CREATE INDEX users_deletion_due ON public.users USING btree (deletion_due_on) WHERE (deletion_due_on IS NOT NULL);

CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_0_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_10_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_11_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_12_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_13_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_14_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_15_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_1_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_2_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_3_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_4_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_5_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_6_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_7_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_8_pkey;

ALTER INDEX public.article_addresses_pkey ATTACH PARTITION public.article_addresses_9_pkey;

CREATE TRIGGER ledger_accounts_open_balance AFTER INSERT ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION public.ledger_open_balance();

CREATE TRIGGER ledger_accounts_refuse BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse();

ALTER TABLE public.ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_refuse;

CREATE TRIGGER ledger_balances_refuse BEFORE DELETE OR TRUNCATE ON public.ledger_balances FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse();

ALTER TABLE public.ledger_balances ENABLE ALWAYS TRIGGER ledger_balances_refuse;

CREATE TRIGGER ledger_balances_refuse_insert BEFORE INSERT ON public.ledger_balances FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.ledger_refuse();

CREATE TRIGGER ledger_balances_refuse_update BEFORE UPDATE ON public.ledger_balances FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.ledger_refuse();

ALTER TABLE public.ledger_balances ENABLE ALWAYS TRIGGER ledger_balances_refuse_update;

CREATE TRIGGER ledger_entries_check_sum AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_check_sum();

CREATE TRIGGER ledger_entries_move_balance BEFORE INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.ledger_move_balance();

CREATE TRIGGER ledger_entries_refuse BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse();

ALTER TABLE public.ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_refuse;

CREATE TRIGGER ledger_transfers_refuse BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse();

ALTER TABLE public.ledger_transfers ENABLE ALWAYS TRIGGER ledger_transfers_refuse;

CREATE TRIGGER operator_changes_refuse BEFORE DELETE OR UPDATE OR TRUNCATE ON public.operator_changes FOR EACH STATEMENT EXECUTE FUNCTION public.operator_changes_refuse();

CREATE TRIGGER sessions_end_in_time BEFORE INSERT OR UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION public.end_sessions_in_time();

CREATE TRIGGER users_adopt_proved_address BEFORE INSERT OR UPDATE ON public.users FOR EACH ROW WHEN (new.email_verificado) EXECUTE FUNCTION public.adopt_proved_address();

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_images
    ADD CONSTRAINT article_images_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_passages
    ADD CONSTRAINT article_passages_articulo_id_fkey FOREIGN KEY (articulo_id) REFERENCES public.published_articles(articulo_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_passages
    ADD CONSTRAINT article_passages_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id);

ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_articulo_id_fkey FOREIGN KEY (articulo_id) REFERENCES public.hosted_articles(articulo_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_slugs
    ADD CONSTRAINT article_slugs_articulo_id_fkey FOREIGN KEY (articulo_id) REFERENCES public.hosted_articles(articulo_id) ON DELETE CASCADE;

ALTER TABLE public.articles
    ADD CONSTRAINT articles_periodico_id_fkey FOREIGN KEY (periodico_id) REFERENCES public.newspapers(periodico_id);

ALTER TABLE ONLY public.bio_categories
    ADD CONSTRAINT bio_categories_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES public.categories(categoria_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bio_categories
    ADD CONSTRAINT bio_categories_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.bios(usuario_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bios
    ADD CONSTRAINT bios_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.card_refunds
    ADD CONSTRAINT card_refunds_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.carril_pins
    ADD CONSTRAINT carril_pins_carril_id_fkey FOREIGN KEY (carril_id) REFERENCES public.carriles(carril_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.carril_pins
    ADD CONSTRAINT carril_pins_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.carril_texts
    ADD CONSTRAINT carril_texts_carril_id_fkey FOREIGN KEY (carril_id) REFERENCES public.carriles(carril_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.carriles
    ADD CONSTRAINT carriles_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES public.categories(categoria_id);

ALTER TABLE ONLY public.category_texts
    ADD CONSTRAINT category_texts_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES public.categories(categoria_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.comments(comentario_id);

ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_articles
    ADD CONSTRAINT event_articles_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_categories
    ADD CONSTRAINT event_categories_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES public.categories(categoria_id);

ALTER TABLE ONLY public.event_categories
    ADD CONSTRAINT event_categories_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_decisions
    ADD CONSTRAINT event_decisions_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_evidence
    ADD CONSTRAINT event_evidence_periodico_id_fkey FOREIGN KEY (periodico_id) REFERENCES public.newspapers(periodico_id);

ALTER TABLE ONLY public.event_evidence
    ADD CONSTRAINT event_evidence_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.event_statements(statement_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_lineage
    ADD CONSTRAINT event_lineage_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_lineage
    ADD CONSTRAINT event_lineage_from_evento_id_fkey FOREIGN KEY (from_evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_links
    ADD CONSTRAINT event_links_earlier_evento_id_fkey FOREIGN KEY (earlier_evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_links
    ADD CONSTRAINT event_links_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_settling
    ADD CONSTRAINT event_settling_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_statement_texts
    ADD CONSTRAINT event_statement_texts_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.event_statements(statement_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_statements
    ADD CONSTRAINT event_statements_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_statements
    ADD CONSTRAINT event_statements_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.event_statements(statement_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_texts
    ADD CONSTRAINT event_texts_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_version_texts
    ADD CONSTRAINT event_version_texts_evento_id_version_fkey FOREIGN KEY (evento_id, version) REFERENCES public.event_versions(evento_id, version) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_versions
    ADD CONSTRAINT event_versions_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_visits
    ADD CONSTRAINT event_visits_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_visits
    ADD CONSTRAINT event_visits_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_work
    ADD CONSTRAINT event_work_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.events(evento_id);

ALTER TABLE ONLY public.feeds
    ADD CONSTRAINT feeds_periodico_id_fkey FOREIGN KEY (periodico_id) REFERENCES public.newspapers(periodico_id);

ALTER TABLE ONLY public.hosted_articles
    ADD CONSTRAINT hosted_articles_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id);

ALTER TABLE ONLY public.hosted_articles
    ADD CONSTRAINT hosted_articles_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_balances
    ADD CONSTRAINT ledger_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(account_id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.ledger_accounts(account_id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES public.ledger_transfers(transfer_id);

ALTER TABLE ONLY public.ledger_transfers
    ADD CONSTRAINT ledger_transfers_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.newspaper_days
    ADD CONSTRAINT newspaper_days_periodico_id_fkey FOREIGN KEY (periodico_id) REFERENCES public.newspapers(periodico_id);

ALTER TABLE ONLY public.newspaper_removals
    ADD CONSTRAINT newspaper_removals_periodico_id_fkey FOREIGN KEY (periodico_id) REFERENCES public.newspapers(periodico_id);

ALTER TABLE ONLY public.operator_changes
    ADD CONSTRAINT operator_changes_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.operator_changes(change_id);

ALTER TABLE ONLY public.operator_changes
    ADD CONSTRAINT operator_changes_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payment_requests
    ADD CONSTRAINT payment_requests_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.published_articles
    ADD CONSTRAINT published_articles_articulo_id_fkey FOREIGN KEY (articulo_id) REFERENCES public.hosted_articles(articulo_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.published_articles
    ADD CONSTRAINT published_articles_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_autor_id_fkey FOREIGN KEY (autor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.refused_statements
    ADD CONSTRAINT refused_statements_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.report_decisions(decision_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.statement_corrections
    ADD CONSTRAINT statement_corrections_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.statement_corrections
    ADD CONSTRAINT statement_corrections_original_id_fkey FOREIGN KEY (original_id) REFERENCES public.event_statements(statement_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.statement_corrections
    ADD CONSTRAINT statement_corrections_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES public.event_statements(statement_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.suspensions
    ADD CONSTRAINT suspensions_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.translation_work
    ADD CONSTRAINT translation_work_evento_id_fkey FOREIGN KEY (evento_id) REFERENCES public.events(evento_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
