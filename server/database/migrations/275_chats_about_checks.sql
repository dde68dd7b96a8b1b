-- A chat may be about a document that was checked. It goes with the check, and comes back with it.

alter table chats add column check_id uuid references document_checks (id) on delete cascade;
create index chats_check on chats (check_id) where check_id is not null;

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
