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
