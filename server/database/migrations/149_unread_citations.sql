-- Documents of which not all that they cite is in the graph yet: what an upload brings is written in slices, between which others come in.
create table unread_citations (
  document_id integer primary key references documents (id) on delete cascade,
  -- which reading this is: one of a new text, or one that begins again, has another number
  reading integer not null,
  -- how many of its references, and treatments after them, are written
  written integer not null default 0,
  -- the event that tells of the document once all of it is, and its time in milliseconds
  told jsonb not null
);
