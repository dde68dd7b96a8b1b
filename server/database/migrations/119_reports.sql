-- Mistakes that readers report, and what became of them.

create table reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- what of the case it is about; the place tells which treatment, provision or answer
  about text not null check (about in ('case', 'treatment', 'provision', 'answer')),
  place text,
  kind text not null check (kind in ('text', 'record', 'citation', 'treatment', 'other')),
  -- the words of the text that were marked
  quote text not null,
  -- what the reader says is wrong
  words text not null,
  state text not null default 'open' check (state in ('open', 'resolved', 'declined')),
  -- what the editor answers
  answer text not null default '',
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create index reports_user on reports (user_id, created_at desc, id);
create index reports_queue on reports (state, created_at, id);
create index reports_work on reports (work_id);
create index reports_decider on reports (decided_by) where decided_by is not null;
