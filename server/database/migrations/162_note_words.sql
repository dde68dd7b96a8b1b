-- A word of the text of a note, or a part of its title or its tags, is found without reading every text through.

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

-- Nothing vacuums the embedded database, so that what would wait to be sorted in would be read through by every search.
create index notes_words on notes using gin (title gin_trgm_ops, tag_words(tags) gin_trgm_ops, note_words(content)) with (fastupdate = off);

create index notes_titled on notes (user_id, lower(title), id) where deleted_at is null;
create index notes_made on notes (user_id, created_at desc, id) where deleted_at is null;
