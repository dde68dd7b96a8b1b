-- The Acts that public cases cite, kept since to find them anew takes seconds in a large library: docs/decisions/057.

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

-- Finds anew what some cases cite, and writes what has changed; an invented sample cites guides alone.
create function find_cited_acts(cases integer[]) returns void language sql as $$
  with now as materialized (
    select distinct p.citing_id, p.act_id
    from cited_provisions p join documents d on d.id = p.citing_id join documents m on m.id = p.act_id
    where p.citing_id = any (cases) and d.kind <> 'act' and d.owner_id is null
      and (not d.sample or exists (select from revisions r where r.document_id = m.id and r.number = m.revision and r.source_format = 'Guide'))
  ), gone as (
    delete from cited_acts c where c.citing_id = any (cases) and (c.citing_id, c.act_id) not in (select citing_id, act_id from now)
  )
  insert into cited_acts (citing_id, act_id) select citing_id, act_id from now on conflict do nothing
$$;
-- The same of all cases that cite something by one of some names.
create function find_cited_by(keys text[]) returns void language sql as $$
  select find_cited_acts(array(select distinct citing_id from law_citations where act_key = any (keys)))
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

-- What the library holds already.
select find_cited_acts(array(select distinct citing_id from law_citations));
