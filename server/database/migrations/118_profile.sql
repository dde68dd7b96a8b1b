-- How an account wants to be shown things and told of them, and what becomes of it when it takes its things along or leaves.

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

-- The work of a private document goes with it, unless another account has written about it: then what was written stays, of a work that nothing
-- is known of any more.
create or replace function forget_work() returns trigger language plpgsql as $$
begin
  if exists (select from annotations where work_id = old.work_id and user_id <> old.owner_id and note <> '')
    or exists (select from bookmarks where work_id = old.work_id and user_id <> old.owner_id and note <> '')
    or exists (select from note_references r join notes n on n.id = r.note_id
      where r.work_id = old.work_id and n.user_id <> old.owner_id and r.comment <> '')
  then
    delete from annotations where work_id = old.work_id and (user_id = old.owner_id or note = '');
    delete from bookmarks where work_id = old.work_id and (user_id = old.owner_id or note = '');
    delete from note_references r using notes n
      where n.id = r.note_id and r.work_id = old.work_id and (n.user_id = old.owner_id or r.comment = '');
    delete from history_entries where work_id = old.work_id;
    update kept_citations set work_id = null where work_id = old.work_id;
    -- The passages are the document's words, not those of who marked them.
    update annotations set quote = '', prefix = '', suffix = '' where work_id = old.work_id;
    update works set public_id = 'gone-' || id, identity = 'gone|' || id where id = old.work_id;
  else
    delete from works where id = old.work_id;
  end if;
  return null;
end
$$;

-- A note or bookmark that loses the last that was written about such a work takes it along.
create function forget_gone_work() returns trigger language plpgsql as $$
begin
  delete from works w where w.id = old.work_id and w.identity = 'gone|' || w.id
    and not exists (select from annotations where work_id = w.id)
    and not exists (select from bookmarks where work_id = w.id)
    and not exists (select from note_references where work_id = w.id);
  return null;
end
$$;
create trigger annotations_forget_gone_work after delete on annotations for each row execute function forget_gone_work();
create trigger bookmarks_forget_gone_work after delete on bookmarks for each row execute function forget_gone_work();
create trigger note_references_forget_gone_work after delete on note_references for each row execute function forget_gone_work();
