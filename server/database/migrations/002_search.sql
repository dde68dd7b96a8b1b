-- What search reads beside the text itself: docs/decisions/003-search.md. The BM25 indexes are made once a library is large enough
-- to need them (areas/search/indexing), where the server has pg_textsearch.
create extension if not exists pg_trgm;

-- One narrow row for each document, so that counting, filtering and facets read few pages.
create table search_entries (
  document_id integer primary key references documents (id) on delete cascade,
  -- the revision that is indexed
  revision smallint not null,
  court text,
  court_station text,
  document_type text,
  date date,
  year smallint,
  -- ids of judges, in the order of the bench
  judges integer[] not null default '{}',
  -- every word of heading and text as written, folded, with its places; words of the heading have weight A
  words tsvector not null
);
-- Places do not compress; trying to costs 0.3 ms a document.
alter table search_entries alter column words set storage external;
create index search_entries_words on search_entries using gin (words);
create index search_entries_newest on search_entries (date desc nulls last, document_id desc);
create index search_entries_court_date on search_entries (court, date);

create table search_headings (
  document_id integer primary key references documents (id) on delete cascade,
  -- title, parties, citations and number: ranks above the body
  heading text not null,
  -- summary and key points
  note text not null
);

-- Every number of a matter in the one spelling that the citation grammar gives it: "HCCC 39 of 2003" is "civil case|39|2003".
create table search_case_numbers (
  document_id integer not null references documents (id) on delete cascade,
  key text not null,
  primary key (key, document_id)
);
create index search_case_numbers_document on search_case_numbers (document_id);
-- For a citation or number given in part.
create index documents_case_number_part on documents using gin (case_number_key gin_trgm_ops);
create index document_citations_part on document_citations using gin (key gin_trgm_ops);

-- Every word of the library with its English stem: a query word stands for all words of its stem.
create table search_words (
  word text primary key,
  stem text not null
);
create index search_words_stem on search_words (stem);

-- One row: tells one library from another, for what an importing process remembers of the words of one.
create table search_library (
  id uuid not null default gen_random_uuid()
);
insert into search_library default values;

-- Texts are read ten at a time for snippets: 0.03 ms each uncompressed, 0.09 ms compressed, for half as much again on disk.
alter table revisions alter column content set storage external;
