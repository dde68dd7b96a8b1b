-- What an account may do, what it pays for that, and who shares it. Money in integer cents.

create table billing_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled', 'expired')),
  license_type text not null check (license_type in ('professional', 'institution')),
  -- null: given without a charge
  plan_id text,
  -- paid periods are counted from here
  anchor timestamptz not null,
  periods integer not null check (periods >= 0),
  started_at timestamptz not null,
  ends_at timestamptz,
  cancel_at_end boolean not null,
  -- when something happens by itself: its end, or the end of the days of grace
  due_at timestamptz,
  -- for the end that comes next
  reminded_at timestamptz,
  created_at timestamptz not null
);
-- one at a time
create unique index billing_subscriptions_live on billing_subscriptions (user_id) where status in ('trialing', 'active', 'past_due');
create index billing_subscriptions_user on billing_subscriptions (user_id, created_at desc);
create index billing_subscriptions_due on billing_subscriptions (due_at) where due_at is not null;

-- Each type is tried once.
create table billing_trials (
  user_id uuid not null references users (id) on delete cascade,
  license_type text not null,
  started_at timestamptz not null,
  primary key (user_id, license_type)
);

create table billing_payments (
  id uuid primary key default gen_random_uuid(),
  -- null: the account was deleted
  user_id uuid references users (id) on delete set null,
  plan_id text not null,
  method text not null check (method in ('mpesa', 'bank', 'mobile_money')),
  status text not null check (status in ('waiting', 'pending', 'review', 'paid', 'failed')),
  reason text,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  -- what a transfer names, and what stands on the phone
  reference text not null unique,
  phone text,
  -- SHA-256 of the address that M-Pesa calls for this payment
  callback_hash text unique,
  -- the provider's name of the attempt: of one payment alone
  provider_id text unique,
  -- the number that bank or provider gave the money itself: booked once
  receipt text unique,
  -- when the provider is asked again; null once that is settled
  look_at timestamptz,
  looks integer not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index billing_payments_user on billing_payments (user_id, created_at desc);
create index billing_payments_look on billing_payments (look_at) where look_at is not null;
-- one request on a phone at a time
create unique index billing_payments_pending on billing_payments (user_id) where status = 'pending';

-- How each subscription came to where it is.
create table billing_transitions (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references billing_subscriptions (id) on delete cascade,
  happened text not null,
  status text not null,
  -- one payment moves one subscription once
  payment_id uuid unique references billing_payments (id) on delete set null,
  occurred_at timestamptz not null
);
create index billing_transitions_subscription on billing_transitions (subscription_id, id);

-- The last number of each series: moved in the transaction of the invoice, so that none is left out.
create table billing_counters (
  series text primary key,
  value integer not null
);

-- As it was issued: it never changes but for the number of the revenue authority, and a buyer who has left becomes a pseudonym.
create table billing_invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  number text not null unique,
  series text not null,
  position integer not null,
  payment_id uuid not null unique references billing_payments (id),
  issued_at timestamptz not null,
  plan_name text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  total_cents bigint not null check (total_cents = net_cents + vat_cents),
  vat_rate integer not null,
  currency text not null,
  seller_name text not null,
  seller_pin text not null,
  seller_address text not null,
  buyer_name text not null,
  buyer_email text,
  buyer_pin text not null,
  buyer_address text not null,
  etims_number text,
  unique (series, position)
);
create index billing_invoices_user on billing_invoices (user_id, issued_at desc);

create table billing_buyers (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  pin text not null,
  address text not null
);

create table billing_seats (
  id uuid primary key default gen_random_uuid(),
  holder_id uuid not null references users (id) on delete cascade,
  email text not null,
  email_key text not null,
  -- who took it; null while it is only offered
  user_id uuid references users (id) on delete cascade,
  -- SHA-256 of the token in the mail
  token_hash text unique,
  expires_at timestamptz not null,
  invited_at timestamptz not null,
  unique (holder_id, email_key)
);
-- one seat of a holder for a person
create unique index billing_seats_user on billing_seats (holder_id, user_id) where user_id is not null;
create index billing_seats_member on billing_seats (user_id) where user_id is not null;

-- What is counted by the day.
create table billing_usage (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  day date not null,
  count integer not null,
  primary key (user_id, kind, day)
);
