-- Issues of a matter: the advocate's headings, under which authorities, notes and checks of its project lie.
create table project_issues (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects (id) on delete cascade,
  title text not null,
  -- their order; the same one twice is told apart by the id
  position integer not null,
  created_at timestamptz not null,
  -- kept for a while with what lay under it, so that it can be brought back
  deleted_at timestamptz,
  unique (project_id, id)
);
create index project_issues_order on project_issues (project_id, position, id) where deleted_at is null;
create index project_issues_deleted on project_issues (deleted_at) where deleted_at is not null;

alter table project_items
  add column issue_id uuid,
  -- of the same project; what lay under an issue that is gone lies under none
  add constraint project_items_issue foreign key (project_id, issue_id) references project_issues (project_id, id) on delete set null (issue_id);
create index project_items_under on project_items (project_id, issue_id) where issue_id is not null;
