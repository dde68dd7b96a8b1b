-- Pictures are written anew when they come, without where they were taken. Those that were kept before wait for it: server/areas/notes/earlier-pictures.ts.
alter table note_images add column is_rewritten boolean not null default false;
alter table note_images alter column is_rewritten set default true;
create index note_images_earlier on note_images (note_id, hash) where not is_rewritten;
