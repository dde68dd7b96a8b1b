-- Research projects and what lies in them: docs/decisions/042-projects.md.

create table projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  description text not null,
  status text not null default 'active' check (status in ('active', 'on_hold', 'archived')),
  -- the one that is used where none is chosen
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index projects_updated on projects (user_id, updated_at desc, id) where deleted_at is null;
create unique index projects_default on projects (user_id) where is_default;
create index projects_deleted on projects (deleted_at) where deleted_at is not null;

create trigger projects_end_shares after delete on projects
  for each row execute function end_shares('project');

-- Things of several kinds: `item_id` is the id of a row of theirs, of a document that of its work as the API names it.
create table project_items (
  project_id uuid not null references projects (id) on delete cascade,
  type text not null,
  item_id text not null,
  -- the owner of what is not public: it goes with that account
  added_by uuid not null references users (id) on delete cascade,
  added_at timestamptz not null,
  primary key (project_id, type, item_id)
);
create index project_items_item on project_items (type, item_id);
create index project_items_added_by on project_items (added_by, project_id);
-- A note lies in one project: what the API calls its project_id.
create unique index project_items_note on project_items (item_id) where type = 'note';

-- Whom a project waits for. An invitation becomes a share when an account confirms that address, and not before.
create table project_invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('viewer', 'editor')),
  invited_by uuid references users (id) on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  unique (project_id, email_key)
);
create index project_invitations_email on project_invitations (email_key);
create index project_invitations_by on project_invitations (invited_by);
create index project_invitations_age on project_invitations (expires_at);

create table project_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  description text not null,
  -- [{title, content}, …]
  notes jsonb not null,
  is_public boolean not null,
  created_at timestamptz not null,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index project_templates_of on project_templates (user_id, created_at);
create index project_templates_public on project_templates (created_at) where is_public;

-- Who is a member no more takes along what is theirs, by whatever way the membership ends.
create function leave_project() returns trigger language plpgsql as $$
begin
  delete from project_items where project_id = old.object_id::uuid and added_by = old.member_id;
  return old;
end
$$;
create trigger shares_leave_project after delete on shares
  for each row when (old.object_kind = 'project') execute function leave_project();

-- What is gone lies nowhere.
create function leave_projects() returns trigger language plpgsql as $$
begin
  delete from project_items where type = tg_argv[0] and item_id = old.id::text;
  return old;
end
$$;
create function work_leaves_projects() returns trigger language plpgsql as $$
begin
  delete from project_items where type = 'document' and item_id = old.public_id;
  return old;
end
$$;
create trigger works_leave_projects after delete on works for each row execute function work_leaves_projects();

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

-- An address is confirmed: by a link, by whoever runs the server, at once or later. The invitations to it are taken up.
create function take_up_invitations() returns trigger language plpgsql as $$
begin
  perform let_invited_in(new.email_key, null);
  return new;
end
$$;
create trigger users_take_up_invitations after insert or update of verified_at, email_key on users
  for each row when (new.verified_at is not null) execute function take_up_invitations();

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
