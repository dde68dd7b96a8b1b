-- Who did what to accounts and to the library, and when: rows are only ever added. See server/audit/audit.ts.

-- Whom entries speak of. When an account goes, its number stays: entries of one person still hang together, and nothing tells whose they were.
create table audit_people (
  id integer generated always as identity primary key,
  user_id uuid unique references users (id) on delete set null
);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  actor_kind text not null check (actor_kind in ('account', 'visitor', 'operator', 'system')),
  -- who did it, where an account did
  actor integer references audit_people (id),
  -- the account that it was done to
  person integer references audit_people (id),
  -- the id of anything else that it was done to
  object text,
  -- where the request came from; forgotten sooner than the rest
  address text,
  -- codes, counts and ids, never words
  details jsonb not null,
  check ((actor_kind = 'account') = (actor is not null))
);
create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc, id desc);
create index audit_entries_actor on audit_entries (actor) where actor is not null;
create index audit_entries_person on audit_entries (person) where person is not null;

-- An entry may lose its address, and goes when its time is over; nothing else becomes of it.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('hukumu.forgets', true) = 'audit' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.address is null and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
    return new;
  end if;
  raise exception 'Entries of the log are only ever added.';
end
$$;
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function keep_audit();

-- With an account goes where its requests came from.
create function forget_audit_addresses() returns trigger language plpgsql as $$
begin
  update audit_entries set address = null where address is not null and (actor = new.id or person = new.id);
  return null;
end
$$;
create trigger audit_people_forget_addresses after update of user_id on audit_people
  for each row when (new.user_id is null) execute function forget_audit_addresses();
