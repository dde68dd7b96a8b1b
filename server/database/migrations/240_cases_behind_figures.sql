-- Every figure opens the cases behind it. See docs/decisions/065-figures-on-a-page.md.

-- A search may be narrowed by what figures count: searches that were kept before ask for none of it.
update saved_searches set filters = '{"divisions": [], "waited": [], "appeals": [], "parties": [], "cites": []}'::jsonb || filters;

-- Which provisions of Acts of the library documents cite: of Acts of one name and fitting numbers the one that had begun last.
create view cited_provisions as
select l.citing_id, l.act_key, l.unit, meant.act_id
from law_citations l join documents d on d.id = l.citing_id
cross join lateral (
  select m.id as act_id from act_keys k join documents m on m.id = k.document_id join acts a on a.document_id = m.id
  cross join lateral (select coalesce(a.assented, a.commenced, make_date(m.year, 1, 1)) as day) begun
  where k.key = l.act_key and m.owner_id is null
    and (l.act_year is null or m.year is null or l.act_year = m.year)
    and (l.act_number is null or a.number is null or l.act_number::text = a.number)
    and (l.act_cap is null or a.cap is null or l.act_cap = a.cap)
    and (d.date is null or begun.day is null or d.date >= begun.day)
  order by a.country = 'ke' desc, begun.day desc nulls last, m.id limit 1
) meant;

-- The decisions of a court.
create index counted_cases_court on counted_cases (court, judge_id, topic, document_id);
