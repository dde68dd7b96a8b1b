-- Annotations are of Acts too: docs/decisions/053. The work is the Act, and a mark stays within the section in which it was made.

alter table annotations
  -- as it was made: the innermost provision that holds the whole passage; null in a judgment, and where no provision holds it
  add column eid text collate "C",
  -- the section, article, rule or schedule in which it is looked for, and where that stood in the text, UTF-16 offsets
  add column unit text collate "C",
  add column unit_start integer,
  add column unit_end integer,
  -- from which day that text stood; null in a judgment, and where its source does not say
  add column marked_as_at date,
  -- the innermost provision of the present text that holds it
  add column placed_eid text collate "C",
  add constraint annotations_unit check (num_nulls(unit, unit_start, unit_end) in (0, 3));
