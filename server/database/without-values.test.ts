import { expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

test.each([
  ["create role clerk password 'secret'", 'create role clerk password ?'],
  ["select *\n  from users where name = 'O''Brien' and id = 12 limit 1.5e3", 'select * from users where name = ? and id = ? limit ?'],
  ['do $$ begin perform 1; end $$', 'do ?'],
  ['do $word$ secret $word$', 'do ?'],
  ['select t1.name2, $1, $12 from table_3 t1', 'select t1.name2, $1, $12 from table_3 t1'],
])('%j is shown without its values', (text, shown) => expect(withoutValues(text)).toBe(shown))

test('a long one is cut', () => expect(withoutValues(`select ${'a, '.repeat(1_000)}b`)).toHaveLength(1_002))
