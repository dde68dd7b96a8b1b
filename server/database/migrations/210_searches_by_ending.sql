-- A search may be narrowed by area of law and by how a matter ended: searches that were kept before ask for neither.
update saved_searches set filters = '{"legalAreas": [], "endings": []}'::jsonb || filters;
