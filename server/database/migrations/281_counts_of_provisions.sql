-- The provisions that decisions of a court cite, counted where they are written. See docs/decisions/065-figures-on-a-page.md.

-- Which provisions of public Acts the cases cite that figures count, each with where it is counted: its court and year as in `counted_cases`,
-- and the empty topic beside its own, in small letters. Those of an Act that goes are taken out when its names go.
create table counted_provisions (
  document_id integer not null references documents (id) on delete cascade,
  act_id integer not null,
  unit text collate "C" not null,
  court text not null,
  year smallint not null,
  topics text[] not null,
  primary key (document_id, act_id, unit)
);

-- How many cases cite each: what the provisions of a court are read from.
create table provision_counts (
  court text not null,
  topic text not null,
  year smallint not null,
  act_id integer not null,
  unit text collate "C" not null,
  cases integer not null,
  primary key (court, topic, year, act_id, unit)
);

-- The counts follow whatever adds or removes a row, in the same transaction.
create function count_provisions_in() returns trigger language plpgsql as $$
begin
  insert into provision_counts as c (court, topic, year, act_id, unit, cases)
  select court, t.topic, year, act_id, unit, count(*) from changed cross join lateral unnest(topics) as t (topic)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (court, topic, year, act_id, unit) do update set cases = c.cases + excluded.cases;
  return null;
end
$$;
create function count_provisions_out() returns trigger language plpgsql as $$
begin
  insert into provision_counts as c (court, topic, year, act_id, unit, cases)
  select court, t.topic, year, act_id, unit, -count(*) from changed cross join lateral unnest(topics) as t (topic)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (court, topic, year, act_id, unit) do update set cases = c.cases + excluded.cases;
  delete from provision_counts c using (
    select distinct court, t.topic, year, act_id, unit from changed cross join lateral unnest(topics) as t (topic)) g
  where c.cases = 0 and (c.court, c.topic, c.year, c.act_id, c.unit) = (g.court, g.topic, g.year, g.act_id, g.unit);
  return null;
end
$$;
create function count_no_provisions() returns trigger language plpgsql as $$
begin
  delete from provision_counts;
  return null;
end
$$;

-- Finds anew what some cases cite, and writes what has changed; an invented sample cites guides alone, and is counted nowhere.
create or replace function find_cited_acts(cases integer[]) returns void language sql as $$
  with now as materialized (
    select distinct p.citing_id, p.act_id, p.unit
    from cited_provisions p join documents d on d.id = p.citing_id join documents m on m.id = p.act_id
    where p.citing_id = any (cases) and d.kind <> 'act' and d.owner_id is null
      and (not d.sample or exists (select from revisions r where r.document_id = m.id and r.number = m.revision and r.source_format = 'Guide'))
  ), counted as materialized (
    select document_id, min(court) as court, min(year) as year, array_agg(distinct lower(topic)) as topics
    from counted_cases where document_id = any (cases) and judge_id = 0 group by document_id
  ), acts_gone as (
    delete from cited_acts c where c.citing_id = any (cases) and (c.citing_id, c.act_id) not in (select citing_id, act_id from now)
  ), acts_come as (
    insert into cited_acts (citing_id, act_id) select distinct citing_id, act_id from now on conflict do nothing
  ), gone as (
    delete from counted_provisions c
    where c.document_id = any (cases) and (c.document_id, c.act_id, c.unit) not in (select citing_id, act_id, unit from now)
  )
  insert into counted_provisions (document_id, act_id, unit, court, year, topics)
  select n.citing_id, n.act_id, n.unit, c.court, c.year, c.topics
  from now n join counted c on c.document_id = n.citing_id
  on conflict do nothing
$$;

-- The same of all cases that cite something by one of some names. It waits for those that are being written (`lockGraph`): a case and its Act
-- that arrive at once would not see each other.
create or replace function find_cited_by(keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7310004);
  perform find_cited_acts(array(select distinct citing_id from law_citations where act_key = any (keys)));
end
$$;

-- What is counted, or counted elsewhere, is so with what it cites.
create function counted_cases_cite() returns trigger language plpgsql as $$
declare citing integer[];
begin
  citing := array(
    select c.document_id from changed c
    where c.judge_id = 0 and c.topic = '' and exists (select from law_citations l where l.citing_id = c.document_id));
  if cardinality(citing) > 0 then perform find_cited_acts(citing); end if;
  return null;
end
$$;
create function uncounted_cases_cite() returns trigger language plpgsql as $$
begin
  delete from counted_provisions where document_id in (select document_id from changed where judge_id = 0 and topic = '');
  return null;
end
$$;
create trigger counted_cases_come_with_provisions after insert on counted_cases
  referencing new table as changed for each statement execute function counted_cases_cite();
create trigger counted_cases_go_with_provisions after delete on counted_cases
  referencing old table as changed for each statement execute function uncounted_cases_cite();

-- What the library holds already; the planner of the embedded database may not know yet how much that is.
analyze documents, acts, act_keys, law_citations, counted_cases;
insert into counted_provisions (document_id, act_id, unit, court, year, topics)
select p.citing_id, p.act_id, p.unit, c.court, c.year, c.topics
from (select distinct citing_id, act_id, unit from cited_provisions) p join (
  select document_id, min(court) as court, min(year) as year, array_agg(distinct lower(topic)) as topics
  from counted_cases where judge_id = 0 group by document_id
) c on c.document_id = p.citing_id;
insert into provision_counts (court, topic, year, act_id, unit, cases)
select court, t.topic, year, act_id, unit, count(*) from counted_provisions cross join lateral unnest(topics) as t (topic)
group by 1, 2, 3, 4, 5;

create trigger counted_provisions_come after insert on counted_provisions
  referencing new table as changed for each statement execute function count_provisions_in();
create trigger counted_provisions_go after delete on counted_provisions
  referencing old table as changed for each statement execute function count_provisions_out();
create trigger counted_provisions_emptied after truncate on counted_provisions
  for each statement execute function count_no_provisions();
