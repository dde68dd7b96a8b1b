-- The words of the library lie in files beside the database: docs/decisions/076-one-index.md. Here is what they are made from, and what changed.

drop table search_pairs, search_segments, search_slots, search_words;
drop function remove_pairs;
drop function leave_segment;

drop index search_entries_words;
alter table search_entries drop column words;
-- the transaction that wrote the row last; whoever has the words of a document of an earlier one reads it anew
alter table search_entries add column changed xid8 not null default pg_current_xact_id();
create index search_entries_changed on search_entries (changed);

-- Documents that have gone, each with the transaction in which it went.
create table search_gone (
  document_id integer not null,
  changed xid8 not null default pg_current_xact_id()
);
create index search_gone_changed on search_gone (changed);

create function note_changed_entry() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end
$$;
create trigger search_entries_changed before update on search_entries for each row execute function note_changed_entry();

create function note_gone_entry() returns trigger language plpgsql as $$
begin
  insert into search_gone (document_id) values (old.document_id);
  return null;
end
$$;
create trigger search_entries_gone after delete on search_entries for each row execute function note_gone_entry();

-- Documents whose words must leave the files of the index, not only what is found: each file that had them is written anew.
create table search_rewrites (
  id integer primary key generated always as identity,
  document_id integer not null
);

drop index search_headings_names;
drop index if exists search_headings_words;
alter table search_headings drop column names;
-- so many of the first lines of the heading are names: the title and the parties
alter table search_headings add column names smallint not null default 1;
update search_headings h set names = 1 + jsonb_array_length(g.parties) from judgments g where g.document_id = h.document_id and g.parties is not null;

-- A search that was saved before finds what it found: of plain words what has enough of them.
update saved_searches set filters = filters || '{"every": false}' where not filters ? 'every';
