-- Who uses the library, how they are known again and kept safe, and how an account is shown things, takes them along or leaves.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- lower case: one account an address
  email_key text not null unique,
  name text not null,
  organization text,
  role text not null default 'user' check (role in ('user', 'editor', 'admin')),
  password_hash text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  -- locked: signed out everywhere, and nobody signs in
  locked_at timestamptz,
  lock_reason text check (lock_reason in ('administration', 'deletion')),
  password_changed_at timestamptz,
  -- set when the holder of the mailbox took over what a stranger had opened: what was kept until then may not be the holder's
  taken_over_at timestamptz,
  -- sealed; null: no authenticator app
  totp_secret text,
  -- from then on a code is asked for; null while the app is being set up
  totp_since timestamptz,
  -- the 30 seconds of the last code that was taken: none is taken twice
  totp_last_step bigint,
  constraint users_locked_for_a_reason check ((locked_at is null) = (lock_reason is null))
);
create index users_locked on users (locked_at) where locked_at is not null;

-- One sign-in on one device; its refresh tokens form a family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- 'Firefox on Windows', read from what the browser says of itself
  device text,
  last_used_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  -- SHA-256 of the token; the token itself is never kept
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  -- when its successor was first given out
  replaced_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Links sent by mail.
create table mailed_tokens (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null
);
create index mailed_tokens_user on mailed_tokens (user_id);

-- Each is used once, and is gone then.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of 80 random bits
  hash text not null,
  primary key (user_id, hash)
);

-- Tokens with which programs act for an account.
create table personal_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- SHA-256; the token is shown once and never kept
  hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index personal_tokens_user on personal_tokens (user_id, created_at);

-- Wrong guesses in a row, for an address (whether it has an account or not) or for a device that is known to it.
create table failed_sign_ins (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index failed_sign_ins_age on failed_sign_ins (last_at);

-- What all app processes count together. Lost in a crash of the server, these counts only begin again.
create unlogged table throttle_counts (
  name text not null,
  -- the address of the client
  key text not null,
  began_at timestamptz not null,
  count integer not null,
  primary key (name, key)
);
create index throttle_counts_age on throttle_counts (began_at);

-- Keys that all app processes share, made at the first start.
create table secrets (
  name text primary key,
  value text not null
);

-- Mails that wait to be sent, sealed, since their links let people in. Gone once they are sent.
create table waiting_mails (
  id uuid primary key default gen_random_uuid(),
  sealed text not null,
  created_at timestamptz not null
);

-- Answers kept so that a repeated request is not carried out twice.
create table idempotent_requests (
  caller text not null,
  key text not null,
  -- SHA-256 of method, path and body
  fingerprint text not null,
  -- null while the first request is still being carried out
  status smallint,
  body text,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotent_requests_age on idempotent_requests (created_at);

-- How an account wants to be shown things and told of them.
create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  theme text not null check (theme in ('light', 'dark', 'system')),
  email_enabled boolean not null,
  push_enabled boolean not null,
  update_frequency text not null check (update_frequency in ('daily', 'weekly', 'never')),
  -- what somebody wants to be told of
  case_updates boolean not null,
  related_cases boolean not null,
  chat_responses boolean not null,
  system_updates boolean not null,
  -- in which days begin and end
  time_zone text not null,
  updated_at timestamptz not null
);

-- Archives with all that is an account's own. The file lies in DATA_DIR/exports under this id; its address is a secret made from it.
create table account_exports (
  id uuid primary key default gen_random_uuid(),
  -- a new one takes the place of the last
  user_id uuid not null unique references users (id) on delete cascade,
  asked_at timestamptz not null,
  -- null while it is being made
  ended_at timestamptz,
  -- bytes of the file; null where none could be made
  bytes bigint,
  expires_at timestamptz,
  check (bytes is null or (ended_at is not null and expires_at is not null))
);

-- Accounts that are about to go.
create table account_removals (
  -- names the removal wherever the account must not be named
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- SHA-256 of what undoes it
  undo_hash text not null unique
);
create index account_removals_due on account_removals (due_at);
