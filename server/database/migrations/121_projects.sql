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
  created_at timestamptz not null
);
create index project_templates_of on project_templates (user_id, created_at);
create index project_templates_public on project_templates (created_at) where is_public;

-- Which project something was searched for or read for.
alter table history_entries add column project_id uuid references projects (id) on delete set null;
create index history_project on history_entries (project_id, user_id, occurred_at desc) where project_id is not null;

-- What was done to one thing, for the activity of the project in which it lies.
create index events_subject on events (subject, id);

alter table shares drop constraint shares_object_kind_check;
alter table shares add constraint shares_object_kind_check check (object_kind in ('document', 'note', 'project'));
create trigger projects_end_shares after delete on projects
  for each row execute function end_shares('project');

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
create trigger notes_leave_projects after delete on notes for each row execute function leave_projects('note');
create trigger bookmarks_leave_projects after delete on bookmarks for each row execute function leave_projects('bookmark');
create trigger annotations_leave_projects after delete on annotations for each row execute function leave_projects('annotation');
create trigger kept_citations_leave_projects after delete on kept_citations for each row execute function leave_projects('citation');
create function work_leaves_projects() returns trigger language plpgsql as $$
begin
  delete from project_items where type = 'document' and item_id = old.public_id;
  return old;
end
$$;
create trigger works_leave_projects after delete on works for each row execute function work_leaves_projects();

-- An address is confirmed: by a link, by whoever runs the server, at once or later. The invitations to it are taken up.
create function take_up_invitations() returns trigger language plpgsql as $$
begin
  insert into shares (object_kind, object_id, member_id, role, shared_by, shared_at)
  select 'project', i.project_id::text, new.id, i.role, i.invited_by, new.verified_at
  from project_invitations i join projects p on p.id = i.project_id
  where i.email_key = new.email_key and i.expires_at > new.verified_at and p.user_id <> new.id
  on conflict do nothing;
  delete from project_invitations where email_key = new.email_key;
  return new;
end
$$;
create trigger users_take_up_invitations after insert or update of verified_at, email_key on users
  for each row when (new.verified_at is not null) execute function take_up_invitations();

-- Notes were filed under a word of their own; each such word becomes a project, so that nothing is filed otherwise than it was.
insert into projects (user_id, name, description, created_at, updated_at)
select user_id, project_id, '', min(created_at), max(updated_at) from notes where project_id is not null group by user_id, project_id;
insert into project_items (project_id, type, item_id, added_by, added_at)
select p.id, 'note', n.id::text, n.user_id, n.created_at
from notes n join projects p on p.user_id = n.user_id and p.name = n.project_id where n.project_id is not null;
alter table notes drop column project_id;
