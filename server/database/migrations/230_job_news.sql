-- What became of work that a screen waits for, told to the open screens of its account: docs/decisions/046-notifications-and-mail.md.
create table job_news (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- of what the work was for
  subject text not null,
  status text not null,
  -- one of the numbers of the account's notices
  number bigint not null,
  ended_at timestamptz not null,
  primary key (user_id, kind, subject)
);
create index job_news_number on job_news (user_id, number);
create index job_news_age on job_news (ended_at);
