-- Quotations of Acts in notes: the provision that they are cited by, the section or schedule in which they are looked for again (null where no one
-- holds them), and from which day the quoted text stands (null for that of a guide, and for cases).
alter table note_quotes add column eid text;
alter table note_quotes add column unit text;
alter table note_quotes add column quoted_as_at date;
