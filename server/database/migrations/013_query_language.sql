-- What ranking and the query language read beside the words: docs/decisions/013-query-language.md.

-- How many public cases of the library cite a case, counted after each load (areas/search/indexing). A case that is not here: none.
create table search_citations (
  document_id integer primary key references documents (id) on delete cascade,
  cases integer not null
);
create index search_citations_most on search_citations (cases desc);

-- The names of the parties and the title, as words with their places, for party:"…".
alter table search_headings add column names tsvector not null default '';
create index search_headings_names on search_headings using gin (names);

-- So that the stations and courts there are can be listed without reading every row.
create index search_entries_station on search_entries (court_station);
