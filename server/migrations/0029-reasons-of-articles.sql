-- Who looks at what went wrong on a day looks at what went wrong, not at a million articles that did not.
create index article_work_with_reason on article_work (articulo_id) where reason is not null;
