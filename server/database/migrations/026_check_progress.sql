-- How far checks of documents have come that run now, for those who ask another process: docs/decisions/019-citations-and-document-check.md.
-- Nothing of the document. Not logged: a crash ends the checks as well.
create unlogged table check_progress (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  stage text not null,
  done integer not null,
  total integer not null,
  written_at timestamptz not null default now(),
  primary key (user_id, id)
);
