-- Words under which a reader finds bookmarks again; the keys are their lower case.
alter table bookmarks add column tags text[] not null default '{}';
alter table bookmarks add column tag_keys text[] not null default '{}';
create index bookmarks_tags on bookmarks using gin (tag_keys);
