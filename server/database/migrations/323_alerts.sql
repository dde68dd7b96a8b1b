-- Searches that readers keep, what else they watch, and what an account is told of these and of its own affairs: docs/decisions/045, 046, 055
-- and 066.

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
  -- the last document that lay in the library when it was made
  after_document integer not null default 0,
  unique (user_id, kind, target)
);
create index watches_target on watches (kind, target);
-- Watches of provisions (`ACT~EID`) are found by their Act: docs/decisions/055-watches.md.
create index watches_act on watches (split_part(target, '~', 1)) where kind = 'provision';

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
  -- the authority that a watched list or check relies on
  about_id integer references works (id) on delete cascade,
  check (num_nonnulls(saved_search_id, watch_id) = 1)
);
create unique index watch_matches_of_search on watch_matches (saved_search_id, document_id, reason) where saved_search_id is not null;
create index watch_matches_since on watch_matches (saved_search_id, matched_at) where saved_search_id is not null;
create index watch_matches_document on watch_matches (document_id);
create index watch_matches_to_mail on watch_matches (user_id, matched_at) where wants_mail and digest_id is null;
create unique index watch_matches_of_watch on watch_matches (watch_id, document_id, reason, coalesce(about_id, 0)) where watch_id is not null;
create index watch_matches_about on watch_matches (about_id) where about_id is not null;

-- One row an account: it is locked before a notice is written, so that notices are numbered in the order in which they are committed.
create table notification_counts (
  user_id uuid primary key references users (id) on delete cascade,
  last bigint not null
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- the last number of its account; another one whenever it changes
  number bigint not null,
  kind text not null,
  -- the search whose news it tells; while it is unread, more news joins it
  saved_search_id uuid references saved_searches (id) on delete cascade,
  -- how many decisions, and how many of old law beside them
  found integer not null default 0,
  old integer not null default 0,
  created_at timestamptz not null,
  read_at timestamptz,
  -- the watch whose news it tells, in the same way
  watch_id uuid references watches (id) on delete cascade,
  -- of one's own affairs: the archive, report, project, import or chat, as its kind says; there is one row for each
  about uuid,
  -- a mail with others like it is to tell of it, and the one that does
  wants_mail boolean not null default false,
  digest_id uuid
);
create unique index notifications_number on notifications (user_id, number);
create index notifications_newest on notifications (user_id, created_at desc, number desc);
create unique index notifications_of_search on notifications (saved_search_id) where saved_search_id is not null and read_at is null;
create index notifications_age on notifications (created_at);
create unique index notifications_of_watch on notifications (watch_id, kind) where watch_id is not null and read_at is null;
create unique index notifications_about on notifications (user_id, kind, about) where about is not null;
create index notifications_to_mail on notifications (user_id) where wants_mail and digest_id is null;
create index notifications_of_digest on notifications (digest_id) where digest_id is not null;

-- What became of work that a screen waits for, told to the open screens of its account: docs/decisions/046-notifications-and-mail.md.
create table job_news (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- of what the work was for
  subject text not null,
  status text not null,
  -- one of the numbers of the account's notices
  number bigint not null,
  ended_at timestamptz not null,
  primary key (user_id, kind, subject)
);
create index job_news_number on job_news (user_id, number);
create index job_news_age on job_news (ended_at);

-- The devices that an account has told us to notify: docs/decisions/061-push.md.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- the SHA-256 of the address at its push service: a device is of the account that last asked for it
  address_hash text not null unique,
  -- the address and the keys of the device, sealed: whoever has the address can send there
  sealed text not null,
  -- the number of the last notice of the account that it was told
  told bigint not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc);

-- How often in a row the mail server of an account refused its alerts for good; after three times none is sent until the account asks for them.
create table mail_refusals (
  user_id uuid primary key references users (id) on delete cascade,
  refused integer not null,
  refused_at timestamptz not null
);
