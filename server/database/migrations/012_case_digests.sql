-- What was made of the text of a case: kept once made, made again when the text is another.
create table case_digests (
  document_id integer not null references documents (id) on delete cascade,
  kind text not null check (kind in ('summary', 'key-points')),
  -- 'extracted' with the version of the rules, else the language model with that of what it is asked
  maker text not null,
  revision smallint not null,
  -- null where the court's own sentences were taken
  model text,
  statements jsonb not null,
  reason text,
  made_at timestamptz not null default now(),
  primary key (document_id, kind, maker)
);

-- Names that are taken out of a text must not stay behind in what was made of it, whoever takes them out.
create function forget_digests() returns trigger language plpgsql as $$
begin
  delete from case_digests where document_id = new.document_id;
  return new;
end
$$;
create trigger revisions_forget_digests after update of content on revisions
  for each row when (old.content is distinct from new.content)
  execute function forget_digests();
