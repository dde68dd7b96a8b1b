-- What is said of a decision's standing counts the decisions that could cite it: digests are told apart for each.
create index documents_digests on documents (id) where kind = 'digest';
