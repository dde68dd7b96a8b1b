-- Where documents come from by themselves, what each source has given, and when it was read.

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
