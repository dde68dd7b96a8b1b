-- Which public documents have vectors, of which text and by which model: docs/decisions/069. The vectors themselves stand in passage_vectors,
-- which is made at start where the server has pgvector and a model is set up (server/database/vectors.ts). A document without a row waits.
create table embedded_documents (
  document_id integer primary key references documents (id) on delete cascade,
  revision smallint not null,
  passages integer not null,
  embedded_at timestamptz not null
);

-- One row.
create table embedding_state (
  -- that made all vectors that there are; empty while there are none
  model text not null default '',
  dimensions integer not null default 0,
  -- why the last try came to nothing, in words of our own; null once one has succeeded
  problem text,
  problem_at timestamptz
);
insert into embedding_state default values;
