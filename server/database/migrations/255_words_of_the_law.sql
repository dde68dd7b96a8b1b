-- What is searched of the law: docs/decisions/056. One row for each section, article, rule and schedule of every text that is shown.
create table provision_entries (
  document_id integer not null,
  revision smallint not null,
  position integer not null,
  -- stems of its words with their places, and each word as written behind '='; those of the heading have weight A, of the Act's title C
  words tsvector not null,
  primary key (document_id, revision, position),
  foreign key (document_id, revision, position) references provisions (document_id, revision, position) on delete cascade
);
create index provision_entries_words on provision_entries using gin (words);
