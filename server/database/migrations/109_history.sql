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
  check ((query is not null) = (type = 'search'))
);
create index history_newest on history_entries (user_id, occurred_at desc, id);
create index history_work on history_entries (work_id) where work_id is not null;
