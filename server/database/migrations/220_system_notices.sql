-- What an account is told of its own affairs: docs/decisions/066-ones-own-affairs.md.

alter table notifications
  -- the id of what it tells of: an archive, a report, a project, an import or a chat, as its kind says; there is one row for each
  add column about uuid,
  -- a mail with others like it is to tell of it, and the one that does
  add column wants_mail boolean not null default false,
  add column digest_id uuid;
create unique index notifications_about on notifications (user_id, kind, about) where about is not null;
create index notifications_to_mail on notifications (user_id) where wants_mail and digest_id is null;
create index notifications_of_digest on notifications (digest_id) where digest_id is not null;
