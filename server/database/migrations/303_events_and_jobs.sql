-- What happened, written in the transaction in which it happened: the outbox of the jobs that follow, and the trail of who did what. What
-- pg-boss keeps of jobs stands in a schema of its own (server/database/queue-schema.ts).

-- Goes up when the database was restored into a server whose transactions are numbered lower than those of its events.
create table event_epoch (
  epoch integer not null
);
insert into event_epoch values (1);

create table events (
  id bigint generated always as identity primary key,
  epoch integer not null,
  -- ids are given before a transaction ends, and transactions end in another order: this tells which rows are final
  xact xid8 not null default pg_current_xact_id(),
  name text not null,
  -- the id of what it happened to
  subject text not null,
  -- whose it is, and who alone may know of it; null for what is public
  account_id uuid references users (id) on delete cascade,
  -- who did it; null for the operator's commands
  actor_id uuid references users (id) on delete set null,
  -- more ids, never copies
  payload jsonb not null,
  occurred_at timestamptz not null
);
create unique index events_in_order on events (epoch, xact, id);
create index events_account on events (account_id, id) where account_id is not null;
create index events_actor on events (actor_id, id) where actor_id is not null;
-- What was done to one thing, for the activity of the project in which it lies.
create index events_subject on events (subject, id);

-- How far each reader of the outbox is.
create table event_cursors (
  reader text primary key,
  epoch integer not null,
  xact xid8 not null,
  event_id bigint not null
);

-- What pg-boss does not keep (its own tables are in the schema "jobs"): when a schedule was last due.
create table job_schedules (
  name text primary key,
  done_at timestamptz not null
);

-- What the language model was given to read and wrote, by day of Nairobi: what its endpoint charges for. Nothing of what was asked.
create table model_use (
  day date not null,
  model text not null,
  requests integer not null,
  tokens_read bigint not null,
  tokens_written bigint not null,
  primary key (day, model)
);
