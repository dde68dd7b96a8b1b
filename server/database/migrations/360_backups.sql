-- Backups that this installation began to make. Those that are there lie in a folder, which says itself what it holds; this table is in none of them.
create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  -- 'missed': none was made when it was time
  state text not null check (state in ('running', 'done', 'failed', 'missed')),
  failure text check (failure in ('no-space', 'not-writable', 'stopped', 'unexpected')),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- how far it is, from 0 to 1
  done real not null default 0
);
create index backup_runs_started on backup_runs (started_at);
