-- A citation of the law may name a provision (`ACT~EID`), as one of a case names a passage: with its pinpoint ('section 41(1)'), its words and what they
-- are relied on for.
alter table kept_citations add column provision_id text;
