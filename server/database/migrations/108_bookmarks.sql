create table bookmark_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  parent_id uuid references bookmark_folders (id) on delete cascade,
  name text not null,
  -- lower case: one folder of a name among its siblings
  name_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- kept for a while, so that it can be brought back, with the folders that went at the same time
  deleted_at timestamptz,
  -- the folder that was deleted, for it and those in it
  deleted_with uuid
);
create unique index bookmark_folders_name on bookmark_folders (user_id, parent_id, name_key) nulls not distinct where deleted_at is null;
create index bookmark_folders_parent on bookmark_folders (parent_id);
create index bookmark_folders_deleted on bookmark_folders (deleted_at) where deleted_at is not null;

-- Of works, as annotations are.
create table bookmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  folder_id uuid references bookmark_folders (id) on delete set null,
  note text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- where it lay when that folder was deleted, until it is moved by hand
  former_folder_id uuid references bookmark_folders (id) on delete set null,
  unique (user_id, work_id)
);
create index bookmarks_newest on bookmarks (user_id, created_at desc, id) where deleted_at is null;
create index bookmarks_folder on bookmarks (folder_id);
create index bookmarks_former_folder on bookmarks (former_folder_id) where former_folder_id is not null;
create index bookmarks_work on bookmarks (work_id);
create index bookmarks_deleted on bookmarks (deleted_at) where deleted_at is not null;
