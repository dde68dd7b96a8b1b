-- Editors work through what nobody has decided on yet: the gravest first.
create index treatments_undecided on treatments (treatment) where decision is null and cited_id is not null;
