-- Acts beside judgments: docs/decisions/047. A work of the law is a document too, with a text for each date at which it changed.

create table acts (
  document_id integer primary key references documents (id) on delete cascade,
  kind text not null check (kind in ('constitution', 'act', 'subsidiary', 'county-act')),
  -- ISO 3166, with the county or town where it is of one: 'ke', 'ke-047'
  country text not null,
  -- '226': its chapter in the Laws of Kenya
  cap text,
  -- '11' of Act No. 11 of 2007; the year stands in documents
  number text,
  assented date,
  commenced date,
  repealed date,
  -- what repealed it, as printed
  repealed_by text,
  -- country and title in letters and figures: by it a file without an address is known to be of this Act
  title_key text not null
);
create index acts_title_key on acts (title_key);

-- The texts that are shown, each from its date on until the next. A revision that another source gave for the same date is none.
create table expressions (
  document_id integer not null references documents (id) on delete cascade,
  revision smallint not null,
  -- null where nothing says from when: it comes before all others
  date date,
  primary key (document_id, revision),
  foreign key (document_id, revision) references revisions (document_id, number) on delete cascade,
  constraint expressions_one_text unique nulls not distinct (document_id, date)
);

-- The tree of each such text. Paragraphs are those of the revision's layout, counted from 1; of one that holds nothing `last` is before `first`.
create table provisions (
  document_id integer not null,
  revision smallint not null,
  position integer not null,
  eid text not null,
  type text not null,
  num text,
  heading text,
  -- position of the provision that holds it
  parent integer,
  first integer not null,
  last integer not null,
  -- ids that its source gave it
  aliases text[] not null default '{}',
  primary key (document_id, revision, position),
  foreign key (document_id, revision) references revisions (document_id, number) on delete cascade
);
create unique index provisions_eid on provisions (document_id, revision, eid);

-- By what an Act is cited.
create table act_keys (
  key text collate "C" not null,
  document_id integer not null references documents (id) on delete cascade,
  primary key (key, document_id)
);
create index act_keys_document on act_keys (document_id);

-- By what public Acts are cited, and how many have the name.
create view act_names as
select k.key, m.id as act_id, m.year, a.number, a.cap, a.country = 'ke' as own, coalesce(a.assented, a.commenced, make_date(m.year, 1, 1)) as begun,
  count(*) over (partition by k.key) as held
from act_keys k join documents m on m.id = k.document_id join acts a on a.document_id = m.id
where m.owner_id is null;
