-- What pg-boss does not keep (its own tables are in the schema "jobs"): when a schedule was last due.
create table job_schedules (
  name text primary key,
  done_at timestamptz not null
);
