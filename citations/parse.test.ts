import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Citation } from './citation.ts'
import { findCitations } from './find.ts'
import { CITATION_STYLES, formatCitation, formatReference } from './format/format.ts'
import { parseCitation } from './parse.ts'

test.each([
  ['[2022] KEHC 65 (KLR)', 'neutral'],
  ['Achieng v Wafula [2022] KEHC 65 (KLR) (Commercial and Tax)', 'neutral'],
  ['Achieng v Wafula (2004) 1 EA 91 at 95', 'EA'],
  ['  [2017] eKLR. ', 'eKLR'],
  ['Civil Appeal E074 of 2020', 'unreported'],
  ['section 3A of the Civil Procedure Act (Cap. 21)', 'statute'],
  ['Order 42 rule 6(2) of the Civil Procedure Rules, 2010', 'rule'],
  ['the Data Protection Act, No. 24 of 2019', 'act'],
])('%s is one %s', (text, kind) => {
  expect(parseCitation(text)?.kind).toBe(kind)
})

test.each(['', 'no citation', '[2022] KEHC 65 (KLR) and [2017] eKLR', 'as the court held in [2017] eKLR that', 'Achieng v Wafula'])(
  '%j is no one citation',
  (text) => {
    expect(parseCitation(text)).toBeNull()
  },
)

test.each([
  ['(1982 – 88 I KAR 278)', '(1982-1988) 1 KAR 278'],
  ['(2013) KECA 380(KLR)', '[2013] KECA 380 (KLR)'],
  ['2015 e KLR', '[2015] eKLR'],
  ['[1971] E.A. 376', '[1971] EA 376'],
  ['(1991) 4 All E.R 310', '[1991] 4 All ER 310'],
  ['AIR 1978 SC 597', 'AIR 1978 SC 597'],
  ['[2012] EWHC 3728 (Admin)', '[2012] EWHC 3728 (Admin)'],
  ['1995 (3) SA 391 (CC)', '[1995] 3 SA 391'],
  ['(1868) LR 3 HL 330', '[1868] LR 3 HL 330'],
  ['410 U.S. 113 (1973)', '[1973] 410 US 113'],
  ['HCJR/E045/2020', 'HCJR E045 of 2020'],
  ['Civil Application No. Nai. 255 of 1997', 'Civil Application No. Nai. 255 of 1997'],
  ['Criminal Appeal 122 & 124 of 2023 (Consolidated)', 'Criminal Appeal 122 & 124 of 2023 (Consolidated)'],
  ['Penal Code (cap 63) section 204', 'section 204 of the Penal Code (Cap. 63)'],
  ['section 295 as read with section 296 (2) of the penal code', 'sections 295 and 296(2) of the penal code'],
  ['Section 12(4) of cap 301, Laws of Kenya', 'section 12(4) of Cap. 301 Laws of Kenya'],
  ['Article 27 (1) and (4) of the Constitution', 'Articles 27(1) and 27(4) of the Constitution'],
  ['O 42 r 6 CPR', 'Order 42 rule 6 of the CPR'],
  ['L.N. 29/2009', 'Legal Notice No. 29 of 2009'],
])('%s is written %s', (text, written) => {
  const citation = parseCitation(text)
  expect(citation && formatCitation(citation)).toBe(written)
})

test('a reference has the name and the place', () => {
  const citation = parseCitation('Achieng vs. Wafula (1986) KLR 612, at page 615')
  expect(citation && formatReference(citation)).toBe('Achieng vs. Wafula [1986] KLR 612 at page 615')
})

/** A citation without what depends on how and where it was printed. */
const meaning = (citation: Citation): unknown =>
  JSON.parse(
    JSON.stringify(citation, (key, value: unknown) =>
      ['text', 'start', 'end', 'caseName', 'pinpoint', 'division', 'courtSuffix'].includes(key) ? undefined : value,
    ),
  )

const year = fc.integer({ min: 1930, max: 2030 })
const page = fc.integer({ min: 1, max: 5000 })
const maybe = <T>(value: fc.Arbitrary<T>, write: (value: T) => string) => fc.option(value.map(write), { nil: '' })
const section = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom('', 'A', 'G'), fc.constantFrom('', '(1)', ' (2)(b)', '(3) (a)(ii)'))
  .map((parts) => parts.join(''))
