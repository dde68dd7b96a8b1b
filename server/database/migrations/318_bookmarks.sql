-- Works and provisions of Acts that readers keep, and the folders in which they lie.

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

-- Of works and of provisions of Acts; they outlive a document as annotations do.
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
  -- words under which it is found again; the keys are their lower case
  tags text[] not null default '{}',
  tag_keys text[] not null default '{}',
  -- the provision of an Act; null for the work as a whole
  eid text collate "C",
  constraint bookmarks_one_each unique nulls not distinct (user_id, work_id, eid)
);
create index bookmarks_newest on bookmarks (user_id, created_at desc, id) where deleted_at is null;
create index bookmarks_folder on bookmarks (folder_id);
create index bookmarks_former_folder on bookmarks (former_folder_id) where former_folder_id is not null;
create index bookmarks_work on bookmarks (work_id);
create index bookmarks_deleted on bookmarks (deleted_at) where deleted_at is not null;
create index bookmarks_tags on bookmarks using gin (tag_keys);
create index bookmarks_in_folder on bookmarks (user_id, folder_id, created_at desc, id) where deleted_at is null;

create trigger bookmarks_leave_projects after delete on bookmarks for each row execute function leave_projects('bookmark');
create trigger bookmarks_forget_gone_work after delete on bookmarks for each row execute function forget_gone_work();
