-- What else is watched beside searches, and what is told of it: docs/decisions/055-watches.md.

-- the last document that lay in the library when it was made
alter table watches add column after_document integer not null default 0;

-- the authority that a watched list or check relies on
alter table watch_matches add column about_id integer references works (id) on delete cascade;
drop index watch_matches_of_watch;
create unique index watch_matches_of_watch on watch_matches (watch_id, document_id, reason, coalesce(about_id, 0)) where watch_id is not null;
create index watch_matches_about on watch_matches (about_id) where about_id is not null;

-- the watch whose news it tells; while it is unread, more of the same kind joins it
alter table notifications add column watch_id uuid references watches (id) on delete cascade;
create unique index notifications_of_watch on notifications (watch_id, kind) where watch_id is not null and read_at is null;
