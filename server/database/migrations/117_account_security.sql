-- What keeps an account safe: locks, devices, two-step sign-in, tokens for programs, guesses, and the mails that carry links.

alter table users
  -- locked: signed out everywhere, and nobody signs in
  add column locked_at timestamptz,
  add column lock_reason text check (lock_reason in ('administration', 'deletion')),
  add constraint users_locked_for_a_reason check ((locked_at is null) = (lock_reason is null)),
  add column password_changed_at timestamptz,
  -- set when the holder of the mailbox took over what a stranger had opened: what was kept until then may not be the holder's
  add column taken_over_at timestamptz,
  -- sealed; null: no authenticator app
  add column totp_secret text,
  -- from then on a code is asked for; null while the app is being set up
  add column totp_since timestamptz,
  -- the 30 seconds of the last code that was taken: none is taken twice
  add column totp_last_step bigint;
create index users_locked on users (locked_at) where locked_at is not null;

alter table sessions
  -- 'Firefox on Windows', read from what the browser says of itself
  add column device text,
  add column last_used_at timestamptz not null default now();
update sessions set last_used_at = created_at;

-- What links are for is said in the code.
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;

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

-- Mails that wait to be sent, sealed, since their links let people in. Gone once they are sent.
create table waiting_mails (
  id uuid primary key default gen_random_uuid(),
  sealed text not null,
  created_at timestamptz not null
);
