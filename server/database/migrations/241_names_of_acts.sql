-- Provisions that are cited, found by joins alone: a question for each citation took ten times as long.

-- By what public Acts are cited, and how many have the name.
create view act_names as
select k.key, m.id as act_id, m.year, a.number, a.cap, a.country = 'ke' as own, coalesce(a.assented, a.commenced, make_date(m.year, 1, 1)) as begun,
  count(*) over (partition by k.key) as held
from act_keys k join documents m on m.id = k.document_id join acts a on a.document_id = m.id
where m.owner_id is null;

-- Which provisions of Acts of the library documents cite: of Acts of one name and fitting numbers the one that had begun last.
create or replace view cited_provisions as
select l.citing_id, l.act_key, l.unit, n.act_id
from law_citations l join documents d on d.id = l.citing_id join act_names n on n.key = l.act_key
where (l.act_year is null or n.year is null or l.act_year = n.year)
  and (l.act_number is null or n.number is null or l.act_number::text = n.number)
  and (l.act_cap is null or n.cap is null or l.act_cap = n.cap)
  and (d.date is null or n.begun is null or d.date >= n.begun)
  and (n.held = 1 or not exists (
    select from act_names o where o.key = l.act_key
      and (l.act_year is null or o.year is null or l.act_year = o.year)
      and (l.act_number is null or o.number is null or l.act_number::text = o.number)
      and (l.act_cap is null or o.cap is null or l.act_cap = o.cap)
      and (d.date is null or o.begun is null or d.date >= o.begun)
      and (o.own, coalesce(o.begun, '-infinity'), -o.act_id) > (n.own, coalesce(n.begun, '-infinity'), -n.act_id)));
