-- What all app processes count together. Lost in a crash of the server, these counts only begin again.

create unlogged table throttle_counts (
  name text not null,
  -- the address of the client
  key text not null,
  began_at timestamptz not null,
  count integer not null,
  primary key (name, key)
);
create index throttle_counts_age on throttle_counts (began_at);

-- Documents of uploads since the indexes were last settled: one row.
create table unsettled_uploads (
  documents integer not null
);
insert into unsettled_uploads values (0);
