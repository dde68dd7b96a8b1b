-- Bookmarks and the history are of Acts and their provisions too: the work is the Act, `eid` the provision within it.

alter table bookmarks add column eid text collate "C";
alter table bookmarks drop constraint bookmarks_user_id_work_id_key;
alter table bookmarks add constraint bookmarks_one_each unique nulls not distinct (user_id, work_id, eid);

alter table history_entries add column eid text collate "C";
