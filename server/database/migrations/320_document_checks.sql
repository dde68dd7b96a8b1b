-- Checks of documents that their reader chose to keep: the whole, or what the document cites alone.

create table document_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  keeps text not null check (keeps in ('whole', 'citations')),
  -- the document, in whose letters the offsets of the report lie
  content text,
  report jsonb not null,
  checked_at timestamptz not null,
  created_at timestamptz not null,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz,
  check ((keeps = 'whole') = (content is not null))
);
create index document_checks_newest on document_checks (user_id, created_at desc, id) where deleted_at is null;
create index document_checks_deleted on document_checks (deleted_at) where deleted_at is not null;

-- The works that a report names: by them a redaction finds it.
create table document_check_works (
  check_id uuid not null references document_checks (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  primary key (check_id, work_id)
);
create index document_check_works_work on document_check_works (work_id);

create trigger document_checks_leave_projects after delete on document_checks
  for each row execute function leave_projects('document_check');
