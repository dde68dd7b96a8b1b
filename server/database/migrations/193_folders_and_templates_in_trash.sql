-- A folder of notes and a template of projects can be brought back for 30 days, as everything else that is kept.

alter table note_folders add column deleted_at timestamptz;
drop index note_folders_name;
create unique index note_folders_name on note_folders (user_id, name_key) where deleted_at is null;
-- where a note lay whose folder is in the trash
alter table notes add column former_folder_id uuid references note_folders (id) on delete set null;
create index notes_former_folder on notes (former_folder_id) where former_folder_id is not null;

alter table project_templates add column deleted_at timestamptz;
