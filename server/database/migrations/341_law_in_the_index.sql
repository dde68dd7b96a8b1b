-- The words of the law lie in the same files as those of judgments: docs/decisions/076-one-index.md. Each text that is shown is read as a whole.

drop table provision_entries;

-- by which the index knows a text
alter table expressions add column id integer generated always as identity unique;
-- the transaction since which its provisions, their words or the title of its Act are as they are
alter table expressions add column changed xid8 not null default pg_current_xact_id();
create index expressions_changed on expressions (changed);

-- Of what document_id is the id: of a document or, of the law, of a text (expressions.id).
alter table search_gone add column collection text not null default 'judgments' check (collection in ('judgments', 'law'));
-- whose text it was: a name that is taken out of an Act leaves the files of what it had before, too
alter table search_gone add column act_id integer;
create index search_gone_act on search_gone (act_id) where act_id is not null;
alter table search_rewrites add column collection text not null default 'judgments' check (collection in ('judgments', 'law'));

create function note_gone_text() returns trigger language plpgsql as $$
begin
  insert into search_gone (collection, document_id, act_id) values ('law', old.id, old.document_id);
  return null;
end
$$;
create trigger expressions_gone after delete on expressions for each row execute function note_gone_text();
