-- How much newspapers publish, by the day (UTC) that it was stored; counted by a job, so that nobody who looks counts.
create table newspaper_days (
  periodico_id integer not null references newspapers,
  day date not null,
  articulos integer not null check (articulos > 0),
  en_eventos integer not null check (en_eventos between 0 and articulos),
  primary key (periodico_id, day)
);
