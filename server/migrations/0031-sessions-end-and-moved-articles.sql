-- However much it is used, a session ends 180 days after it began: whoever renews it may not know when that was.
create function end_sessions_in_time() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + make_interval(days => 180));
  return new;
end $$;

create trigger sessions_end_in_time before insert or update on sessions
  for each row execute function end_sessions_in_time();

update sessions set expires_at = expires_at where expires_at > created_at + make_interval(days => 180);

-- Those that were withdrawn move with their event too.
drop index published_articles_of_event;
create index published_articles_of_event on published_articles (evento_id);
