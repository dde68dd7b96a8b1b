import { expect, test } from 'vitest'
import { addressOfProvision, provisionOfAddress } from '../../../ui/law-address.ts'
import { askedProvision } from './find-provisions.ts'

test.each([
  ['section 3A of the Civil Procedure Act', ['section', '3A', '', 'Civil Procedure Act']],
  ['s 107 evidence', ['section', '107', '', 'evidence']],
  ['ss. 7(1)(b), Limitation of Actions Act, Cap 22', ['section', '7', '(1)(b)', 'Limitation of Actions Act']],
  ['article 47', ['article', '47', '', '']],
  ['Art. 50(2) of the Constitution', ['article', '50', '(2)', 'Constitution']],
  ['order 10 civil procedure rules', ['order', '10', '', 'civil procedure rules']],
  ['Evidence Act (Cap. 80) s 35', ['section', '35', '', 'Evidence Act']],
  ['Constitution, art. 47(1)', ['article', '47', '(1)', 'Constitution']],
])('a provision is asked for in %s', (words, [unit, num, within, law]) => {
  expect(askedProvision(words)).toEqual({ unit, num, within, law })
})

test.each(['Wekulo', 'Wekulo para 12', 'section', 'sections of land', 'Republic v Section 12 Traders', '12 of 2007'])(
  'no provision is asked for in %s',
  (words) => {
    expect(askedProvision(words)).toBeNull()
  },
)

test('an address leads to its provision and back', () => {
  expect(provisionOfAddress(addressOfProvision('ke-act 1', 'sec_7__subsec_1'))).toEqual({
    act: 'ke-act 1',
    eid: 'sec_7__subsec_1',
    asAt: null,
  })
  expect(provisionOfAddress(addressOfProvision('x', 'sec_7', '2007-10-26'))).toEqual({ act: 'x', eid: 'sec_7', asAt: '2007-10-26' })
  for (const other of ['/cases/x#sec_7', '/legal-library/legislation/x', '/legal-library/legislation/%E0%A4%A#sec_1'])
    expect(provisionOfAddress(other)).toBeNull()
})
