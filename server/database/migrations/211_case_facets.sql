-- Of what counted cases are by station, division and document, and how long they took. See docs/decisions/065-figures-on-a-page.md.

-- Whole years from the year in a case number to that of the decision, as figures name them; empty where either is unknown or they disagree.
create function years_waited(case_number text, decided integer) returns text language sql immutable as $$
  select case when decided - filed between 0 and 60 then (decided - filed)::text else '' end
  from (select substring(case_number from '(?i)(?:\mof|/)\s*((?:19|20)\d\d)(?!\d)')::integer as filed) n
$$;

-- Of all their judges and topics alike; empty where it is not known.
alter table counted_cases
  add column station text not null default '',
  add column division text not null default '',
  add column document_type text not null default '',
  add column waited text not null default '';
create index counted_cases_judge on counted_cases (judge_id, topic, document_id);

-- How many cases there are by one of these.
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

create or replace function count_cases_in() returns trigger language plpgsql as $$
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
create or replace function count_cases_out() returns trigger language plpgsql as $$
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
create or replace function count_no_cases() returns trigger language plpgsql as $$
begin
  delete from case_counts;
  delete from case_facets;
  return null;
end
$$;

-- What is counted already.
update counted_cases c set station = coalesce(g.court_station, ''), division = coalesce(g.division, ''),
  document_type = coalesce(g.document_type, ''), waited = coalesce(years_waited(g.case_number, d.year), '')
from judgments g join documents d on d.id = g.document_id where g.document_id = c.document_id;
insert into case_facets (facet, judge_id, court, topic, year, value, cases)
select f.facet, judge_id, court, topic, year, f.value, count(*) from counted_cases cross join lateral (
  values ('station', station), ('division', division), ('document_type', document_type), ('waited', waited)) as f (facet, value)
group by 1, 2, 3, 4, 5, 6;
