-- What a quotation in a note was taken from, and the cases that a text cites in words instead of by a link.

-- null for what was quoted before this was kept
alter table note_quotes add column document_id integer;

-- The cases that citations in the present text of a note mean; read after it was saved.
create table note_citations (
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  primary key (note_id, work_id)
);
create index note_citations_work on note_citations (work_id);

-- 'Title A-Z' of one account.
create index notes_title on notes (user_id, lower(title), id) where deleted_at is null;
create index notes_created on notes (user_id, created_at desc, id) where deleted_at is null;
