-- What readers ask the assistant and what it answers: docs/decisions/063-an-assistant-that-proves.md.

create table chats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  -- the owner chose to keep it at hand
  saved boolean not null default false,
  -- the case that it is about
  work_id integer references works (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index chats_newest on chats (user_id, updated_at desc, id) where deleted_at is null;
create index chats_deleted on chats (deleted_at) where deleted_at is not null;
create index chats_work on chats (work_id) where work_id is not null;
create trigger chats_leave_projects after delete on chats for each row execute function leave_projects('chat');

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references chats (id) on delete cascade,
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  -- the question; of an answer empty
  question text not null,
  -- {sentences, references, notices}
  answer jsonb,
  -- what narrowed the passages, under the names of the search calls
  filters jsonb,
  state text not null check (state in ('answering', 'complete', 'stopped', 'failed')),
  model text,
  created_at timestamptz not null,
  unique (chat_id, position),
  check ((role = 'assistant') = (answer is not null))
);

-- The works on which an answer rests: by them a redaction finds it.
create table chat_message_works (
  message_id uuid not null references chat_messages (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  primary key (message_id, work_id)
);
create index chat_message_works_work on chat_message_works (work_id);

alter table history_entries add column chat_id uuid references chats (id) on delete cascade;
alter table history_entries add check (num_nonnulls(work_id, note_id, query, chat_id) <= 1);
create index history_chat on history_entries (chat_id) where chat_id is not null;
