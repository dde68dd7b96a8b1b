import { expect, test } from 'vitest'
import { type Jurisdiction, jurisdictionOf } from './jurisdictions.ts'

test.for<[Jurisdiction, string | null, string | null, string | null]>([
  ['KE', 'KEHC', 'High Court', null],
  ['KE', null, null, null],
  ['KE', null, 'Court of Chancery', null],
  ['KE', null, 'Court of Appeal for East Africa', null],
  ['KE', null, 'Her Majesty’s Supreme Court', '/akn/ke/judgment/sck/1950/1'],
  ['EA', 'EACJ', 'East African Court of Justice', null],
  ['EA', null, 'Supreme Court of Uganda', null],
  ['EA', null, 'High Court', '/akn/tz/judgment/tzhc/2020/4'],
  ['commonwealth', null, 'Federal Court of Australia', null],
  ['commonwealth', null, 'High Court of South Africa, Gauteng Division', null],
  ['commonwealth', null, 'High Court', '/akn/za-gp/judgment/zagphc/2020/4'],
  ['other', null, 'European Court of Human Rights', null],
  ['other', null, 'Supreme Court of the United States', null],
  ['other', 'AfCHPR', "African Court on Human and Peoples' Rights", null],
])('%s: %s %s %s', ([jurisdiction, courtCode, court, frbrUri]) => {
  expect(jurisdictionOf({ courtCode, court, frbrUri })).toBe(jurisdiction)
})
