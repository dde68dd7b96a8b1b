-- What an answer says is quoted, drawn from its paragraph or the assistant's own: what was compared with it by words alone is its own.
update chat_messages
set answer = jsonb_set(answer, '{sentences}', (
  select coalesce(jsonb_agg(
    case
      when sentence ->> 'verdict' = 'proved' then sentence || '{"verdict": "own"}'
      when sentence ->> 'reason' in ('not-said', 'opposite') then sentence || '{"reason": "own-words"}'
      else sentence
    end order by place), '[]')
  from jsonb_array_elements(answer -> 'sentences') with ordinality as each (sentence, place)
))
where answer @? '$.sentences[*] ? (@.verdict == "proved" || @.reason == "not-said" || @.reason == "opposite")';
update chat_messages
set answer = jsonb_set(answer, '{notices}', (
  select coalesce(jsonb_agg(case when notice ->> 'code' = 'nothing-proved' then '{"code": "nothing-shown"}' else notice end order by place), '[]')
  from jsonb_array_elements(answer -> 'notices') with ordinality as each (notice, place)
))
where answer @? '$.notices[*] ? (@.code == "nothing-proved")';
