-- What editors say of leads in notes of decisions: rows are only ever added, and the last one of the same words counts. Citations of the law
-- are made anew with a new text, so that a review names them by what they cite and the hash of their sentence.

create table provision_reviews (
  id integer generated always as identity primary key,
  citing_id integer not null references documents (id) on delete cascade,
  act_key text collate "C" not null,
  unit text collate "C" not null,
  parts text[] not null,
  said text not null check (said in ('unconstitutional', 'read_down', 'construed', 'applied')),
  words_hash text not null,
  decision text not null check (decision in ('confirmed', 'rejected')),
  note text not null,
  reviewer_id uuid references users (id) on delete set null,
  reviewer text not null,
  reviewed_at timestamptz not null
);
create index provision_reviews_citing on provision_reviews (citing_id, unit);
create index provision_reviews_reviewer on provision_reviews (reviewer_id) where reviewer_id is not null;
