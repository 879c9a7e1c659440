-- A newspaper that is removed takes its work with it: without this every row ever kept is looked at, under the lock of
-- those who group articles.
create index article_work_of_newspaper on article_work (periodico_id);
