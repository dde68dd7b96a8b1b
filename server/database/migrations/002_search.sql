-- What search reads beside the text itself. The BM25 indexes are made by the search area where the server has pg_textsearch.
create extension if not exists pg_trgm;

create table search_entries (
  document_id integer primary key references documents (id) on delete cascade,
  -- title, parties, citations and number: ranks above the body
  heading text not null,
  words tsvector not null
);
