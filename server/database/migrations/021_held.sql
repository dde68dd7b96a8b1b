-- How many public cases there are by court, by court and station, by court and year, by document type, and by court and judge: counted
-- after each load (areas/search/held), so that no page counts a whole library. What came since is counted when it is asked for.
create table search_held (
  by text not null check (by in ('court', 'station', 'year', 'type', 'judge')),
  court text,
  court_station text,
  year smallint,
  document_type text,
  judge_id integer references judges (id) on delete cascade,
  cases integer not null,
  first date,
  latest date,
  last_import timestamptz
);
create index search_held_court on search_held (court);
-- Documents up to this id are counted in it.
alter table search_library add column counted integer not null default 0;
