-- Private libraries: documents that one account alone sees. Without an owner a document is public.

alter table documents add column owner_id uuid references users (id) on delete cascade;
-- bytes of the file that was uploaded, shared among the documents of one file
alter table documents add column uploaded_bytes bigint;
-- what people have put right, under the names of the API: it outlives a new text from the same source
alter table documents add column corrections jsonb not null default '{}';
create index documents_owner on documents (owner_id, imported_at desc, id desc) where owner_id is not null;

-- Judges as private documents spell them stay apart from the public list.
alter table judges add column owner_id uuid references users (id) on delete cascade;
create index judges_owner on judges (owner_id) where owner_id is not null;

alter table search_entries add column owner_id uuid;
create index search_entries_owner on search_entries (owner_id) where owner_id is not null;
-- Lists and counts without words read this index alone, also now that they ask whose a document is.
drop index search_entries_newest;
create index search_entries_newest on search_entries (date desc nulls last, document_id desc) include (owner_id);
drop index search_entries_court_date;
create index search_entries_court_date on search_entries (court, date) include (owner_id);

-- With an account go its documents and judges, in whichever order.
alter table document_judges drop constraint document_judges_judge_id_fkey;
alter table document_judges add constraint document_judges_judge_id_fkey foreign key (judge_id) references judges (id) on delete cascade;

-- Bytes of files on their way into an account's library, so that two uploads at once do not both take the last room. One that a process
-- left behind when it died counts until it expires.
create table upload_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  bytes bigint not null,
  expires_at timestamptz not null
);
create index upload_reservations_user on upload_reservations (user_id);
