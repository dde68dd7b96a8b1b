-- Imports that were begun from a screen, and what became of each record.

create table import_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  source_kind text not null check (source_kind in ('upload', 'folder')),
  -- under the folder of imports; of an upload the name of its first file
  source text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  asked_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- somebody asked that it ends
  ending boolean not null default false,
  -- how often it was begun anew after its process had gone
  resumed integer not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  bytes_read bigint not null default 0,
  records integer not null default 0,
  failure text check (failure in ('files-gone', 'unexpected')),
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null))
);
create index import_runs_newest on import_runs (asked_at desc, id);
create index import_runs_user on import_runs (user_id) where user_id is not null;

create table import_records (
  run_id uuid not null references import_runs (id) on delete cascade,
  -- below the source; #n for the n-th record of many
  file text not null,
  position integer generated always as identity,
  outcome text not null check (outcome in ('added', 'updated', 'flagged', 'unchanged', 'rejected')),
  case_id text,
  reason text not null,
  primary key (run_id, file)
);
create index import_records_outcome on import_records (run_id, outcome, position);
create index import_records_case on import_records (case_id) where case_id is not null;
