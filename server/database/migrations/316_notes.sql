-- What readers write: Markdown, with the texts it had before and what it rests on.

-- Of an array of texts this is the same at all times, which the built-in function does not promise of every array.
create function tag_words(tags text[]) returns text language plpgsql immutable strict parallel safe as $$
begin
  return array_to_string(tags, ' ');
end
$$;

-- Lower case, each once. Without the signs between words 'and/or' is two of them, not the name of a file. A tsvector holds a megabyte, which
-- half a megabyte of short words may fill: of a longer text, in other letters than these, the beginning is searched.
create function note_words(content text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  searched text := case when octet_length(content) > 500000 then left(content, 150000) else content end;
begin
  return strip(to_tsvector('simple', translate(searched, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))));
end
$$;

-- What a text is asked for: words that begin as these do.
create function note_query(words text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return coalesce((select string_agg(quote_literal(word) || ':*', ' & ') from unnest(tsvector_to_array(note_words(words))) word), '')::tsquery;
end
$$;

create table note_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- lower case: one folder of a name
  name_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz
);
create unique index note_folders_name on note_folders (user_id, name_key) where deleted_at is null;

create table notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  content text not null,
  tags text[] not null,
  -- lower case, in the same order
  tag_keys text[] not null,
  -- the version that holds this text, and how often the note was saved
  version integer not null default 1,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- kept for a while, so that it can be brought back
  deleted_at timestamptz,
  folder_id uuid references note_folders (id) on delete set null,
  -- where it lay, while that folder is in the trash
  former_folder_id uuid references note_folders (id) on delete set null
);
create index notes_updated on notes (user_id, updated_at desc, id) where deleted_at is null;
create index notes_deleted on notes (deleted_at) where deleted_at is not null;
create index notes_folder on notes (folder_id) where folder_id is not null;
-- 'Title A-Z' of one account.
create index notes_title on notes (user_id, lower(title), id) where deleted_at is null;
create index notes_created on notes (user_id, created_at desc, id) where deleted_at is null;
-- What waited to be sorted in would be read through by every search.
create index notes_words on notes using gin (title gin_trgm_ops, tag_words(tags) gin_trgm_ops, note_words(content)) with (fastupdate = off);
create index notes_former_folder on notes (former_folder_id) where former_folder_id is not null;

create trigger notes_end_shares after delete on notes
  for each row execute function end_shares('note');
create trigger notes_end_links after delete on notes
  for each row execute function end_links('note');
create trigger notes_leave_projects after delete on notes for each row execute function leave_projects('note');

create table note_versions (
  note_id uuid not null references notes (id) on delete cascade,
  version integer not null,
  title text not null,
  content text not null,
  words integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- null for what an account wrote that has gone
  author_id uuid references users (id) on delete set null,
  primary key (note_id, version)
);
create index note_versions_author on note_versions (author_id) where author_id is not null;

create table note_references (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  paragraph integer,
  comment text not null,
  created_at timestamptz not null default now()
);
create unique index note_references_place on note_references (note_id, work_id, paragraph) nulls not distinct;
create index note_references_work on note_references (work_id);

create trigger note_references_forget_gone_work after delete on note_references for each row execute function forget_gone_work();

-- The cases that the present text of a note links to; made anew with every text.
create table note_mentions (
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- since when: what a court overturned afterwards is told of
  created_at timestamptz not null,
  primary key (note_id, work_id)
);
create index note_mentions_work on note_mentions (work_id);

-- The cases that citations in the present text of a note mean; read after it was saved.
create table note_citations (
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- since when: what a court overturned afterwards is told of
  created_at timestamptz not null,
  primary key (note_id, work_id)
);
create index note_citations_work on note_citations (work_id);

-- Words that were taken out of a case, with what the case was like then.
create table note_quotes (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references notes (id) on delete cascade,
  work_id integer not null references works (id) on delete cascade,
  -- the id of the paragraph in the document, and the place in its address
  paragraph integer,
  place text,
  quote text not null,
  -- the text that it was taken from, and how the case stood
  revision integer not null,
  signal text,
  created_at timestamptz not null default now(),
  document_id integer,
  -- the provision of an Act that it is cited by, and the section or schedule in which it is looked for again (null where none holds it)
  eid text,
  unit text,
  -- from which day the quoted text stood; null for that of a guide, and for cases
  quoted_as_at date
);
create index note_quotes_note on note_quotes (note_id, created_at);
create index note_quotes_work on note_quotes (work_id);

-- Named by the hash of their bytes, so that a note and its copy name the same picture and the same one is kept once.
create table note_images (
  note_id uuid not null references notes (id) on delete cascade,
  hash text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (note_id, hash)
);
