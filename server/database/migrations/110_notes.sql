-- What readers write: Markdown, with the texts it had before and the cases it rests on.

create table notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  content text not null,
  tags text[] not null,
  -- lower case, in the same order
  tag_keys text[] not null,
  project_id text,
  folder_id text,
  -- the version that holds this text, and how often the note was saved
  version integer not null default 1,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index notes_updated on notes (user_id, updated_at desc, id) where deleted_at is null;
create index notes_deleted on notes (deleted_at) where deleted_at is not null;

create table note_versions (
  note_id uuid not null references notes (id) on delete cascade,
  version integer not null,
  title text not null,
  content text not null,
  words integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (note_id, version)
);

create table note_references (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  paragraph integer,
  comment text not null,
  created_at timestamptz not null default now()
);
create unique index note_references_place on note_references (note_id, work_id, paragraph) nulls not distinct;
create index note_references_work on note_references (work_id);
