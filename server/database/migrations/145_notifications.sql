-- What an account is told: docs/decisions/046-notifications-and-mail.md.

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
  read_at timestamptz
);
create unique index notifications_number on notifications (user_id, number);
create index notifications_newest on notifications (user_id, created_at desc, number desc);
create unique index notifications_of_search on notifications (saved_search_id) where saved_search_id is not null and read_at is null;
create index notifications_age on notifications (created_at);

-- How often in a row the mail server of an account refused its alerts for good; after three times none is sent until the account asks for them.
create table mail_refusals (
  user_id uuid primary key references users (id) on delete cascade,
  refused integer not null,
  refused_at timestamptz not null
);
