-- A chat may compare several cases: works, in the order in which they were chosen. One that is gone is left out when it is read.
alter table chats add column compared integer[] not null default '{}';
