-- What documents cite of the law: docs/decisions/057. One row for each provision at each place.
create table law_citations (
  citing_id integer not null references documents (id) on delete cascade,
  position integer not null,
  -- UTF-16, in the citing document's current text
  start_offset integer not null,
  end_offset integer not null,
  paragraph integer,
  -- the court's own number of the paragraph
  number text,
  -- the sentence around it: characters of the text, from 0
  quote_from integer not null,
  quote_length integer not null,
  -- by what the Act is told: citations/law/act-key.ts
  act_key text collate "C" not null,
  act_year smallint,
  act_number integer,
  act_cap text,
  -- '41'; 'order_42__rule_6': the id of the provision without what its Act calls its sections
  unit text collate "C" not null,
  -- '2', 'b' of section 41(2)(b)
  parts text[] not null,
  -- the Act is named beside it
  named boolean not null,
  said text check (said in ('unconstitutional', 'read_down', 'construed', 'applied')),
  primary key (citing_id, position)
);
create index law_citations_act on law_citations (act_key, unit, citing_id);

-- By what an Act is cited.
create table act_keys (
  key text collate "C" not null,
  document_id integer not null references documents (id) on delete cascade,
  primary key (key, document_id)
);
create index act_keys_document on act_keys (document_id);
