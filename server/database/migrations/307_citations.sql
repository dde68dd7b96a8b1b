-- The graph of what cites what: docs/decisions/009-citation-graph.md; of the law: docs/decisions/057.

create type citation_verdict as enum ('resolved', 'possible match', 'name mismatch', 'not in library', 'could not check');
create type cited_kind as enum ('neutral', 'eKLR', 'KLR', 'KAR', 'EA', 'EACA', 'LLR', 'foreign', 'unreported', 'ibid', 'supra', 'short');

-- What a document may be cited by. Citations and documents with a key in common may belong together: server/areas/citations/keys.ts.
create table document_keys (
  key text collate "C" not null,
  document_id integer not null references documents (id) on delete cascade,
  primary key (key, document_id)
);
create index document_keys_document on document_keys (document_id);

-- One row for each place where a document cites a case; parallel citations of one case in one place are one row.
create table citations (
  citing_id integer not null references documents (id) on delete cascade,
  position integer not null,
  -- UTF-16, in the citing document's current text
  start_offset integer not null,
  end_offset integer not null,
  -- id of the paragraph there, and the court's own number of it
  paragraph integer,
  -- the words around it: characters of the text, from 0
  quote_from integer not null,
  quote_length integer not null,
  kind cited_kind not null,
  verdict citation_verdict not null,
  -- the case meant, when resolved or named otherwise
  cited_id integer references documents (id) on delete set null,
  -- a citation of it has no number: the names of the parties tell the case
  by_name boolean not null,
  number text,
  -- as printed
  name text,
  pinpoint text,
  keys text[] not null,
  -- for ibid, supra and short names: positions of what may be meant
  antecedents integer[],
  primary key (citing_id, position),
  check ((cited_id is not null) = (verdict in ('resolved', 'name mismatch')))
);
create index citations_cited on citations (cited_id, verdict, citing_id) where cited_id is not null;

-- citations.keys one by one, for finding what a document that comes or goes is meant by.
create table citation_keys (
  key text collate "C" not null,
  citing_id integer not null references documents (id) on delete cascade,
  position integer not null
);
-- By the key alone, since an index packs the rows of one value: a landmark has tens of thousands.
create index citation_keys_key on citation_keys (key);
create index citation_keys_citing on citation_keys (citing_id);

-- Documents of which not all that they cite is in the graph yet: what an upload brings is written in slices, between which others come in.
create table unread_citations (
  document_id integer primary key references documents (id) on delete cascade,
  -- which reading this is: one of a new text, or one that begins again, has another number
  reading integer not null,
  -- how many of its references, and treatments after them, are written
  written integer not null default 0,
  -- the event that tells of the document once all of it is, and its time in milliseconds
  told jsonb not null
);

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

-- Which provisions of Acts of the library documents cite: of Acts of one name and fitting numbers the one that had begun last.
create view cited_provisions as
select l.citing_id, l.act_key, l.unit, n.act_id
from law_citations l join documents d on d.id = l.citing_id join act_names n on n.key = l.act_key
where (l.act_year is null or n.year is null or l.act_year = n.year)
  and (l.act_number is null or n.number is null or l.act_number::text = n.number)
  and (l.act_cap is null or n.cap is null or l.act_cap = n.cap)
  and (d.date is null or n.begun is null or d.date >= n.begun)
  and (n.held = 1 or not exists (
    select from act_names o where o.key = l.act_key
      and (l.act_year is null or o.year is null or l.act_year = o.year)
      and (l.act_number is null or o.number is null or l.act_number::text = o.number)
      and (l.act_cap is null or o.cap is null or l.act_cap = o.cap)
      and (d.date is null or o.begun is null or d.date >= o.begun)
      and (o.own, coalesce(o.begun, '-infinity'), -o.act_id) > (n.own, coalesce(n.begun, '-infinity'), -n.act_id)));

-- A document that goes sends the citations of it back to waiting, whoever deletes it.
create function wait_again() returns trigger language plpgsql as $$
begin
  new.verdict := 'not in library';
  return new;
end
$$;
create trigger citations_wait_again before update of cited_id on citations
  for each row when (old.cited_id is not null and new.cited_id is null and new.verdict in ('resolved', 'name mismatch'))
  execute function wait_again();
