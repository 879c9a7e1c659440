-- Kept beside the title: comparing thousands of titles must not strip their accents each time.
alter table event_texts add column titulo_busqueda text generated always as (search_form(titulo)) stored;
drop index event_texts_titulo_words_es, event_texts_titulo_words_en, event_texts_titulo_words_fr, event_texts_titulo_words_de;
create index event_texts_busqueda_es on event_texts using gin (titulo_busqueda gin_trgm_ops) where idioma = 'es';
create index event_texts_busqueda_en on event_texts using gin (titulo_busqueda gin_trgm_ops) where idioma = 'en';
create index event_texts_busqueda_fr on event_texts using gin (titulo_busqueda gin_trgm_ops) where idioma = 'fr';
create index event_texts_busqueda_de on event_texts using gin (titulo_busqueda gin_trgm_ops) where idioma = 'de';
