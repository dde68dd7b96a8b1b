-- Who takes an invitation up comes into the project as anybody else does: it is told of, and not while its owner is locked or leaving
-- (docs/decisions/042-projects.md).

-- Lets whoever confirmed an address in time into the projects that it is invited to: those of one owner, or all where `owner` is null.
create function let_invited_in(address text, owner uuid) returns void language plpgsql as $$
begin
  -- Whoever leaves holds its projects while it looks who is in them.
  perform from projects p
    where p.id in (select i.project_id from project_invitations i where i.email_key = address) and (owner is null or p.user_id = owner)
    order by p.id for no key update;
  with open as (
    select i.id, i.project_id, i.role, i.invited_by, i.expires_at > u.verified_at as in_time, p.user_id as owned_by, u.id as member, u.verified_at
    from project_invitations i
    join projects p on p.id = i.project_id and (owner is null or p.user_id = owner)
    join users o on o.id = p.user_id and o.locked_at is null
    join users u on u.email_key = i.email_key and u.verified_at is not null
    where i.email_key = address
  ), let_in as (
    insert into shares (object_kind, object_id, member_id, role, shared_by, shared_at)
    select 'project', project_id::text, member, role, invited_by, verified_at from open where in_time and member <> owned_by
    on conflict do nothing
    returning object_id, member_id, role, shared_by, shared_at
  ), told as (
    insert into events (epoch, name, subject, account_id, actor_id, payload, occurred_at)
    select e.epoch, t.name, s.object_id, t.account, s.shared_by, t.payload, s.shared_at
    from let_in s join open on open.project_id::text = s.object_id cross join event_epoch e
    cross join lateral (values
      ('share.added', s.member_id, jsonb_build_object('kind', 'project', 'role', s.role)),
      ('project.member_added', open.owned_by, jsonb_build_object('member', s.member_id))) as t (name, account, payload)
    returning 1
  )
  delete from project_invitations i using open where i.id = open.id;
  perform pg_notify('hukumu_work', '');
end
$$;

create or replace function take_up_invitations() returns trigger language plpgsql as $$
begin
  perform let_invited_in(new.email_key, null);
  return new;
end
$$;

-- The owner is back: those who came meanwhile are let in.
create function let_waiting_in() returns trigger language plpgsql as $$
begin
  perform let_invited_in(i.email_key, new.id)
    from project_invitations i join projects p on p.id = i.project_id join users u on u.email_key = i.email_key and u.verified_at is not null
    where p.user_id = new.id;
  return new;
end
$$;
create trigger users_let_waiting_in after update of locked_at on users
  for each row when (old.locked_at is not null and new.locked_at is null) execute function let_waiting_in();
