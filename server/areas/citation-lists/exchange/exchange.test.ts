import { sayReason } from '#contract/reasons/say-reason'
import { recordWords } from '#contract/reasons/citation-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeExchange, detectExchange, exchange } from './formats.ts'
import type { Item } from './item.ts'
import { textOfItem } from './to-text.ts'

const formats = ['ris', 'bibtex', 'csl-json'] as const
const itemsOf = (records: ReturnType<(typeof exchange)['ris']['read']>) =>
  records.flatMap((record) => ('item' in record ? [record.item] : []))
const refusals = (records: ReturnType<(typeof exchange)['ris']['read']>) =>
  records.flatMap((record) => ('rejected' in record ? [[record.line, sayReason(record.rejected, recordWords)] as const] : []))

const items: Item[] = [
  {
    id: 'otieno2003',
    type: 'legal_case',
    title: 'Otieno & another v Ngani Ltd',
    'container-title': 'KLR',
    volume: '2',
    page: '125',
    authority: 'Court of Appeal',
    issued: { 'date-parts': [[2003, 5, 6]] },
    custom: { text: 'Otieno & another v Ngani Ltd [2003] 2 KLR 125' },
  },
  { id: 'cap21', type: 'legislation', title: 'Civil Procedure Act', number: 'Cap. 21', section: '3A' },
  {
    id: 'mwangi2011',
    type: 'article-journal',
    title: '100% of {A}_title — with $igns & “quotes”',
    author: [{ family: 'Mwangi', given: 'Zoë' }, { literal: 'Law Society of Kenya' }],
    'container-title': 'East African Law Journal',
    volume: '7',
    issue: '2',
    page: '10-24',
    issued: { 'date-parts': [[2011]] },
    abstract: 'On costs.',
    URL: 'https://example.test/a_b?c=d%20e',
  },
]

describe.each(formats)('%s', (format) => {
  test('gives back what it writes', () => {
    const written = exchange[format].write(items)
    expect(detectExchange(written)).toBe(format)
    expect(itemsOf(exchange[format].read(written))).toEqual(items)
    expect(exchange[format].write(itemsOf(exchange[format].read(written)))).toBe(written)
  })
  test('gives back any words, whatever they mean to it', () => {
    const signs = [
      '{',
      '}',
      '\\',
      '%',
      '&',
      '$',
      '#',
      '_',
      '~',
      '"',
      '“',
      "'",
      ',',
      '=',
      '@',
      'ER  - ',
      '@article{',
      '-',
      '–',
      '—',
      'é',
      '😀',
      '\n',
    ]
    const words = fc
      .array(fc.constantFrom(...signs, 'Otieno', ' v ', "\\'{e}", '\\emph{a}'), { minLength: 1, maxLength: 8 })
      .map((parts) => `A ${parts.join('')} B`)
    const spaced = (given: unknown) => String(given).replace(/\s+/g, ' ')
    fc.assert(
      fc.property(words, (given) => {
        const written = exchange[format].write([{ id: 'a', type: 'legal_case', title: given, custom: { text: given } }, items[0]!])
        const [first, second, ...others] = itemsOf(exchange[format].read(written))
        expect([spaced(first!.title), spaced(first!.custom!.text), second, others]).toEqual([spaced(given), spaced(given), items[0], []])
        expect(detectExchange(written)).toBe(format)
      }),
    )
  })
  test.each(['', '   \n', '\u0000\u0001', 'plain words', '@', 'TY  -', '[', '{"a":'])('never throws (%j)', (content) => {
    expect(itemsOf(exchange[format].read(content))).toEqual([])
  })
})

test('a note that looks like another format does not decide', () => {
  expect(detectExchange('@misc{a,\n  note = {A v B\nTY  - BOOK}\n}\n')).toBe('bibtex')
  expect(detectExchange('TY  - CASE\nN1  - see\n@misc{a}\nER  - \n')).toBe('ris')
})

test('RIS: continuation lines, two dates, tags without a name, and records that cannot be read', () => {
  const content = [
    'TY  - JOUR',
    'AU  - Wanjiru, A.',
    'TI  - A long',
    '  title',
    'PY  - 2014',
    'DA  - 2014/03/09',
    'KW  - costs',
    'KW  - interest',
    'SP  - 3',
    'EP  - 9',
    'ER  - ',
    'a stray line',
    'and its next',
    'TY  - CASE',
    'TI  - Never closed v Nobody',
    'TY  - CASE',
    'PY  - 2014',
    'ER  -',
    'TY  - XYZ',
    'TI  - Unknown kind',
  ].join('\r\n')
  const records = exchange.ris.read(content)
  expect(itemsOf(records)).toEqual([
    {
      type: 'article-journal',
      author: [{ family: 'Wanjiru', given: 'A.' }],
      title: 'A long title',
      issued: { 'date-parts': [[2014, 3, 9]] },
      page: '3-9',
      custom: { ris: { KW: ['costs', 'interest'] } },
    },
  ])
  expect(refusals(records)).toEqual([
    [12, 'A record begins with “TY  -”; this line belongs to none'],
    [14, 'The record has no end: “ER  -” is missing before the next one'],
    [16, 'The record has no title (TI)'],
    [19, 'The file ends before the record does: “ER  -” is missing'],
  ])
  expect(exchange.ris.write(itemsOf(records))).toContain('KW  - interest')
})

