import { expect, it } from 'vitest'
import type { Reliance } from '#contract/relied-on'
import { type PlannedAuthority, listEntry } from './bundle-plan.ts'

const rule = 'Order 42 rule 6, Civil Procedure Rules, 2010'
const section = 'Employment Act (Cap. 226), section 41'
const at = (pinpoint: string | null, what = ''): Reliance => ({ pinpoint, relied_on: what, issue_id: null })

it.each([
  [rule, [at('Order 42 rule 6(2)', 'no stay')], 'Order 42 rule 6(2), Civil Procedure Rules, 2010', ['no stay'], false],
  [section, [at('section 41(1)'), at('section 41(1)', 'a hearing')], 'Employment Act (Cap. 226), section 41(1)', ['a hearing'], false],
  [section, [at('section 41(1)'), at('section 41(2)')], section, ['section 41(1) and section 41(2)'], true],
  [section, [at(null, 'a hearing')], section, ['a hearing'], false],
  [section, [at('section 45(1)')], section, ['section 45(1)'], true],
])('a provision of %s is listed once, with the place that is cited', (title, relied, named, lines, isPinned) => {
  const authority = { title, provisionId: 'act~eid', relied, holding: '' } as unknown as PlannedAuthority
  expect(listEntry({ authority, relied, passages: [] })).toEqual({ title: named, lines, isPinned })
})
