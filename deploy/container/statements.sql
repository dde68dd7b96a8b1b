-- So that administrators see which statements are slow.
create extension if not exists pg_stat_statements;
