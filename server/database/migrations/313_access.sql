-- What an account shares with another, and with whoever has a link: docs/decisions/027-access.md. Objects of several kinds stand here, so
-- that what points at one is taken away by a trigger and not by a foreign key.

create table shares (
  object_kind text not null check (object_kind in ('document', 'note', 'project')),
  -- the id of its row, as text
  object_id text not null,
  member_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('viewer', 'editor')),
  shared_by uuid references users (id) on delete set null,
  shared_at timestamptz not null default now(),
  -- in this order: every request asks what is shared with its account
  primary key (member_id, object_kind, object_id)
);
create index shares_object on shares (object_kind, object_id);
create index shares_by on shares (shared_by) where shared_by is not null;

create function end_shares() returns trigger language plpgsql as $$
begin
  delete from shares where object_kind = tg_argv[0] and object_id = old.id::text;
  return old;
end
$$;
create trigger documents_end_shares after delete on documents
  for each row when (old.owner_id is not null) execute function end_shares('document');

-- Links by which somebody without an account reads one thing: docs/decisions/027-access.md.
create table share_links (
  object_kind text not null check (object_kind in ('note')),
  object_id text not null,
  token text not null unique,
  made_by uuid references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (object_kind, object_id)
);
create index share_links_by on share_links (made_by);

create function end_links() returns trigger language plpgsql as $$
begin
  delete from share_links where object_kind = tg_argv[0] and object_id = old.id::text;
  return old;
end
$$;
