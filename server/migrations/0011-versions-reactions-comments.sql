-- What an event said at each version can be told from its rows: a statement stands from one version until another.
create table event_versions (
  evento_id bigint not null references events on delete cascade,
  version integer not null,
  created_on timestamptz not null,
  primary key (evento_id, version)
);

-- Title and summary as they stood up to a version, the last one that had them; the present ones are in event_texts.
create table event_version_texts (
  evento_id bigint not null,
  version integer not null,
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de')),
  titulo text not null,
  descripcion text not null,
  primary key (evento_id, version, idioma),
  foreign key (evento_id, version) references event_versions on delete cascade
);

alter table event_statements
  add column desde_version integer not null default 1,
  add column hasta_version integer, -- the first version without it
  add check (hasta_version > desde_version);

alter table event_articles add column desde_version integer not null default 1;

alter table event_evidence add column copia_de bigint;

insert into event_versions select evento_id, version, updated_on from events;

-- The version of an event that a signed-in reader saw last.
create table event_visits (
  usuario_id bigint not null references users on delete cascade,
  evento_id bigint not null references events on delete cascade,
  version integer not null,
  visited_on timestamptz not null default now(),
  primary key (usuario_id, evento_id)
);

create index event_visits_of_event on event_visits (evento_id);

create table interactions (
  interaction_id bigint generated always as identity primary key,
  usuario_id bigint not null references users on delete cascade,
  action text not null check (action in ('read_later', 'save', 'share', 'upvote', 'read')),
  target_tipo text not null check (target_tipo in ('evento', 'articulo')),
  target_id bigint not null,
  created_on timestamptz not null default now(),
  unique (usuario_id, action, target_tipo, target_id)
);

create index interactions_of_person on interactions (usuario_id, action, interaction_id desc);

-- Kept in slots, so that a crowd on one event does not queue for one row; the count is their sum.
create table interaction_counts (
  target_tipo text not null check (target_tipo in ('evento', 'articulo')),
  target_id bigint not null,
  action text not null,
  slot smallint not null,
  amount bigint not null,
  primary key (target_tipo, target_id, action, slot)
);

create table comments (
  comentario_id bigint generated always as identity primary key,
  target_tipo text not null check (target_tipo in ('evento', 'articulo')),
  target_id bigint not null,
  parent_id bigint references comments,
  thread_id bigint not null, -- the comment of depth 0 that it stands under; its own for that one
  profundidad smallint not null check (profundidad between 0 and 3),
  usuario_id bigint not null references users,
  rol text not null check (rol in ('lector', 'investigador', 'experto')),
  texto text not null,
  created_on timestamptz not null default now(),
  editado_on timestamptz,
  eliminado_on timestamptz,
  check ((parent_id is null) = (profundidad = 0)),
  check (eliminado_on is null or texto = '')
);

create index comments_threads on comments (target_tipo, target_id, (rol = 'experto') desc, comentario_id desc)
  where profundidad = 0;
create index comments_of_thread on comments (thread_id, comentario_id);
create index comments_of_parent on comments (parent_id) where parent_id is not null;
create index comments_of_person on comments (usuario_id, comentario_id desc);
create index comments_standing on comments (target_tipo, target_id) where eliminado_on is null;

create table reports (
  reporte_id bigint generated always as identity primary key,
  usuario_id bigint references users on delete set null, -- null: a visitor
  tipo text not null check (tipo in ('comentario', 'articulo', 'evento', 'statement')),
  objeto_id bigint not null,
  motivo text not null check (motivo in ('falso', 'sin_fuente', 'ofensivo', 'ilegal', 'spam', 'otro')),
  texto text not null,
  -- What was reported, as it read then.
  contenido text not null,
  created_on timestamptz not null default now()
);

create index reports_of_object on reports (tipo, objeto_id);
create index reports_of_person on reports (usuario_id) where usuario_id is not null;
