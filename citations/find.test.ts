import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Citation } from './citation.ts'
import { findCitations } from './find.ts'

const words = (list: readonly Citation[]) => list.map((item) => `${item.kind}: ${item.text}`)

/** Pieces of citations and of hostile text, to be put together at random. */
const PIECES = [
  '[2017] eKLR',
  '(1982-88) 1 KAR 727',
  ' v ',
  'Achieng',
  ' of ',
  'the ',
  'section ',
  'Section 3A',
  'Article ',
  'Order 42 ',
  'rule 6',
  '(2)',
  '(',
  ')',
  '[',
  ']',
  '2015',
  '20',
  '/',
  'No. ',
  'E074',
  ' & ',
  ', ',
  'Act',
  ' Cap ',
  '21',
  'Civil Appeal ',
  'KEHC ',
  '(KLR)',
  '\u00A0',
  '\n\n',
  '“',
  '”',
  '’',
  'supra',
  'ibid',
  ' case',
  'Rules',
  'Constitution',
  '. ',
  '; ',
  'read with ',
  'Legal Notice ',
  'AIR ',
  'é',
  '😀',
  '…',
  '-',
  'KLR',
  'EA',
]

describe('findCitations', () => {
  test('keeps offsets, order and no overlap on any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        let before = 0
        for (const item of findCitations(source)) {
          expect(item.start).toBeGreaterThanOrEqual(before)
          expect(item.end).toBeGreaterThan(item.start)
          expect(source.slice(item.start, item.end)).toBe(item.text)
          for (const field of ['caseName', 'pinpoint', 'division', 'courtSuffix'] as const) {
            const span =
              field in item
                ? (item as unknown as Record<string, { text: string; start: number; end: number } | undefined>)[field]
                : undefined
            if (span) expect(source.slice(span.start, span.end)).toBe(span.text)
          }
          before = item.end
        }
      }),
      { numRuns: 500 },
    )
  })

  test('reads a title, its parallel citation and its pinpoint with one name', () => {
    const text =
      'In Achieng & another v Wafula Limited (Civil Appeal E074 of 2020) [2022] KECA 65 (KLR) (Civ); [2022] eKLR at para 12, the court'
    const found = findCitations(text)
    expect(words(found)).toEqual(['unreported: Civil Appeal E074 of 2020', 'neutral: [2022] KECA 65 (KLR)', 'eKLR: [2022] eKLR'])
    for (const item of found) expect(item).toMatchObject({ caseName: { text: 'Achieng & another v Wafula Limited' } })
    expect(found[1]).toMatchObject({ division: { text: 'Civ' } })
    expect(found[2]).toMatchObject({ pinpoint: { unit: 'paragraph', from: '12' } })
  })

  test.each([
    ['See the case of Achieng t/a Nyota Stores v Wafula & 2 others [2017] eKLR', 'Achieng t/a Nyota Stores v Wafula & 2 others'],
    ['It was held in In re Estate of Achieng (Deceased) [2017] eKLR', 'In re Estate of Achieng (Deceased)'],
    ['The rule is settled. In D. T. Nyota & Co. (Kenya) Ltd vs. Wafula [1982] KLR 1', 'D. T. Nyota & Co. (Kenya) Ltd vs. Wafula'],
    ['Republic v Achieng; Wafula (Interested Party) [2023] KEHC 9 (KLR)', 'Republic v Achieng; Wafula (Interested Party)'],
    ['in Achieng –vs- Republic (2009) KLR 214', 'Achieng –vs- Republic'],
    ['as was said in [2017] eKLR', undefined],
  ])('%s', (text, name) => {
    const item = findCitations(text).at(-1)
    expect(item && 'caseName' in item ? item.caseName?.text : undefined).toBe(name)
  })

  test('takes the division off a header where the title has the case number without it', () => {
    const title = 'Achieng v Wafula (Miscellaneous Application E101 of 2023) [2024] KEHC 5 (KLR) (Judicial Review)'
    const header = 'In the High Court at Nairobi (Milimani Law Courts) Judicial Review Miscellaneous Application E101 of 2023 A Otieno, J'
    expect(words(findCitations(`${title} ${header}`)).filter((item) => item.startsWith('unreported'))).toEqual([
      'unreported: Miscellaneous Application E101 of 2023',
      'unreported: Miscellaneous Application E101 of 2023',
    ])
  })

  test('takes NBSP, line breaks and split words as the court printed them', () => {
    const text = 'under section\u00A03A of the\nCivil Procedure Act and Constitutional Applicati on\nNo. 2 of 2011, [2011]\u00A0eKLR'
    expect(words(findCitations(text))).toEqual([
      'statute: section\u00A03A of the\nCivil Procedure Act',
      'unreported: Constitutional Applicati on\nNo. 2 of 2011',
      'eKLR: [2011]\u00A0eKLR',
    ])
  })
})

test.each([
  'a',
  '[({',
  '1',
  'of ',
  '2020 ',
  '1/2020/',
  'section 1 ',
  'section 1(1)(1)',
  'Order 1 rule ',
  'ABC No. 5 & 6 of 2020 ',
  'Of and the Act, 2010 ',
  'A v ',
  'the A case ',
])('comes to an end, in order, on 200 kB of %j', (unit) => {
  const source = unit.repeat(200_000 / unit.length)
  let before = 0
  for (const item of findCitations(source)) {
    expect(item.start >= before && source.startsWith(item.text, item.start)).toBe(true)
    before = item.end
  }
})

const LABELLED = new URL('../../shared/citations-labelled/passages.jsonl', import.meta.url)
const present = existsSync(LABELLED)

test.runIf(present)('meets the measure on ../shared/citations-labelled (skipped where that is absent)', () => {
  type Passage = { text: string; spans: { start: number; end: number; kind: string }[] }
  const law = new Set(['article', 'statute', 'statute_bare', 'rule', 'rule_bare'])
  const other = new Set(['act', 'legal_notice', 'ibid', 'supra', 'short'])
  const counts = { cases: { right: 0, found: 0, labelled: 0 }, law: { right: 0, found: 0, labelled: 0 } }
  for (const line of readFileSync(LABELLED, 'utf8').trim().split('\n')) {
    const passage = JSON.parse(line) as Passage
    const key = (item: { start: number; end: number; kind: string }) => `${item.start} ${item.end} ${item.kind}`
    const labels = new Set(passage.spans.map(key))
    const groupOf = (kind: string) => (law.has(kind) ? counts.law : other.has(kind) ? null : counts.cases)
    for (const item of findCitations(passage.text)) {
      const group = groupOf(item.kind)
      if (!group) continue
      group.found += 1
      if (labels.has(key(item))) group.right += 1
    }
    for (const label of passage.spans) {
      const group = groupOf(label.kind)
      if (group) group.labelled += 1
    }
  }
  expect(counts.cases.labelled).toBeGreaterThan(150)
  expect(counts.cases.right / counts.cases.found).toBeGreaterThanOrEqual(0.99)
  expect(counts.cases.right / counts.cases.labelled).toBeGreaterThanOrEqual(0.97)
  expect(counts.law.right / counts.law.found).toBeGreaterThanOrEqual(0.985)
  expect(counts.law.right / counts.law.labelled).toBeGreaterThanOrEqual(0.985)
})