test('BibTeX: strings, joins, accents, unknown fields, and entries that cannot be read', () => {
  const content = String.raw`Words before, with an address a@b.test.
@string{ealj = "East African Law Journal"}
@comment{ @article{hidden, title = {No}} }
@Article{key1,
  author = {Mutua, Jos{\'e} and {Law Society of Kenya}},
  title = {The {Constitution} of \"Okonomie --- a \& b},
  journal = ealj # " (Special)",
  year = 2019, month = mar,
  keywords = {costs, {deep}},
}
@book{broken, title = {Never closed,
  year = 2001
@misc{after, title = "After {"}the{"} break", howpublished = {Web}}
@misc{nothing, year = 2001}
@article{bad, title {No sign}}`
  const records = exchange.bibtex.read(content)
  expect(itemsOf(records)).toEqual([
    {
      id: 'key1',
      type: 'article-journal',
      author: [{ family: 'Mutua', given: 'José' }, { literal: 'Law Society of Kenya' }],
      title: 'The Constitution of Ökonomie — a & b',
      'container-title': 'East African Law Journal (Special)',
      issued: { 'date-parts': [[2019]] },
      custom: { bibtex: { month: '03', keywords: 'costs, {deep}' } },
    },
    { id: 'after', type: 'document', title: 'After "the" break', custom: { bibtex: { entrytype: 'misc', howpublished: 'Web' } } },
  ])
  expect(refusals(records).map(([line]) => line)).toEqual([11, 14, 15])
  expect(
    refusals(records)
      .map(([, reason]) => reason)
      .join(),
  ).toMatch(/not closed.*“nothing” has no title.*“title” has no “=”/)
  expect(exchange.bibtex.write(itemsOf(records))).toContain('keywords = {costs, {deep}},')
})

test('CSL-JSON: items with their lines, and what is none', () => {
  const records = exchange['csl-json'].read(
    '[\n {"type": "book", "title": "A [b] {c}"},\n 7,\n {"title": "x"},\n\n {"type": "book", "title": "y", "issued": "2001"}]',
  )
  expect(itemsOf(records)).toEqual([{ type: 'book', title: 'A [b] {c}' }])
  expect(refusals(records)).toEqual([
    [3, 'An item is an object with a type and a title'],
    [4, 'The item has no “type”'],
    [6, '“issued” is no date'],
  ])
  expect(refusals(exchange['csl-json'].read('[\n{"type": "book",\n'))[0]).toEqual([3, expect.stringContaining('This is no JSON')])
  expect(itemsOf(exchange['csl-json'].read('{"items": [{"type": "book", "title": "z"}]}'))).toHaveLength(1)
})

test('older encodings are read', () => {
  expect(decodeExchange(new Uint8Array([0xef, 0xbb, 0xbf, 0x54, 0xc3, 0xa9]))).toBe('Té')
  expect(decodeExchange(new Uint8Array([0x54, 0xe9, 0x93]))).toBe('Té“')
})

test.each<[Item, string]>([
  [items[0]!, 'Otieno & another v Ngani Ltd [2003] 2 KLR 125'],
  [
    { type: 'legal_case', title: 'A v B', 'container-title': 'KEHC', page: '65', issued: { 'date-parts': [[2022]] } },
    'A v B [2022] KEHC 65 (KLR)',
  ],
  [{ type: 'legal_case', title: 'A v B', 'container-title': 'eKLR', issued: { 'date-parts': [['2017']] } }, 'A v B [2017] eKLR'],
  [{ type: 'legal_case', title: 'A v B', number: 'Civil Suit 4 of 2019' }, 'A v B Civil Suit 4 of 2019'],
  [items[1]!, 'section 3A of the Civil Procedure Act (Cap. 21)'],
  [
    { type: 'legislation', title: 'Constitution of Kenya', section: '47(1)', issued: { 'date-parts': [[2010]] } },
    'Article 47(1) of the Constitution of Kenya, 2010',
  ],
  [items[2]!, 'Zoë Mwangi, Law Society of Kenya, ‘100% of {A}_title — with $igns & “quotes”’ (2011) 7 East African Law Journal 10'],
  [
    {
      type: 'book',
      title: 'On Land',
      author: [{ family: 'Ojienda', given: 'T' }],
      publisher: 'LawAfrica',
      issued: { 'date-parts': [[2008]] },
    },
    'T Ojienda, On Land (LawAfrica 2008)',
  ],
])('the words of a record (%#)', (item, words) => expect(textOfItem(item)).toBe(words))