const list = fc.array(section, { minLength: 1, maxLength: 4 }).map((items) => items.join(', '))
const actName = fc.constantFrom(
  'Civil Procedure Act',
  'Penal Code',
  'Law of Succession Act',
  'Narcotic Drugs and Psychotropic Substances (Control) Act',
  'Act',
)
const identity = fc.constantFrom('', ' (Cap. 21)', ', Cap 411A Laws of Kenya', ' No. 24 of 2019', ', 2007', ' of 2012')
const printed = fc.oneof(
  fc.tuple(year, fc.stringMatching(/^KE[A-Z]{1,6}$/), page).map(([y, code, n]) => `(${y}) ${code} ${n}(KLR)`),
  year.map((y) => `(${y})eKLR`),
  fc
    .tuple(
      year,
      maybe(fc.integer({ min: 1, max: 30 }), (v) => `${v} `),
      fc.constantFrom('KLR', 'K.L.R.', 'KLR (E&L)', 'KAR', 'EA', 'E.A.', 'EACA', 'LLR', 'AC', 'WLR', 'All ER', 'NSWLR'),
      page,
    )
    .map(([y, v, series, p]) => `(${y}) ${v}${series} ${p}`),
  fc
    .tuple(fc.integer({ min: 1, max: 600 }), fc.constantFrom('US', 'U.S.', 'CLR', 'NSWLR', 'App Cas', 'QBD', 'Ch D'), page)
    .map((parts) => parts.join(' ')),
  fc.tuple(year, fc.constantFrom('AC', 'KB', 'WLR', 'KEHC', 'KECA'), page).map((parts) => parts.join(' ')),
  fc.tuple(year, fc.constantFrom('UKSC', 'EWCA Civ', 'ZACC', 'UGSC'), page).map(([y, court, n]) => `[${y}] ${court} ${n}`),
  fc
    .tuple(
      fc.constantFrom(
        'Civil Appeal',
        'HCCC',
        'Miscellaneous Criminal Application',
        'Environment & Land Case',
        'Petition',
        'Civil Appeal (Application)',
      ),
      fc.constantFrom(' ', ' No. ', ' Nos. '),
      fc.array(
        fc.tuple(fc.constantFrom('', 'E'), fc.integer({ min: 1, max: 9999 })).map((n) => n.join('')),
        { minLength: 1, maxLength: 3 },
      ),
      fc.integer({ min: 1980, max: 2030 }),
      fc.constantFrom('', ' (Consolidated)', ' (OS)'),
    )
    .map(([type, no, numbers, y, tail]) => `${type}${no}${numbers.join(' & ')} of ${y}${tail}`),
  fc
    .tuple(fc.constantFrom('Section ', 'sections ', 's. '), list, actName, identity)
    .map(([word, items, name, numbers]) => `${word}${items} of the ${name}${name === 'Act' ? '' : numbers}`),
  list.map((items) => `section ${items}`),
  fc
    .tuple(list, fc.constantFrom('', ' of the Constitution', ' of the Constitution of Kenya, 2010'))
    .map(([items, of]) => `Article ${items}${of}`),
  fc
    .tuple(
      fc.constantFrom('Order 42 rule ', 'Order XXXVI Rule ', 'rule ', 'Regulation '),
      list,
      fc.constantFrom('', ' of the Civil Procedure Rules', ' of the Court of Appeal Rules, 2022'),
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('Legal Notice No. ', 'Gazette Notice No. '), fc.integer({ min: 1, max: 9999 }), fc.constantFrom('', ' of 2020'))
    .map((parts) => parts.join('')),
)

describe('of any citation', () => {
  test('what is formatted parses to the same, and formats to itself', () => {
    fc.assert(
      fc.property(printed, (text) => {
        const first = parseCitation(text)
        expect(first, text).not.toBeNull()
        for (const style of CITATION_STYLES) {
          const written = formatCitation(first!, style)
          const second = parseCitation(written)
          expect(second && meaning(second), `${text} → ${written}`).toEqual(meaning(first!))
          expect(formatCitation(second!, style)).toBe(written)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('white space of any kind changes nothing', () => {
    const space = fc.constantFrom(' ', '\u00A0', '  ', '\n', ' \n')
    fc.assert(
      fc.property(printed, fc.array(space, { minLength: 12, maxLength: 12 }), (text, spaces) => {
        let used = 0
        const spaced = text.replaceAll(' ', () => spaces[used++ % spaces.length]!)
        const [plain, found] = [parseCitation(text), parseCitation(spaced)]
        expect(found && meaning(found), JSON.stringify(spaced)).toEqual(meaning(plain!))
      }),
      { numRuns: 1500 },
    )
  })

  test('it is found again in a sentence, where its offsets give it back', () => {
    fc.assert(
      fc.property(printed, fc.constantFrom('The court held in ', 'as provided by ', 'It relied on '), (text, before) => {
        const sentence = `${before}${text}, and so it was.`
        const [found, ...others] = findCitations(sentence)
        expect(others, sentence).toEqual([])
        expect(found && sentence.slice(found.start, found.end), sentence).toBe(found?.text)
        expect(found?.text, sentence).toBe(parseCitation(text)?.text)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('citations as the standard form writes them, where they stand', () => {
  test.each([
    ['Achieng v Wafula [2022] KEHC 65 (KLR). Ibid, at paragraph 4.', ['[2022] KEHC 65 (KLR)', 'ibid']],
    ['Achieng v Wafula [2022] KEHC 65 (KLR) was followed in Achieng v Wafula (supra).', ['[2022] KEHC 65 (KLR)', 'supra']],
    ['Achieng v Wafula [2022] KEHC 65 (KLR). In the Achieng case the court erred.', ['[2022] KEHC 65 (KLR)', 'Achieng case']],
    ['Civil Case No. 862 (E958) of 2022 (OS)', ['Civil Case 862 (E958) of 2022 (OS)']],
    ['Civil Appeals Nos. 122, 123 and 124 of 2023 (Consolidated)', ['Civil Appeals 122, 123 & 124 of 2023 (Consolidated)']],
    ['ELC Case No. 5 of 2020 & 6 of 2021', ['ELC Case 5 of 2020 & 6 of 2021']],
    ['[2004] EWHC 12 (Ch)', ['[2004] EWHC 12 (Ch)']],
    ['sections 3, 4 and 5 of the Employment Act', ['sections 3, 4 and 5 of the Employment Act']],
  ])('%s', (text, written) => expect(findCitations(text).map((citation) => formatCitation(citation))).toEqual(written))
})
