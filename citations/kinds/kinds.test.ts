import { describe, expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { act } from './act.ts'
import { article } from './article.ts'
import { ea } from './ea.ts'
import { eaca } from './eaca.ts'
import { eklr } from './eklr.ts'
import { foreign } from './foreign.ts'
import { ibid } from './ibid.ts'
import { kar } from './kar.ts'
import { klr } from './klr.ts'
import { legalNotice } from './legal-notice.ts'
import { llr } from './llr.ts'
import { neutral } from './neutral.ts'
import { rule, ruleBare } from './rule.ts'
import { short } from './short.ts'
import { statute, statuteBare } from './statute.ts'
import { supra } from './supra.ts'
import { unreported } from './unreported.ts'

const KINDS = [
  neutral,
  eklr,
  klr,
  kar,
  ea,
  eaca,
  llr,
  foreign,
  unreported,
  article,
  statute,
  statuteBare,
  rule,
  ruleBare,
  act,
  legalNotice,
  ibid,
  supra,
  short,
]

describe.each(KINDS)('$id', ({ id, examples }) => {
  test.each(examples)('$text', ({ text, span, fields }) => {
    const found = findCitations(text).filter((item) => item.kind === id)
    expect(found.map((item) => item.text)).toEqual([span])
    expect(found[0]).toMatchObject(fields)
  })
})

describe('what is no citation', () => {
  test.each([
    'Section IV Mainland North',
    'E.A. Portland Cement Company (1988) was sued by the P3 Form',
    'the land parcel Nandi/Kilibwoni/1033 and L.R. No. 209/5678 of the register',
    'an Order as word, order 2 of the prayers, ORDER 1.',
    'In Achieng v R (1988) the court',
    'dated 12/3/2020 and 23/1/2014',
    'Kshs 500 of 2020 in the financial year 2023/2024',
    'J. Achieng SC for the appellant',
    'sub-rule (2) and subsection (1) of this',
    'within 21 days of 2020',
    'Rule 9 of the Constitution of the Society',
    'section 5 of the agreement between them',
    'the L5/S1 vertebrae',
    'L.R No. NYANDARUA/ MAWINGO SALIENT/18/ 2016',
    'TENDER NO. 5 OF 2020',
    'the Rules 2010 (the Rules) and the Regulations 2006',
    'Final Order 25. Accordingly, the court',
    'as prayed in Order 3 of the application',
    'police file No. 5 of 2020',
  ])('%s', (text) => {
    expect(findCitations(text)).toEqual([])
  })
})
