-- Watches of provisions (`ACT~EID`) are found by their Act: docs/decisions/055-watches.md.
create index watches_act on watches (split_part(target, '~', 1)) where kind = 'provision';
