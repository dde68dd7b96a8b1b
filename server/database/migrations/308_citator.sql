-- What a document says of the cases that it cites, and of the decision that it was brought from (docs/decisions/018-treatment.md), and what
-- editors say of such leads.

-- One row for each treatment that was read of one reference; a reference without a row is only cited. Words are places in the text.
create table treatments (
  citing_id integer not null,
  position integer not null,
  treatment text not null,
  told_by text not null check (told_by in ('this court', 'another court')),
  -- of the opinion that the words stand in
  opinion_kind text,
  -- UTF-16, in the citing document's current text; the same in characters of the text, from 0
  start_offset integer not null,
  end_offset integer not null,
  quote_from integer not null,
  quote_length integer not null,
  paragraph integer not null,
  number text,
  -- the case meant, kept equal to the reference's while that is resolved
  cited_id integer,
  -- of the words, by which a review is found again after a new text
  words_hash text not null,
  -- the last thing that an editor said of it; null while it is a lead
  decision text check (decision in ('confirmed', 'rejected')),
  primary key (citing_id, position, treatment),
  foreign key (citing_id, position) references citations (citing_id, position) on delete cascade
);
create index treatments_cited on treatments (cited_id, treatment) where cited_id is not null;
-- Editors work through what nobody has decided on yet: the gravest first.
create index treatments_undecided on treatments (treatment) where decision is null and cited_id is not null;

-- Who said what of a lead, and when: rows are only ever added.
create table treatment_reviews (
  id integer generated always as identity primary key,
  citing_id integer not null references documents (id) on delete cascade,
  position integer not null,
  revision integer not null,
  treatment text not null,
  words_hash text not null,
  decision text not null check (decision in ('confirmed', 'rejected')),
  note text not null,
  reviewer_id uuid references users (id) on delete set null,
  reviewer text not null,
  reviewed_at timestamptz not null default now()
);
create index treatment_reviews_citing on treatment_reviews (citing_id, treatment);

-- The line of a header that names the decision below, with what the orders made of it.
create table appeal_steps (
  citing_id integer not null references documents (id) on delete cascade,
  place smallint not null,
  -- the reference in that line; null where none was found in it
  position integer,
  kind text not null,
  outcome text not null,
  start_offset integer not null,
  end_offset integer not null,
  quote_from integer not null,
  quote_length integer not null,
  paragraph integer not null,
  number text,
  decided_start_offset integer,
  decided_end_offset integer,
  decided_quote_from integer,
  decided_quote_length integer,
  decided_paragraph integer,
  decided_number text,
  cited_id integer,
  primary key (citing_id, place)
);
create index appeal_steps_cited on appeal_steps (cited_id) where cited_id is not null;

-- A reference that comes to mean another case, or none, takes with it what is said of that case.
create function move_treatments() returns trigger language plpgsql as $$
declare
  meant integer := case when new.verdict = 'resolved' then new.cited_id end;
begin
  update treatments set cited_id = meant where citing_id = new.citing_id and position = new.position;
  update appeal_steps set cited_id = meant where citing_id = new.citing_id and position = new.position;
  return null;
end
$$;
create trigger citations_move_treatments after update of verdict, cited_id on citations
  for each row when (old.cited_id is distinct from new.cited_id or old.verdict is distinct from new.verdict)
  execute function move_treatments();

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
