-- What became of the matters that judgments decide, and how many cases are counted where: docs/decisions/060-dispositions-and-counts.md.

-- As it was read; what an editor says instead stands with the other corrections of the document. No row: its words do not say it.
create table dispositions (
  document_id integer primary key references documents (id) on delete cascade,
  kind text not null,
  favours text not null check (favours in ('moving', 'other', 'mixed', 'unknown')),
  -- the sentence that decides: UTF-16, in the current text; the same in characters of the text, from 0
  start_offset integer not null,
  end_offset integer not null,
  quote_from integer not null,
  quote_length integer not null,
  paragraph integer not null,
  number text
);

-- Where a public case is counted, invented samples never: with its court, for each of its judges and each of its areas of law. Judge 0 is whoever decided it, the empty
-- topic is all it is about; year 0, the empty court and the empty disposition are those that are not known.
create table counted_cases (
  document_id integer not null references documents (id) on delete cascade,
  judge_id integer not null,
  topic text not null,
  court text not null,
  year smallint not null,
  disposition text not null,
  favours text not null,
  -- of all their judges and topics alike; empty where it is not known
  station text not null default '',
  division text not null default '',
  document_type text not null default '',
  waited text not null default '',
  primary key (document_id, judge_id, topic)
);
create index counted_cases_judge on counted_cases (judge_id, topic, document_id);
-- The decisions of a court.
create index counted_cases_court on counted_cases (court, judge_id, topic, document_id);

-- How many of them there are: what a screen of figures reads.
create table case_counts (
  judge_id integer not null,
  court text not null,
  topic text not null,
  year smallint not null,
  disposition text not null,
  favours text not null,
  cases integer not null,
  primary key (judge_id, court, topic, year, disposition, favours)
);

-- How many cases there are by station, division, document, or by how long they took: docs/decisions/065-figures-on-a-page.md.
create table case_facets (
  facet text not null check (facet in ('station', 'division', 'document_type', 'waited')),
  judge_id integer not null,
  court text not null,
  topic text not null,
  year smallint not null,
  value text not null,
  cases integer not null,
  primary key (facet, judge_id, court, topic, year, value)
);

-- Whole years from the year in a case number to that of the decision, as figures name them; empty where either is unknown or they disagree.
create function years_waited(case_number text, decided integer) returns text language sql immutable as $$
  select case when decided - filed between 0 and 60 then (decided - filed)::text else '' end
  from (select substring(case_number from '(?i)(?:\mof|/)\s*((?:19|20)\d\d)(?!\d)')::integer as filed) n
$$;

-- The counts follow whatever adds or removes a row, in the same transaction: an import, a correction, a redaction, a document that goes.
create function count_cases_in() returns trigger language plpgsql as $$
begin
  insert into case_counts as c (judge_id, court, topic, year, disposition, favours, cases)
  select judge_id, court, topic, year, disposition, favours, count(*) from changed group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (judge_id, court, topic, year, disposition, favours) do update set cases = c.cases + excluded.cases;
  insert into case_facets as c (facet, judge_id, court, topic, year, value, cases)
  select f.facet, judge_id, court, topic, year, f.value, count(*) from changed cross join lateral (
    values ('station', station), ('division', division), ('document_type', document_type), ('waited', waited)) as f (facet, value)
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (facet, judge_id, court, topic, year, value) do update set cases = c.cases + excluded.cases;
  return null;
end
$$;
create function count_cases_out() returns trigger language plpgsql as $$
begin
  insert into case_counts as c (judge_id, court, topic, year, disposition, favours, cases)
  select judge_id, court, topic, year, disposition, favours, -count(*) from changed group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (judge_id, court, topic, year, disposition, favours) do update set cases = c.cases + excluded.cases;
  delete from case_counts c using (select distinct judge_id, court, topic, year, disposition, favours from changed) g
  where c.cases = 0 and (c.judge_id, c.court, c.topic, c.year, c.disposition, c.favours)
    = (g.judge_id, g.court, g.topic, g.year, g.disposition, g.favours);
  insert into case_facets as c (facet, judge_id, court, topic, year, value, cases)
  select f.facet, judge_id, court, topic, year, f.value, -count(*) from changed cross join lateral (
    values ('station', station), ('division', division), ('document_type', document_type), ('waited', waited)) as f (facet, value)
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (facet, judge_id, court, topic, year, value) do update set cases = c.cases + excluded.cases;
  delete from case_facets c using (
    select distinct f.facet, judge_id, court, topic, year, f.value from changed cross join lateral (
      values ('station', station), ('division', division), ('document_type', document_type), ('waited', waited)) as f (facet, value)) g
  where c.cases = 0 and (c.facet, c.judge_id, c.court, c.topic, c.year, c.value) = (g.facet, g.judge_id, g.court, g.topic, g.year, g.value);
  return null;
end
$$;
create trigger counted_cases_come after insert on counted_cases
  referencing new table as changed for each statement execute function count_cases_in();
create trigger counted_cases_go after delete on counted_cases
  referencing old table as changed for each statement execute function count_cases_out();

create function count_no_cases() returns trigger language plpgsql as $$
begin
  delete from case_counts;
  delete from case_facets;
  return null;
end
$$;
create trigger counted_cases_emptied after truncate on counted_cases for each statement execute function count_no_cases();
