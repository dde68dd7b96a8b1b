-- Samples are counted apart wherever it is said how many decisions are held; there are a handful of them.
create index documents_samples on documents (id) where sample;
