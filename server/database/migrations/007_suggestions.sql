-- What is offered while a reader types: server/areas/search/suggestions.

-- Titles that begin so, and titles with these words anywhere.
create index documents_title on documents (lower(title) text_pattern_ops);
create index documents_title_part on documents using gin (lower(title) gin_trgm_ops);
-- Words of the library that are spelled nearly so.
create index search_words_alike on search_words using gin (word gin_trgm_ops);
