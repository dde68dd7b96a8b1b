-- The signatures of a few hundred documents laid across: a slice is one bit of each. docs/decisions/022-phrases.md.
create table search_slices (
  segment integer primary key generated always as identity,
  -- How many bits the signature of each of its documents has: so many slices there are.
  bits integer not null,
  -- The bytes of a slice.
  width integer not null,
  -- The document of each bit of a slice, lowest bit of the first byte first.
  documents integer[] not null,
  slices bytea not null
);
-- A few bytes are read out of the middle of millions.
alter table search_slices alter column slices set storage external;

create table search_slots (
  document_id integer primary key references documents (id) on delete cascade,
  -- Of its signature; 0 where it has none.
  bits integer not null,
  -- Null while it waits for others of its size.
  segment integer references search_slices (segment) on delete set null
);
create index search_slots_segment on search_slots (segment) where segment is not null;
create index search_slots_waiting on search_slots (bits, document_id) where segment is null;

-- What is left of a document that goes is no longer held beside the others.
create function dissolve_slices() returns trigger language plpgsql as $$
begin
  delete from search_slices where segment = old.segment;
  return null;
end
$$;
create trigger search_slots_gone after delete on search_slots
  for each row when (old.segment is not null) execute function dissolve_slices();

-- Signatures have another length from now on; `npm run reindex` makes them anew.
delete from search_signatures;
insert into search_slots (document_id, bits) select document_id, 0 from search_entries;
