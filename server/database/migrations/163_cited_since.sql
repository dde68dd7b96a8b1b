-- Since when the text of a note has linked to a case or cited it: what a court overturned afterwards is told of.
alter table note_mentions add column created_at timestamptz;
update note_mentions m set created_at = n.updated_at from notes n where n.id = m.note_id;
alter table note_mentions alter column created_at set not null;

alter table note_citations add column created_at timestamptz;
update note_citations c set created_at = n.updated_at from notes n where n.id = c.note_id;
alter table note_citations alter column created_at set not null;

-- The same as notes_title and notes_created.
drop index notes_titled;
drop index notes_made;

-- Bookmarks by the date of their cases, the last decided first, and those of one folder.
create index documents_decided on documents (date desc nulls last);
create index bookmarks_in_folder on bookmarks (user_id, folder_id, created_at desc, id) where deleted_at is null;
