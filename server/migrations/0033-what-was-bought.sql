-- Which text of an article somebody bought; null where it was bought before this was written down.
alter table purchases add column version integer;

create index purchases_of_version on purchases (articulo_id, version);
drop index purchases_of_article;
