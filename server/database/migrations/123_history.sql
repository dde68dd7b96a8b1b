-- What readers wrote stands among what they read and searched for; an entry that was deleted can be brought back for a while; and an
-- account may keep no history at all.

alter table history_entries add column note_id uuid references notes (id) on delete cascade;
alter table history_entries add column deleted_at timestamptz;
alter table history_entries add check (num_nonnulls(work_id, note_id, query) <= 1);
create index history_note on history_entries (note_id) where note_id is not null;
create index history_deleted on history_entries (deleted_at) where deleted_at is not null;

create table history_pauses (
  user_id uuid primary key references users (id) on delete cascade,
  paused_at timestamptz not null
);
