-- Judgments of the public library that were taken down: no import brings them back while they stand here. Nothing of the judgment itself is kept.
create table takedowns (
  case_id text primary key,
  -- the neutral citation alone, which names nobody
  citation text,
  taken_down_at timestamptz not null,
  -- what an administrator wrote
  reason text not null,
  reference text not null,
  -- what else the same judgment is known by: ids that it has without a neutral citation, its address, hashes of its files and texts
  marks text[] not null
);
create index takedowns_newest on takedowns (taken_down_at desc, case_id);
create index takedowns_marks on takedowns using gin (marks);

alter table import_records drop constraint import_records_outcome_check,
  add constraint import_records_outcome_check check (outcome in ('added', 'updated', 'flagged', 'unchanged', 'withheld', 'rejected'));
alter table source_items drop constraint source_items_state_check,
  add constraint source_items_state_check check (state in ('waiting', 'held', 'withheld', 'rejected', 'gone'));
alter table source_runs add column withheld integer not null default 0;
