import { expect, test } from 'vitest'
import { readBox } from './read-box.ts'

test.for([
  ['s 41 EA', 't act employment 41'],
  ['s.41(2)(b) employment act', 't act employment 41 2 b'],
  ['EA s 41', 't act employment 41'],
  ['Art 159(2)(d)', 't constitution 159 2 d'],
  ['Order 42 rule 6', 't civil procedure rule order_42__rule_6'],
  ['section 3A CPA', 't act civil procedure 3A'],
  ['act:employment section:41', 't act employment 41'],
  ['unfair article:41(1)', 't constitution 41 1'],
] as const)('%s names %s', ([query, named]) =>
  expect(readBox(query).references.map(({ act, unit, parts }) => [act, unit, ...parts].join(' '))).toEqual([named]),
)

test.for([
  ['unfair dismissal', 'unfair dismissal', null, null],
  ['s 41 EA', '', null, null],
  ['unfair termination section 45 of the Employment Act', 'unfair termination', null, null],
  ['notice act:ea', 'notice', 'Employment Act', null],
  ['notice section:35(1) act:employment', 'notice', 'employment', 'section 35'],
  ['article:41(1)', '', null, 'article 41'],
] as const)('%s asks the law for the words “%s”', ([query, words, act, unit]) => {
  const { law } = readBox(query)
  expect([law.words, law.act, law.unit && `${law.unit.type} ${law.unit.num}`]).toEqual([words, act, unit])
})

test('operators become words for the cases', () => {
  expect(readBox('unfair act:"Employment Act" section:45').words).toBe('unfair section 45 of the Employment Act')
  expect(readBox('act:employment dismissal').words).toBe('dismissal Employment Act')
  expect(readBox('unfair dismissal')).toMatchObject({ words: 'unfair dismissal', references: [] })
})
