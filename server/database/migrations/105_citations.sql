-- The graph of what cites what. See docs/decisions/009-citation-graph.md.

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
