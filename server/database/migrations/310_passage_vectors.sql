-- What search by meaning reads: docs/decisions/069.

-- Vectors of the paragraphs of documents, by the id of the paragraph; 0 for a digest. All are of one model, and of one length.
create table if not exists passage_vectors (
  document_id integer not null references embedded_documents (document_id) on delete cascade,
  paragraph integer not null,
  -- its numbers one behind the other, four bytes each, as float4send writes them
  embedding bytea not null,
  primary key (document_id, paragraph)
);
-- Such numbers do not compress.
alter table passage_vectors alter column embedding set storage external;
