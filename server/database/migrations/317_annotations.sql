-- Passages that readers marked (docs/decisions/053 for those of Acts). They hang on a work, so that they outlive its document and are there
-- again when it is imported again.

create table annotations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- as it was made: the passage, 32 characters before and after, UTF-16 offsets and paragraph in that revision; never changed
  quote text not null,
  prefix text not null,
  suffix text not null,
  start_offset integer not null,
  end_offset integer not null,
  paragraph integer,
  -- that text: without a foreign key, since the same case may come again as another document
  document_id integer not null,
  revision smallint not null,
  note text not null,
  color text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz,
  -- where it is in the present text, found when it is first read there: null offsets where it cannot be placed
  placed_document_id integer not null,
  placed_revision smallint not null,
  placed_start integer,
  placed_end integer,
  placed_paragraph integer,
  placed_number text,
  -- as it was made: the innermost provision that holds the whole passage; null in a judgment, and where no provision holds it
  eid text collate "C",
  -- the section, article, rule or schedule in which it is looked for, and where that stood in the text, UTF-16 offsets
  unit text collate "C",
  unit_start integer,
  unit_end integer,
  -- from which day that text stood; null in a judgment, and where its source does not say
  marked_as_at date,
  -- the innermost provision of the present text that holds it
  placed_eid text collate "C",
  check ((placed_start is null) = (placed_end is null)),
  constraint annotations_unit check (num_nulls(unit, unit_start, unit_end) in (0, 3))
);
create index annotations_case on annotations (user_id, work_id, placed_start) where deleted_at is null;
create index annotations_newest on annotations (user_id, created_at desc, id) where deleted_at is null;
-- For a redaction and for a work that goes.
create index annotations_of_work on annotations (work_id);
create index annotations_deleted on annotations (deleted_at) where deleted_at is not null;

create trigger annotations_leave_projects after delete on annotations for each row execute function leave_projects('annotation');
create trigger annotations_forget_gone_work after delete on annotations for each row execute function forget_gone_work();
