-- Which words stand side by side, of some documents together, and where: docs/decisions/022-phrases.md. What was known before is laid anew
-- after the next load, or by `npm run reindex`.
drop table search_slots;
drop table search_slices;
drop table search_signatures;
drop function dissolve_slices();

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

insert into search_slots (document_id, stamp, is_public) select document_id, 0, owner_id is null from search_entries;
