-- The name under which a program sent a question: sent again under it, a question is not asked twice.

alter table chat_messages add column request_id text;
create index chat_messages_request on chat_messages (request_id) where request_id is not null;
