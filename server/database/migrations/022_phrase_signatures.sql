-- Which words stand side by side in a document, as a Bloom filter: docs/decisions/022-phrases.md. Documents without a row are read.
create table search_signatures (
  document_id integer primary key references documents (id) on delete cascade,
  signature bytea not null
) with (toast_tuple_target = 8160);
-- One byte for each different pair does not compress, and beside its row it is read without another look-up.
alter table search_signatures alter column signature set storage external;
