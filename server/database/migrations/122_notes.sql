-- Folders, pictures, quotations and links of notes, who wrote which version, and the cases that a text names.

create table note_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- lower case: one folder of a name
  name_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index note_folders_name on note_folders (user_id, name_key);

-- Where a note lay was only a word of its account's: each becomes a folder of that name.
insert into note_folders (user_id, name, name_key)
  select distinct on (user_id, lower(left(folder_id, 100))) user_id, left(folder_id, 100), lower(left(folder_id, 100))
  from notes where folder_id is not null;
alter table notes rename column folder_id to former_folder;
alter table notes add column folder_id uuid references note_folders (id) on delete set null;
update notes n set folder_id = f.id from note_folders f where f.user_id = n.user_id and f.name_key = lower(left(n.former_folder, 100));
alter table notes drop column former_folder;
create index notes_folder on notes (folder_id) where folder_id is not null;

-- null for what was written before this was kept, and by an account that has gone
alter table note_versions add column author_id uuid references users (id) on delete set null;
create index note_versions_author on note_versions (author_id) where author_id is not null;

-- The cases that the present text of a note links to; made anew with every text.
create table note_mentions (
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  primary key (note_id, work_id)
);
create index note_mentions_work on note_mentions (work_id);

-- Words that were taken out of a case, with what the case was like then.
create table note_quotes (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- the id of the paragraph in the document, and the place in its address
  paragraph integer,
  place text,
  quote text not null,
  -- the text that it was taken from, and how the case stood
  revision integer not null,
  signal text,
  created_at timestamptz not null default now()
);
create index note_quotes_note on note_quotes (note_id, created_at);
create index note_quotes_work on note_quotes (work_id);

-- Named by the hash of their bytes, so that a note and its copy name the same picture and the same one is kept once.
create table note_images (
  note_id uuid not null references notes (id) on delete cascade,
  hash text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (note_id, hash)
);

-- Links by which somebody without an account reads one thing: docs/decisions/027-access.md.
create table share_links (
  object_kind text not null check (object_kind in ('note')),
  object_id text not null,
  token text not null unique,
  made_by uuid references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (object_kind, object_id)
);
create index share_links_by on share_links (made_by);

create function end_links() returns trigger language plpgsql as $$
begin
  delete from share_links where object_kind = tg_argv[0] and object_id = old.id::text;
  return old;
end
$$;
create trigger notes_end_links after delete on notes
  for each row execute function end_links('note');
