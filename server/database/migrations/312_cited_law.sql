-- The Acts and provisions that public cases cite, kept since to find them anew takes seconds in a large library: docs/decisions/057 and 065.

create table cited_acts (
  citing_id integer not null references documents (id) on delete cascade,
  act_id integer not null references documents (id) on delete cascade,
  primary key (citing_id, act_id)
);
create index cited_acts_act on cited_acts (act_id);

-- How many cases cite each: what the list of the most cited reads.
create table cited_act_counts (
  act_id integer primary key,
  cases integer not null
);

-- The counts follow whatever adds or removes a row, in the same transaction.
create function count_cited_acts_in() returns trigger language plpgsql as $$
begin
  insert into cited_act_counts as c (act_id, cases) select act_id, count(*) from changed group by 1 order by 1
  on conflict (act_id) do update set cases = c.cases + excluded.cases;
  return null;
end
$$;
create function count_cited_acts_out() returns trigger language plpgsql as $$
begin
  insert into cited_act_counts as c (act_id, cases) select act_id, -count(*) from changed group by 1 order by 1
  on conflict (act_id) do update set cases = c.cases + excluded.cases;
  delete from cited_act_counts where cases = 0 and act_id in (select act_id from changed);
  return null;
end
$$;
create trigger cited_acts_come after insert on cited_acts
  referencing new table as changed for each statement execute function count_cited_acts_in();
create trigger cited_acts_go after delete on cited_acts
  referencing old table as changed for each statement execute function count_cited_acts_out();

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
create trigger counted_provisions_come after insert on counted_provisions
  referencing new table as changed for each statement execute function count_provisions_in();
create trigger counted_provisions_go after delete on counted_provisions
  referencing old table as changed for each statement execute function count_provisions_out();
create trigger counted_provisions_emptied after truncate on counted_provisions
  for each statement execute function count_no_provisions();

-- Finds anew what some cases cite, and writes what has changed; an invented sample cites guides alone, and is counted nowhere.
create function find_cited_acts(cases integer[]) returns void language sql as $$
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
create function find_cited_by(keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7310004);
  perform find_cited_acts(array(select distinct citing_id from law_citations where act_key = any (keys)));
end
$$;

-- What a case cites is read anew, and so is a name that an Act gets or loses.
create function citations_changed() returns trigger language plpgsql as $$
begin
  perform find_cited_acts(array(select distinct citing_id from changed));
  return null;
end
$$;
create trigger law_citations_come after insert on law_citations
  referencing new table as changed for each statement execute function citations_changed();
create trigger law_citations_go after delete on law_citations
  referencing old table as changed for each statement execute function citations_changed();

create function act_keys_changed() returns trigger language plpgsql as $$
begin
  perform find_cited_by(array(select distinct key from changed));
  return null;
end
$$;
create trigger act_keys_come after insert on act_keys
  referencing new table as changed for each statement execute function act_keys_changed();
create trigger act_keys_go after delete on act_keys
  referencing old table as changed for each statement execute function act_keys_changed();

-- Days, numbers and owners decide which Act of a name is meant, and by whom.
create function cited_act_changed() returns trigger language plpgsql as $$
begin
  perform find_cited_by(array(select key from act_keys where document_id = new.document_id));
  return null;
end
$$;
create trigger acts_change_what_is_cited after update on acts for each row
  when ((old.number, old.cap, old.country, old.assented, old.commenced)
    is distinct from (new.number, new.cap, new.country, new.assented, new.commenced))
  execute function cited_act_changed();
create trigger guides_are_cited after insert on revisions for each row
  when (new.source_format = 'Guide') execute function cited_act_changed();

create function citing_document_changed() returns trigger language plpgsql as $$
begin
  if new.kind = 'act' then perform find_cited_by(array(select key from act_keys where document_id = new.id));
  else perform find_cited_acts(array[new.id]);
  end if;
  return null;
end
$$;
create trigger documents_change_what_is_cited after update on documents for each row
  when ((old.date, old.sample, old.owner_id) is distinct from (new.date, new.sample, new.owner_id)
    or new.kind = 'act' and (old.year, old.revision) is distinct from (new.year, new.revision))
  execute function citing_document_changed();

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
