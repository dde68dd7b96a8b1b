-- Citations that readers keep, as they wrote or imported them and in the style they chose.

create table kept_citations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- what is shown and copied
  text text not null,
  -- what was written or imported, from which another style is made
  source text not null,
  style text not null,
  kind text not null,
  case_title text,
  -- the case of the library that it means; a citation stays without it
  work_id integer references works (id) on delete set null,
  -- stretches of the text in italics: [[start, end], …], UTF-16
  italics jsonb not null default '[]',
  -- a record of an imported file (CSL-JSON with the fields that it has no name for)
  item jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- rows of one import keep the order of the file
  position integer not null default 0,
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create index kept_citations_newest on kept_citations (user_id, created_at desc, position, id) where deleted_at is null;
create index kept_citations_deleted on kept_citations (deleted_at) where deleted_at is not null;
create index kept_citations_work on kept_citations (work_id);

create trigger kept_citations_leave_projects after delete on kept_citations for each row execute function leave_projects('citation');
