-- A citation of a case may name a passage: its pinpoint, its words as they stand in the text, and what they are relied on for.
alter table kept_citations
  -- 'para 12', 'paras 12–14', 'p 5', as the source has it behind ' at '; null of a case as a whole, and where nothing numbers the passage
  add column pinpoint text,
  -- empty of a case as a whole
  add column words text not null default '',
  add column relied_on text not null default '';
