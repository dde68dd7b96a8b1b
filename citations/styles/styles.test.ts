import { expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { isCaseCitation } from '../resolve.ts'
import type { CaseFacts } from './cited-reference.ts'
import { type StyleName, plainOf, writeInStyle } from './styles.ts'

const styles = ['standard', 'kenyan', 'oscola', 'aglc', 'bluebook', 'apa'] as const

/** The text in a style, italics between stars. */
function written(text: string, style: StyleName, facts: CaseFacts | null = null): string {
  const [citation, ...others] = findCitations(text)
  const parallel = others.filter(isCaseCitation)
  const runs = writeInStyle({ citation: citation!, parallel, facts }, style)
  return runs.map((run) => (run.italic ? `*${run.text}*` : run.text)).join('')
}

const facts: CaseFacts = {
  title: 'Achieng v Wafula Ltd (Civil Appeal E074 of 2020) [2022] KEHC 65 (KLR) (Commercial and Tax) (31 January 2022) (Judgment)',
  court: 'High Court',
  date: '2022-01-31',
  caseNumber: 'Civil Appeal E074 of 2020',
}

test.each<[string, CaseFacts | null, Record<StyleName, string>]>([
  [
    'Achieng vs. Wafula Ltd. [2022] KEHC 65 (KLR) at para 12',
    null,
    {
      standard: 'Achieng vs. Wafula Ltd. [2022] KEHC 65 (KLR), para 12',
      kenyan: '*Achieng v Wafula Ltd.* [2022] KEHC 65 (KLR), para 12',
      oscola: '*Achieng v Wafula Ltd* [2022] KEHC 65 (KLR) [12]',
      aglc: '*Achieng v Wafula Ltd* [2022] KEHC 65 (KLR), [12]',
      bluebook: '*Achieng v. Wafula Ltd.*, [2022] KEHC 65 (KLR), ¶ 12 (Kenya)',
      apa: 'Achieng v. Wafula Ltd., [2022] KEHC 65 (KLR), para. 12 (High Court 2022)',
    },
  ],
  [
    '[2022] KEHC 65 (KLR)',
    facts,
    {
      standard: '[2022] KEHC 65 (KLR)',
      kenyan: '*Achieng v Wafula Ltd* (Civil Appeal E074 of 2020) [2022] KEHC 65 (KLR) (Commercial and Tax) (31 January 2022) (Judgment)',
      oscola: '*Achieng v Wafula Ltd* [2022] KEHC 65 (KLR)',
      aglc: '*Achieng v Wafula Ltd* [2022] KEHC 65 (KLR)',
      bluebook: '*Achieng v. Wafula Ltd*, [2022] KEHC 65 (KLR) (Kenya)',
      apa: 'Achieng v. Wafula Ltd, [2022] KEHC 65 (KLR) (High Court 2022)',
    },
  ],
  [
    'Odhiambo v Mwangi [2004] 1 KLR 589 at page 595',
    { court: 'Court of Appeal', date: '2004-05-06' },
    {
      standard: 'Odhiambo v Mwangi [2004] 1 KLR 589 at page 595',
      kenyan: '*Odhiambo v Mwangi* [2004] 1 KLR 589 (6 May 2004), page 595',
      oscola: '*Odhiambo v Mwangi* [2004] 1 KLR 589 (CA) 595',
      aglc: '*Odhiambo v Mwangi* [2004] 1 KLR 589, 595',
      bluebook: '*Odhiambo v. Mwangi*, [2004] 1 K.L.R. 589, 595 (C.A.) (Kenya)',
      apa: 'Odhiambo v. Mwangi, [2004] 1 KLR 589 (Court of Appeal 2004)',
    },
  ],
  [
    'Barasa v Republic Criminal Appeal No. 12 of 2019',
    { court: 'High Court', date: '2021-07-09' },
    {
      standard: 'Barasa v Republic Criminal Appeal 12 of 2019',
      kenyan: '*Barasa v Republic* Criminal Appeal 12 of 2019 (9 July 2021)',
      oscola: '*Barasa v Republic* Criminal Appeal 12 of 2019 (HC, 9 July 2021)',
      aglc: '*Barasa v Republic* (High Court of Kenya, Criminal Appeal 12 of 2019, 9 July 2021)',
      bluebook: '*Barasa v. Republic*, Criminal Appeal 12 of 2019 (H.C.) (Kenya)',
      apa: 'Barasa v. Republic, Criminal Appeal 12 of 2019 (High Court 2021)',
    },
  ],
  [
    'sections 1A and 3A of the Civil Procedure Act (Cap. 21)',
    null,
    {
      standard: 'sections 1A and 3A of the Civil Procedure Act (Cap. 21)',
      kenyan: 'Civil Procedure Act (Cap 21) sections 1A and 3A',
      oscola: 'Civil Procedure Act (Cap 21), ss 1A and 3A',
      aglc: '*Civil Procedure Act* (Kenya) cap 21, ss 1A and 3A',
      bluebook: 'Civil Procedure Act, Cap. 21, §§ 1A, 3A (Kenya)',
      apa: 'Civil Procedure Act, Cap. 21 §§ 1A, 3A (Kenya)',
    },
  ],
  [
    'Article 47(1) of the Constitution of Kenya, 2010',
    null,
    {
      standard: 'Article 47(1) of the Constitution of Kenya, 2010',
      kenyan: 'Constitution of Kenya, 2010 article 47(1)',
      oscola: 'Constitution of Kenya 2010, art 47(1)',
      aglc: '*Constitution of Kenya 2010* art 47(1)',
      bluebook: 'CONSTITUTION art. 47(1) (2010) (Kenya)',
      apa: 'Constitution of Kenya art. 47(1) (2010)',
    },
  ],
  [
    'Order 42 rule 6(2) of the Civil Procedure Rules, 2010',
    null,
    {
      standard: 'Order 42 rule 6(2) of the Civil Procedure Rules, 2010',
      kenyan: 'Civil Procedure Rules, 2010 Order 42 rule 6(2)',
      oscola: 'Civil Procedure Rules 2010, Order 42 r 6(2)',
      aglc: '*Civil Procedure Rules 2010* (Kenya) Order 42 r 6(2)',
      bluebook: 'Civil Procedure Rules, 2010, Order 42, r. 6(2) (Kenya)',
      apa: 'Civil Procedure Rules, Order 42, r. 6(2) (2010)',
    },
  ],
  [
    'Kasyoka v Lenana [2017] eKLR',
    { court: 'Court of Appeal', date: '2017-02-03' },
    {
      standard: 'Kasyoka v Lenana [2017] eKLR',
      kenyan: '*Kasyoka v Lenana* [2017] eKLR (3 February 2017)',
      oscola: '*Kasyoka v Lenana* [2017] eKLR',
      aglc: '*Kasyoka v Lenana* [2017] eKLR',
      bluebook: '*Kasyoka v. Lenana*, [2017] eKLR (C.A.) (Kenya)',
      apa: 'Kasyoka v. Lenana, [2017] eKLR (Court of Appeal 2017)',
    },
  ],
  [
    'Legal Notice No. 53 of 2020',
    null,
    Object.fromEntries(styles.map((style) => [style, 'Legal Notice No. 53 of 2020'])) as Record<StyleName, string>,
  ],
])('%s', (text, known, expected) => {
  expect(Object.fromEntries(styles.map((style) => [style, written(text, style, known)]))).toEqual(expected)
})

test('parallel citations: the neutral one first in OSCOLA, the report alone in AGLC, all in APA', () => {
  const text = 'Otieno v Ngani [2003] KECA 175 (KLR); [2003] KLR 125'
  expect(
    plainOf(writeInStyle({ citation: findCitations(text)[0]!, parallel: findCitations(text).slice(1).filter(isCaseCitation) }, 'oscola')),
  ).toBe('Otieno v Ngani [2003] KECA 175 (KLR), [2003] KLR 125')
  expect(written(text, 'aglc')).toBe('*Otieno v Ngani* [2003] KLR 125')
  expect(written(text, 'apa')).toBe('Otieno v. Ngani, [2003] KECA 175 (KLR), [2003] KLR 125 (Court of Appeal 2003)')
})

test('only the first party on each side is named where the guides say so', () => {
  const text = 'Achieng & 2 others v Safaricom plc and another [2022] KEHC 65 (KLR)'
  expect(styles.map((style) => written(text, style))).toEqual([
    'Achieng & 2 others v Safaricom plc and another [2022] KEHC 65 (KLR)',
    '*Achieng & 2 others v Safaricom plc and another* [2022] KEHC 65 (KLR)',
    '*Achieng v Safaricom plc* [2022] KEHC 65 (KLR)',
    '*Achieng v Safaricom plc* [2022] KEHC 65 (KLR)',
    '*Achieng v. Safaricom plc*, [2022] KEHC 65 (KLR) (Kenya)',
    'Achieng v. Safaricom plc, [2022] KEHC 65 (KLR) (High Court 2022)',
  ])
})
