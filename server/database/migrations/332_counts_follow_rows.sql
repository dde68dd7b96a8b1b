-- Nothing empties these tables at once: their counts follow the rows that come and go.
drop function count_no_cases() cascade;
drop function count_no_provisions() cascade;
