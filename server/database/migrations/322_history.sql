-- What readers did. Titles are read from the library when they are shown, so that no copy of a name stays here.

create table history_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('search', 'view', 'case_view', 'bookmark', 'chat', 'note', 'download')),
  -- what it was done to
  work_id integer references works (id) on delete cascade,
  -- the words searched for
  query text,
  occurred_at timestamptz not null default now(),
  -- the project that it was searched for or read for
  project_id uuid references projects (id) on delete set null,
  note_id uuid references notes (id) on delete cascade,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz,
  chat_id uuid references chats (id) on delete cascade,
  -- the provision of the Act
  eid text collate "C",
  check ((query is not null) = (type = 'search')),
  check (num_nonnulls(work_id, note_id, query) <= 1),
  check (num_nonnulls(work_id, note_id, query, chat_id) <= 1)
);
create index history_newest on history_entries (user_id, occurred_at desc, id);
create index history_work on history_entries (work_id) where work_id is not null;
create index history_project on history_entries (project_id, user_id, occurred_at desc) where project_id is not null;
create index history_note on history_entries (note_id) where note_id is not null;
create index history_deleted on history_entries (deleted_at) where deleted_at is not null;
create index history_chat on history_entries (chat_id) where chat_id is not null;

-- Accounts that keep no history for now.
create table history_pauses (
  user_id uuid primary key references users (id) on delete cascade,
  paused_at timestamptz not null
);
