-- A search is in one language: an index of each is a quarter of the titles to look through.
drop index event_texts_titulo_words;
create index event_texts_titulo_words_es on event_texts using gin (search_form(titulo) gin_trgm_ops) where idioma = 'es';
create index event_texts_titulo_words_en on event_texts using gin (search_form(titulo) gin_trgm_ops) where idioma = 'en';
create index event_texts_titulo_words_fr on event_texts using gin (search_form(titulo) gin_trgm_ops) where idioma = 'fr';
create index event_texts_titulo_words_de on event_texts using gin (search_form(titulo) gin_trgm_ops) where idioma = 'de';
