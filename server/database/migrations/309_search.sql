-- What search reads beside the text itself: docs/decisions/076-one-index.md.

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
  -- where it comes from: citations/data/jurisdictions.ts
  jurisdiction text not null default 'KE' check (jurisdiction in ('KE', 'EA', 'commonwealth', 'other')),
  -- every word of heading and text as written, folded, with its places; words of the heading have weight A
  words tsvector not null,
  -- of the document
  owner_id uuid
);
create index search_entries_words on search_entries using gin (words);
-- Lists and counts without words read these indexes alone, also when they ask whose a document is.
create index search_entries_newest on search_entries (date desc nulls last, document_id desc) include (owner_id);
create index search_entries_court_date on search_entries (court, date) include (owner_id);
-- Most libraries have few of them: who counts what is hidden, or asks for it, reads these alone.
create index search_entries_abroad on search_entries (jurisdiction, document_id) where jurisdiction <> 'KE';
-- So that the stations and courts there are can be listed without reading every row.
create index search_entries_station on search_entries (court_station);
create index search_entries_owner on search_entries (owner_id) where owner_id is not null;
-- Places do not compress; trying to costs 0.3 ms a document.
alter table search_entries alter column words set storage external;

create table search_headings (
  document_id integer primary key references documents (id) on delete cascade,
  -- title, parties, citations and number: ranks above the body
  heading text not null,
  -- summary and key points
  note text not null,
  -- the parties and the title, as words with their places, for party:"…"
  names tsvector not null default ''
);
create index search_headings_names on search_headings using gin (names);

-- What is searched of the law: docs/decisions/056. One row for each section, article, rule and schedule of every text that is shown.
create table provision_entries (
  document_id integer not null,
  revision smallint not null,
  position integer not null,
  -- stems of its words with their places, and each word as written behind '='; those of the heading have weight A, of the Act's title C
  words tsvector not null,
  primary key (document_id, revision, position),
  foreign key (document_id, revision, position) references provisions (document_id, revision, position) on delete cascade
);
create index provision_entries_words on provision_entries using gin (words);

-- Every number of a matter in the one spelling that the citation grammar gives it: "HCCC 39 of 2003" is "civil case|39|2003".
create table search_case_numbers (
  document_id integer not null references documents (id) on delete cascade,
  key text not null,
  primary key (key, document_id)
);
create index search_case_numbers_document on search_case_numbers (document_id);

-- Every word of the library with its English stem: a query word stands for all words of its stem.
create table search_words (
  word text primary key,
  stem text not null
);
create index search_words_stem on search_words (stem);
-- Words that are spelled nearly so.
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- One row.
create table search_library (
  -- tells one library from another, for what an importing process remembers of the words of one
  id uuid not null default gen_random_uuid(),
  -- documents up to this id are counted in search_held
  counted integer not null default 0
);
insert into search_library default values;

-- How many public cases there are by court, by court and station, by court and year, by document type, and by court and judge: counted
-- after each load (areas/search/held), so that no page counts a whole library. What came since is counted when it is asked for.
create table search_held (
  by text not null check (by in ('court', 'station', 'year', 'type', 'judge')),
  court text,
  court_station text,
  year smallint,
  document_type text,
  judge_id integer references judges (id) on delete cascade,
  cases integer not null,
  first date,
  latest date,
  last_import timestamptz
);
create index search_held_court on search_held (court);

-- How many public cases of the library cite a case, counted after each load (areas/search/indexing). A case that is not here: none.
create table search_citations (
  document_id integer primary key references documents (id) on delete cascade,
  cases integer not null
);
create index search_citations_most on search_citations (cases desc);

-- Documents of uploads since the indexes were last settled: one row.
create table unsettled_uploads (
  documents integer not null
);
insert into unsettled_uploads values (0);

-- Which words stand side by side, of some documents together, and where: docs/decisions/076-one-index.md.
create table search_segments (
  segment integer primary key generated always as identity,
  -- How many of the 2^14 buckets make one row, as a power of two.
  shift integer not null,
  -- The documents by their number in the rows; 0 where one has gone.
  documents integer[] not null,
  gone integer not null default 0,
  -- Counts how often documents have gone.
  version integer not null default 1,
  -- Whether everybody may find all of its documents.
  is_public boolean not null,
  -- Until all of its rows are there, its documents wait.
  is_laid boolean not null default false,
  began_at timestamptz not null default now()
);

create table search_pairs (
  segment integer not null,
  bucket integer not null,
  pairs bytea not null,
  places bytea not null,
  primary key (segment, bucket)
) with (toast_tuple_target = 4080);
-- Hashes do not compress.
alter table search_pairs alter column pairs set storage external, alter column places set storage external;

-- For the thousands of rows of a segment a foreign key would look it up thousands of times.
create function remove_pairs() returns trigger language plpgsql as $$
begin
  delete from search_pairs where segment = old.segment;
  return null;
end
$$;
create trigger search_segments_gone after delete on search_segments for each row execute function remove_pairs();

create table search_slots (
  document_id integer primary key references documents (id) on delete cascade,
  -- Another one whenever the document is indexed anew.
  stamp integer not null,
  is_public boolean not null,
  -- Null while it waits for others. A segment that is not laid has only claimed it.
  segment integer references search_segments (segment) on delete set null
);
create index search_slots_segment on search_slots (segment) where segment is not null;
create index search_slots_waiting on search_slots (is_public, document_id) where segment is null;

-- A document that goes is no longer found by what the segment has of it.
create function leave_segment() returns trigger language plpgsql as $$
begin
  update search_segments set documents = array_replace(documents, old.document_id, 0), gone = gone + 1, version = version + 1
  where segment = old.segment;
  return null;
end
$$;
create trigger search_slots_gone after delete on search_slots
  for each row when (old.segment is not null) execute function leave_segment();

-- Which public documents have vectors (passage_vectors), of which text: docs/decisions/069. A document without a row waits.
create table embedded_documents (
  document_id integer primary key references documents (id) on delete cascade,
  revision smallint not null,
  passages integer not null,
  embedded_at timestamptz not null
);

-- One row.
create table embedding_state (
  -- that made all vectors that there are; empty while there are none
  model text not null default '',
  dimensions integer not null default 0,
  -- why the last try came to nothing, in words of our own; null once one has succeeded
  problem text,
  problem_at timestamptz
);
insert into embedding_state default values;
