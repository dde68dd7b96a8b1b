-- A private document can be brought back for 30 days, as everything else that an account keeps. A public one is nobody's to bring back.

alter table documents
  add column trashed_at timestamptz,
  add constraint documents_only_own_in_trash check (trashed_at is null or owner_id is not null);
-- Few documents lie there: every request reads this to learn which of its account do.
create index documents_in_trash on documents (owner_id, id) where trashed_at is not null;
