-- What became of the matters that judgments decide, and how many cases are counted where. See docs/decisions/060-dispositions-and-counts.md.

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
  primary key (document_id, judge_id, topic)
);

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

-- The counts follow whatever adds or removes a row, in the same transaction: an import, a correction, a redaction, a document that goes.
create function count_cases_in() returns trigger language plpgsql as $$
begin
  insert into case_counts as c (judge_id, court, topic, year, disposition, favours, cases)
  select judge_id, court, topic, year, disposition, favours, count(*) from changed group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (judge_id, court, topic, year, disposition, favours) do update set cases = c.cases + excluded.cases;
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
  return null;
end
$$;
create trigger counted_cases_emptied after truncate on counted_cases for each statement execute function count_no_cases();

-- What the library holds already: its endings are read by `npm run reindex`, and until then they are not known.
insert into counted_cases (document_id, judge_id, topic, court, year, disposition, favours)
select d.id, j.judge_id, t.topic, coalesce(g.court, ''), coalesce(d.year, 0), '', 'unknown'
from documents d join judgments g on g.document_id = d.id
cross join lateral (select 0 as judge_id union select judge_id from document_judges where document_id = d.id) j
cross join lateral (select '' as topic union select unnest(d.legal_areas)) t
where d.owner_id is null and not d.sample;
