-- When somebody first signed in: an account that nobody did, and whose address nobody confirmed, is removed after a while.
alter table users add column first_signed_in_at timestamptz;
update users u set first_signed_in_at = seen.at from (
  select user_id, min(at) as at from (
    select user_id, created_at as at from sessions
    union all
    select p.user_id, e.at from audit_entries e join audit_people p on p.id = e.actor where e.action = 'signed-in'
  ) each group by user_id
) seen where seen.user_id = u.id;
create index users_unconfirmed on users (created_at) where verified_at is null and first_signed_in_at is null;
