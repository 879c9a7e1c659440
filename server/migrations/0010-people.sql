-- What people say of themselves, ask for and are owed, beside the account itself.
alter table users add column deleted_on timestamptz; -- nothing personal is left; the row stays for what refers to it

create table bios (
  usuario_id bigint primary key references users on delete cascade,
  descripcion text not null default '' check (char_length(descripcion) <= 1000),
  pais text check (pais ~ '^[A-Z]{2}$'),
  estudios text not null default '' check (char_length(estudios) <= 200),
  link_blog text not null default '' check (char_length(link_blog) <= 300),
  link_linkedin text not null default '' check (char_length(link_linkedin) <= 300),
  link_twitter text not null default '' check (char_length(link_twitter) <= 300),
  link_periodico1 text not null default '' check (char_length(link_periodico1) <= 300),
  link_periodico2 text not null default '' check (char_length(link_periodico2) <= 300),
  -- Special-category data: never without the consent beside it.
  orientacion text,
  orientacion_consentida_on timestamptz,
  updated_on timestamptz not null default now(),
  check (orientacion is null or orientacion_consentida_on is not null)
);

create table bio_categories (
  usuario_id bigint not null references bios on delete cascade,
  categoria_id integer not null references categories on delete cascade,
  primary key (usuario_id, categoria_id)
);

-- A new address, until it is proved. Only the hash of the token is kept.
create table email_changes (
  usuario_id bigint primary key references users on delete cascade,
  correo_nuevo text not null check (correo_nuevo = lower(correo_nuevo)),
  token_hash bytea not null unique,
  expires_on timestamptz not null
);

create table applications (
  solicitud_id bigint generated always as identity primary key,
  usuario_id bigint not null references users on delete cascade,
  rol text not null check (rol in ('investigador', 'experto')),
  motivo text not null check (char_length(motivo) <= 2000),
  enlaces text[] not null default '{}' check (cardinality(enlaces) <= 5),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'aceptada', 'rechazada', 'retirada')),
  respuesta text check (char_length(respuesta) <= 2000),
  created_on timestamptz not null default now(),
  decided_on timestamptz,
  check ((estado = 'pendiente') = (decided_on is null)),
  -- Of one taken back nothing stays but that it was made, for the limit.
  check ((estado = 'retirada') = (motivo = '')),
  check (estado <> 'retirada' or enlaces = '{}')
);
create unique index applications_one_waiting on applications (usuario_id) where estado = 'pendiente';
create index applications_of_user on applications (usuario_id, created_on desc);

-- Everything about a person in one file; the file itself is in the object storage, under the id.
create table data_exports (
  exportacion_id bigint generated always as identity primary key,
  usuario_id bigint not null references users on delete cascade,
  created_on timestamptz not null default now(),
  ready_on timestamptz,
  expires_on timestamptz,
  bytes integer,
  check ((ready_on is null) = (expires_on is null)),
  check ((ready_on is null) = (bytes is null))
);
create index data_exports_of_user on data_exports (usuario_id, created_on desc);
create index data_exports_waiting on data_exports (created_on) where ready_on is null;
create index data_exports_expiring on data_exports (expires_on) where expires_on is not null;
