-- How the library is filled and mended: imports from a screen, sources that are read by themselves (docs/decisions/062-sources.md), and the
-- mistakes that readers report.

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
  -- [{code, …}, …]: contract/reasons/import-reasons.ts
  reasons jsonb not null default '[]',
  primary key (run_id, file)
);
create index import_records_outcome on import_records (run_id, outcome, position);
create index import_records_case on import_records (case_id) where case_id is not null;

create table sources (
  name text primary key,
  -- what is read, as it was set up: another one begins anew
  origin text not null,
  -- where the next listing goes on; its shape is the source's own
  cursor jsonb,
  -- counts listings from their beginning: what one that came to its end did not name may be gone
  listing integer not null default 1,
  -- until then the source asked to be left alone
  not_before timestamptz,
  -- the process that reads it: one at a time, which says again and again that it lives
  holder uuid,
  holder_machine text,
  holder_process integer,
  held_until timestamptz
);

create table source_items (
  source text not null references sources (name) on delete cascade,
  -- an address of FRBR, or a hash where the source has only names
  key text not null,
  -- what whoever administers reads; its last part names the file that was imported
  name text not null,
  -- what a hash is fetched by, while it waits
  address text,
  version text not null,
  -- the listing that named it last
  listing integer not null,
  state text not null check (state in ('waiting', 'held', 'rejected', 'gone')),
  -- what the library made of it
  case_ids text[] not null default '{}',
  tries smallint not null default 0,
  etag text,
  failure text,
  reasons jsonb not null default '[]',
  changed_at timestamptz not null,
  primary key (source, key)
);
create index source_items_state on source_items (source, state, changed_at desc);
create index source_items_cases on source_items using gin (case_ids);

-- What a source said has changed, until it is asked for.
create table source_calls (
  source text not null references sources (name) on delete cascade,
  address text not null,
  primary key (source, address)
);

create table source_runs (
  id integer generated always as identity primary key,
  source text not null references sources (name) on delete cascade,
  asked_by text not null check (asked_by in ('schedule', 'command', 'screen', 'call')),
  started_at timestamptz not null,
  ended_at timestamptz,
  state text not null default 'running' check (state in ('running', 'done', 'failed', 'stopped')),
  failure text,
  listed integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  withdrawn integer not null default 0
);
create index source_runs_newest on source_runs (source, id desc);

create table reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- what of the case it is about; the place tells which treatment, provision or answer
  about text not null check (about in ('case', 'treatment', 'provision', 'answer')),
  place text,
  kind text not null check (kind in ('text', 'record', 'citation', 'treatment', 'other')),
  -- the words of the text that were marked
  quote text not null,
  -- what the reader says is wrong
  words text not null,
  state text not null default 'open' check (state in ('open', 'resolved', 'declined')),
  -- what the editor answers
  answer text not null default '',
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create index reports_user on reports (user_id, created_at desc, id);
create index reports_queue on reports (state, created_at, id);
create index reports_work on reports (work_id);
create index reports_decider on reports (decided_by) where decided_by is not null;
