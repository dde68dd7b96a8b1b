-- Warnings of an import are codes with their values; what was kept in English is read back into them.
create function pg_temp.warning_code(said text) returns jsonb language plpgsql immutable as $$
declare
  one record;
  found text[];
begin
  for one in select * from (values
    ('^The text is not valid UTF-8 ', 'not-utf8', '{}'::text[]),
    ('^The Word file holds a macro', 'macro', '{}'),
    ('^The court is not stated$', 'court-not-stated', '{}'),
    ('^The date of the decision is not stated$', 'date-not-stated', '{}'),
    ('^The case has no title$', 'no-title', '{}'),
    ('^Some characters of the text were lost', 'characters-lost', '{}'),
    ('^The source says that this decision is still being processed', 'still-processed', '{}'),
    ('^The source gives no text$', 'no-text', '{}'),
    ('^Unknown court: (.*)$', 'court-unknown', '{court}'),
    ('^Unknown Kenyan court: (.*)$', 'kenyan-court-unknown', '{court}'),
    ('^The text names the (.*), the record the (.*)$', 'court-differs', '{text,record}'),
    ('^The date (\S+) lies in the future$', 'date-in-future', '{date}'),
    ('^The date ''(.*)'' is not a date that can be read$', 'date-unreadable', '{date}'),
    ('^The date (\S+) disagrees with (\S+) in the title$', 'date-differs', '{date,title}'),
    ('^The citation (.*) disagrees with (.*) in the (text|title)$', 'citation-differs', '{citation,other,place}'),
    ('^The case number ''(.*)'' disagrees with ''(.*)'' in the title$', 'case-number-differs', '{number,title}'),
    ('^The judge''s name ''(.*)'' has a character that was lost', 'judge-name-damaged', '{name}'),
    ('^(.*) gives a different text or record of this case; it is kept, and not shown$', 'other-source-kept', '{source}'),
    ('^Another document here has the citation (.*) too$', 'citation-taken', '{citation}')
  ) as known (pattern, code, names) loop
    found := regexp_match(said, one.pattern);
    if found is not null then
      return jsonb_build_object('code', one.code) || case when one.names = '{}' then '{}' else jsonb_object(one.names, found) end;
    end if;
  end loop;
  found := regexp_match(said, '^Pages? (.*) of (\d+) holds? no text');
  if found is not null then
    return jsonb_build_object(
      'code', 'pages-without-text', 'of', found[2]::int,
      'pages', (select jsonb_agg(number::int) from unnest(string_to_array(found[1], ', ')) number where number ~ '^\d+$'));
  end if;
  found := regexp_match(said, '^(One|\d+) letters? of the PDF');
  if found is not null then
    return jsonb_build_object('code', 'letters-lost', 'letters', case found[1] when 'One' then 1 else found[1]::int end);
  end if;
  return null;
end $$;

alter table revisions add column warning_codes jsonb not null default '[]';
update revisions set warning_codes = coalesce(
    (select jsonb_agg(pg_temp.warning_code(said) order by place) from unnest(warnings) with ordinality as w (said, place)
      where pg_temp.warning_code(said) is not null), '[]')
  where warnings <> '{}';
alter table revisions drop column warnings;
alter table revisions rename column warning_codes to warnings;
