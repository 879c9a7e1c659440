-- What operators change: who, when, what it was before and what it became. Only ever added to.
create table operator_changes (
  change_id bigint generated always as identity primary key,
  usuario_id bigint not null references users,
  kind text not null check (kind ~ '^[a-z_]+\.[a-z_]+$'), -- 'carril.saved'
  object_id text not null,
  before jsonb, -- null where there was nothing
  after jsonb, -- null where there is nothing any more
  note text not null default '', -- why, in the operator's words
  undoes bigint unique references operator_changes,
  created_on timestamptz not null default clock_timestamp()
);

create index operator_changes_of_object on operator_changes (kind, object_id, change_id desc);
create index operator_changes_of_person on operator_changes (usuario_id);

create function operator_changes_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is only ever added to' using errcode = 'insufficient_privilege';
end $$;

create trigger operator_changes_refuse before update or delete or truncate on operator_changes
  for each statement execute function operator_changes_refuse();
