-- What readers did. Titles are read from the library when they are shown, so that no copy of a name stays here.

create table history_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('search', 'view', 'case_view', 'bookmark', 'chat', 'note', 'download')),
  -- the case it was done to
  case_id text,
  -- the words searched for
  query text,
  occurred_at timestamptz not null default now(),
  check ((query is not null) = (type = 'search'))
);
create index history_newest on history_entries (user_id, occurred_at desc, id);
create index history_case on history_entries (case_id) where case_id is not null;

create function forget_history() returns trigger language plpgsql as $$
begin
  delete from history_entries where case_id = old.case_id;
  return old;
end
$$;
create trigger documents_forget_history after delete on documents
  for each row when (old.owner_id is not null) execute function forget_history();
