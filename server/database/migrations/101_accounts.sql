-- Who uses the library, how they are known again, and what a request that is sent twice is answered.

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
  created_at timestamptz not null default now()
);

-- One sign-in on one device; its refresh tokens form a family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
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
  purpose text not null check (purpose in ('activate')),
  expires_at timestamptz not null
);
create index mailed_tokens_user on mailed_tokens (user_id);

-- Keys that all app processes share, made at the first start.
create table secrets (
  name text primary key,
  value text not null
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
