-- What is said of a record of an import is codes with their values; what was kept in English stays as an older version wrote it.
alter table import_records add column reasons jsonb not null default '[]';
update import_records set reasons = jsonb_build_array(jsonb_build_object('code', 'as-written', 'words', reason)) where reason <> '';
alter table import_records drop column reason;
