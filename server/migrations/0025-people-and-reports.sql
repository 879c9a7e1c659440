-- Who may not come in for now, and why. One that is over, or lifted, lets them in again.
create table suspensions (
  usuario_id bigint primary key references users on delete cascade,
  motivo text not null check (motivo <> ''),
  hasta timestamptz, -- null: until it is lifted
  created_on timestamptz not null default now()
);

-- People are found by how their alias or their address begins.
create index users_alias_beginning on users (lower(alias) text_pattern_ops);
create index users_correo_beginning on users (correo text_pattern_ops);
create index users_administrators on users (id) where es_administrador;

create index applications_waiting on applications (solicitud_id) where estado = 'pendiente';

-- What was decided about something that readers reported, with the reasons that were given.
create table report_decisions (
  decision_id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('comentario', 'articulo', 'evento', 'statement')),
  objeto_id bigint not null,
  decision text not null check (decision in ('mantener', 'retirar', 'sin_accion')),
  motivo text not null check (motivo <> ''),
  created_on timestamptz not null default now()
);

create index report_decisions_of_object on report_decisions (tipo, objeto_id, decision_id desc);

alter table reports add column decision_id bigint references report_decisions on delete set null; -- null: waits
create index reports_waiting on reports (reporte_id) where decision_id is null;
create index reports_waiting_of_object on reports (tipo, objeto_id, reporte_id) where decision_id is null;
create index reports_of_decision on reports (decision_id) where decision_id is not null;

-- Withdrawn by whoever runs the site: its author cannot show it again by themselves.
alter table hosted_articles add column withheld_on timestamptz;
