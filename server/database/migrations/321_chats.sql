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
  deleted_at timestamptz,
  -- works, in the order in which they were chosen; one that is gone is left out when it is read
  compared integer[] not null default '{}',
  -- the document that was checked: the chat goes with the check, and comes back with it
  check_id uuid references document_checks (id) on delete cascade
);
create index chats_newest on chats (user_id, updated_at desc, id) where deleted_at is null;
create index chats_deleted on chats (deleted_at) where deleted_at is not null;
create index chats_work on chats (work_id) where work_id is not null;
create index chats_check on chats (check_id) where check_id is not null;

create trigger chats_leave_projects after delete on chats for each row execute function leave_projects('chat');

create function chats_follow_their_check() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null and old.deleted_at is null then
    update chats set deleted_at = new.deleted_at where check_id = new.id and deleted_at is null;
  elsif new.deleted_at is null and old.deleted_at is not null then
    update chats set deleted_at = null where check_id = new.id and deleted_at = old.deleted_at;
  end if;
  return null;
end $$;
create trigger document_checks_take_chats after update of deleted_at on document_checks
  for each row execute function chats_follow_their_check();

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
  -- the name under which a program sent the question: sent again under it, it is not asked twice
  request_id text,
  unique (chat_id, position),
  check ((role = 'assistant') = (answer is not null))
);
create index chat_messages_request on chat_messages (request_id) where request_id is not null;

-- The works on which an answer rests: by them a redaction finds it.
create table chat_message_works (
  message_id uuid not null references chat_messages (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  primary key (message_id, work_id)
);
create index chat_message_works_work on chat_message_works (work_id);
