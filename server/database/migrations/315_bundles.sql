-- Bundles of authorities that projects are filed with: docs/decisions/044-bundles.md.

create table bundles (
  project_id uuid primary key references projects (id) on delete cascade,
  -- what stands on the cover, as the API names it
  cover jsonb not null,
  arrangement text not null,
  marked text not null,
  -- [{case_id, text, group, extent, included, holding}, …] in their order
  authorities jsonb not null,
  updated_at timestamptz not null
);

-- The files that members have made of them, each its own. They lie in DATA_DIR/bundles under this id.
create table bundle_files (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  doubtful text not null,
  asked_at timestamptz not null,
  -- null while it is being made
  ended_at timestamptz,
  done integer not null default 0,
  total integer not null default 0,
  -- [{case_id, revision}, …], known before any of them is read: a redaction removes the row
  contents jsonb not null default '[]',
  -- [{key, page}, …]
  starts jsonb not null default '[]',
  pages integer,
  -- null where no file could be made
  bytes bigint,
  expires_at timestamptz,
  unique (project_id, user_id),
  check (bytes is null or (ended_at is not null and expires_at is not null))
);
create index bundle_files_user on bundle_files (user_id);
create index bundle_files_expire on bundle_files (expires_at);
create index bundle_files_contents on bundle_files using gin (contents jsonb_path_ops);
