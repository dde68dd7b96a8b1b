-- Searches that readers keep, what else they watch, and which law answered them: docs/decisions/045-matching.md.

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  query text not null,
  -- everything else that narrows it, under the names of the search calls
  filters jsonb not null,
  sort text not null,
  alert_enabled boolean not null,
  alert_frequency text not null check (alert_frequency in ('immediate', 'daily', 'weekly', 'monthly')),
  -- a document that answers has a word of one of these stems; null: nothing is known beforehand
  stems text[],
  -- the last document that lay in the library when it was made; ids ascend with the time of arrival
  after_document integer not null,
  -- the address of its feed is a secret made from the id and this number
  feed_number integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_executed_at timestamptz,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index saved_searches_newest on saved_searches (user_id, created_at desc, id) where deleted_at is null;
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;
create index saved_searches_stems on saved_searches using gin (stems) where deleted_at is null;
create index saved_searches_open on saved_searches (id) where deleted_at is null and stems is null;
create trigger saved_searches_leave_projects after delete on saved_searches for each row execute function leave_projects('saved_search');

-- Something else that somebody wants to hear of.
create table watches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('case', 'judge', 'court', 'provision', 'list', 'check')),
  -- what it is about, as the API names it
  target text not null,
  frequency text not null check (frequency in ('immediate', 'daily', 'weekly', 'monthly')),
  created_at timestamptz not null,
  unique (user_id, kind, target)
);
create index watches_target on watches (kind, target);

-- Each document that answered a search or a watch, once for each reason: whatever is told is told from here.
create table watch_matches (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  saved_search_id uuid references saved_searches (id) on delete cascade,
  watch_id uuid references watches (id) on delete cascade,
  document_id integer not null references documents (id) on delete cascade,
  reason text not null,
  -- decided long before it arrived: told in one line with others like it
  is_old boolean not null,
  matched_at timestamptz not null,
  -- whether a mail is to tell of it, and the one that did
  wants_mail boolean not null,
  digest_id uuid,
  check (num_nonnulls(saved_search_id, watch_id) = 1)
);
create unique index watch_matches_of_search on watch_matches (saved_search_id, document_id, reason) where saved_search_id is not null;
create unique index watch_matches_of_watch on watch_matches (watch_id, document_id, reason) where watch_id is not null;
create index watch_matches_since on watch_matches (saved_search_id, matched_at) where saved_search_id is not null;
create index watch_matches_document on watch_matches (document_id);
create index watch_matches_to_mail on watch_matches (user_id, matched_at) where wants_mail and digest_id is null;
