import { sayImport } from '#contract/reasons/import-words'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { PageStart } from './pdf/join-paragraphs.ts'
import { type PlacedText, buildPdf, buildToUnicode, linesAt } from './testing/build-pdf.ts'
import { readDocument } from './testing/read-in-memory.ts'

/** Lines as wide as the column, of which the last ends early. */
const full = (start: string, width = 85) =>
  `${start} and the court has considered what was said by both sides of this matter before it today`.slice(0, width).trim()

const blocksOf = async (...pages: PlacedText[][]) => (await readDocument(buildPdf(pages))).blocks

test('lines become paragraphs by where they stand', async () => {
  const page = [
    ...linesAt(220, 72, ['RULING']),
    ...linesAt(72, 100, [full('The motion'), full('is dated'), 'and opposed.']),
    ...linesAt(72, 160, [full('The second'), 'paragraph is set apart.']),
    ...linesAt(72, 188, ['1. The third follows at once.', '2. So does the fourth.']),
    ...linesAt(120, 216, [full('It is quoted', 70), full('from a letter', 70), 'to the tenant.']),
    ...linesAt(72, 258, [full('The court'), 'goes on.']),
  ]
  expect(await blocksOf(page)).toEqual([
    'RULING',
    `${full('The motion')} ${full('is dated')} and opposed.`,
    `${full('The second')} paragraph is set apart.`,
    '1. The third follows at once.',
    '2. So does the fourth.',
    `${full('It is quoted', 70)} ${full('from a letter', 70)} to the tenant.`,
    `${full('The court')} goes on.`,
  ])
})

test('a paragraph runs on over the page, and the pages are told', async () => {
  const { fields, blocks } = await readDocument(
    buildPdf([
      [...linesAt(72, 72, ['RULING']), ...linesAt(72, 700, [full('The motion'), full('is dated')])],
      [...linesAt(72, 72, ['the third of May.', '2. Next.'])],
    ]),
  )
  const first = `${full('The motion')} ${full('is dated')}`
  expect(blocks).toEqual(['RULING', `${first} the third of May.`, '2. Next.'])
  expect(fields['pages']).toEqual([
    { page: 1, block: 0, offset: 0 },
    { page: 2, block: 1, offset: first.length + 1 },
  ] satisfies PageStart[])
})

test('running heads and page numbers go, a lone number stays', async () => {
  const fruit = ['mangoes', 'pawpaws', 'bananas', 'melons']
  const page = (number: number): PlacedText[] => [
    { text: 'Civil Appeal E317 of 2022', x: 72, y: 30, size: 9 },
    ...linesAt(72, 80 + number * 20, [`${number}. The court bought ${fruit[number - 1]}.`, 'It ends here.']),
    { text: `Page ${number} of 4`, x: 280, y: 810, size: 9 },
  ]
  expect(await blocksOf(page(1), page(2), page(3), page(4))).toEqual(
    fruit.map((name, index) => `${index + 1}. The court bought ${name}. It ends here.`),
  )
  const lone = [linesAt(72, 80, ['The award is']), [...linesAt(72, 80, ['500,000 shillings.']), { text: '2', x: 290, y: 800 }]]
  expect(await blocksOf(...lone)).toEqual(['The award is', '500,000 shillings.', '2'])
})

test('a word broken at the end of a line is made whole, a hyphen of its own is kept', async () => {
  const page = linesAt(72, 72, [
    `${full('The judgment of the decree holder was read', 80)} judg-`,
    `ment. ${full('It was for the decree-holder', 75)} decree-`,
    'holder alone.',
  ])
  const [block] = await blocksOf(page)
  expect(block).toContain(' judgment. It was')
  expect(block).toMatch(/ decree-holder alone\.$/)
})

describe('letters that only their font can read', () => {
  /** One page in a font whose codes mean what `meanings` says; \\001 and so on stand for them in the text. */
  const readPrivate = (text: string, meanings: Record<string, string>, names = '1 /g1 /g2 /g3 /g4') => {
    const widths = '/FirstChar 1 /LastChar 4 /Widths [500 500 500 500]'
    const font = `${widths} /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [${names}] >> /ToUnicode 6 0 R`
    return readDocument(buildPdf([`BT /F1 12 Tf 72 700 Td (${text}) Tj ET`], { objects: [buildToUnicode(meanings)], font }))
  }
  const codes = { '01': 'E000', '02': 'E001', '03': 'E002', '04': '0002' }

  test.for([
    ['the words they make', 'The suit was \\001led and the \\001ndings con\\001rmed.', 'The suit was filed and the findings confirmed.'],
    ['the same code in another font', 'The ma\\001er was submi\\001ed and se\\001led.', 'The matter was submitted and settled.'],
    ['one long word', 'The o\\002cer spoke.', 'The officer spoke.'],
    [
      'two in a word, one known by others',
      'He \\001led a\\002davits; the o\\002cer is satis\\001ed.',
      'He filed affidavits; the officer is satisfied.',
    ],
    ['a control character', 'The plainti\\004 was a\\004ected.', 'The plaintiff was affected.'],
  ] as const)('are read by %s', async ([, text, expected]) => {
    const { blocks, warnings } = await readPrivate(text, codes)
    expect(blocks).toEqual([expected])
    expect(warnings).toEqual([])
  })

  test('are read by the names of their glyphs', async () => {
    const { blocks } = await readPrivate('Wa\\001 and Gra\\002 of \\003ika.', codes, '1 /f_i /ffi.liga /T_h')
    expect(blocks).toEqual(['Wafi and Graffi of Thika.'])
  })

  test('that nothing tells are shown as lost, with a warning', async () => {
    const { blocks, warnings } = await readPrivate('Kari\\001 said no, and Kari\\001 left.', codes)
    expect(blocks).toEqual(['Kari\uFFFD said no, and Kari\uFFFD left.'])
    expect(warnings).toEqual([{ code: 'letters-lost', letters: 2 }])
  })

  test('before an item are bullets', async () => {
    expect((await readPrivate('\\001 The house.', { '01': 'F0B7' })).blocks).toEqual(['• The house.'])
  })
})

test('a footnote goes to the paragraph that refers to it, an ordinal stays in its line', async () => {
  const page = [
    ...linesAt(72, 72, [full('As was held in the matter')]),
    { text: '1', x: 520, y: 67, size: 7 },
    ...linesAt(72, 86, ['it is dismissed on the 3', 'Next.']),
    { text: 'rd', x: 196, y: 81, size: 7 },
    { text: '1', x: 72, y: 760, size: 6 },
    ...linesAt(77, 764, ['[2011] KEHC 90001 (KLR), where the court', 'said the same.'], { size: 9, pitch: 11 }),
  ]
  expect(await blocksOf(page)).toEqual([
    `${full('As was held in the matter')} [fn 1] it is dismissed on the 3rd`,
    '[fn 1] [2011] KEHC 90001 (KLR), where the court said the same.',
    'Next.',
  ])
})

test('a role far to the right of a name is a line of its own, a wrapped name is one', async () => {
  const page = [
    ...linesAt(72, 72, ['NATIONAL UNION OF FENCE BUILDERS, BEE KEEPERS', 'AND CARTERS OF THE WESTERN COUNTIES']),
    { text: 'CLAIMANT', x: 430, y: 86 },
    ...linesAt(72, 128, ['MLIMA FEEDS LIMITED']),
    { text: '1ST RESPONDENT', x: 430, y: 128 },
    ...linesAt(72, 170, [full('This ruling'), full('is about'), full('a fence'), 'of bees.']),
  ]
  expect((await blocksOf(page)).slice(0, 4)).toEqual([
    'NATIONAL UNION OF FENCE BUILDERS, BEE KEEPERS AND CARTERS OF THE WESTERN COUNTIES',
    'CLAIMANT',
    'MLIMA FEEDS LIMITED',
    '1ST RESPONDENT',
  ])
})

test('what is stamped across a page stays out of its text', async () => {
  const page = [
    ...linesAt(72, 72, ['The motion is allowed. It is so ordered.']),
    { text: 'COPY', x: 200, y: 500, size: 60, angle: 45 },
    { text: '[2024] KEHC 1', x: 580, y: 400, angle: 90 },
  ]
  expect(await blocksOf(page)).toEqual(['The motion is allowed. It is so ordered.'])
})

test('pages without text are named', async () => {
  const { warnings } = await readDocument(
    buildPdf([linesAt(72, 72, ['The text of the first page.']), '', linesAt(72, 72, ['The text of the third page.'])]),
  )
  expect(sayImport(warnings)).toBe('Page 2 of 3 holds no text: it is blank or a picture')
})

const picture = 'q 500 0 0 700 40 40 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x00 EI Q'
const password = {
  trailer: '/Encrypt 6 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`],
}
const scanned = linesAt(200, 830, ['Scanned with CamScanner'])
const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024, '(a) Tj '))

test.for([
  ['pictures of pages', buildPdf([picture, picture]), 'The PDF holds pictures of pages and no text'],
  ['pictures with the mark of the scanner on each', buildPdf([scanned, scanned]), 'The PDF holds pictures of pages and no text'],
  ['a password', buildPdf([linesAt(72, 72, ['Secret.'])], password), 'The PDF is protected by a password'],
  ['junk that calls itself a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'junk ')]), /^The PDF is damaged: /],
  [
    'a page that unpacks to more than any',
    buildPdf([`\n${bomb.toString('latin1')}`])
      .toString('latin1')
      .replace(/<< \/Length \d+ >>\nstream\n\n/, '<< /Filter /FlateDecode >>\nstream\n'),
    'The PDF unpacks to more than is allowed',
  ],
  [
    'a stream packed twice',
    buildPdf([linesAt(72, 72, ['x'])], { objects: ['<< /Filter [/FlateDecode /FlateDecode] >>\nstream\nx\nendstream'] }),
    'The PDF unpacks to more than is allowed',
  ],
  ['a statute', buildPdf([linesAt(72, 72, ['THE FENCES ACT', 'ARRANGEMENT OF SECTIONS', '1. Short title.'], { pitch: 40 })]), 'an Act'],
  ['more pages than any judgment', buildPdf(Array.from({ length: 3001 }, () => '')), 'The PDF has 3001 pages; at most 3000 can be read'],
] as const)('%s has its words', async ([, file, reason]) => {
  const { rejected } = await readDocument(typeof file === 'string' ? Buffer.from(file, 'latin1') : file, 'file.pdf')
  if (typeof reason === 'string') expect(rejected).toBe(reason)
  else expect(rejected).toMatch(reason)
})

test('junk named .pdf is told by its content', async () => {
  expect((await readDocument(Buffer.alloc(5000, '\x00\x01\x02'), 'ruling.pdf')).rejected).toBe('The file is not text')
})

test('a PDF cut off in the middle is damaged', async () => {
  const whole = buildPdf([linesAt(72, 72, ['The text of the only page.'])])
  expect((await readDocument(whole.subarray(0, whole.length - 200))).rejected).toMatch(/^The PDF is damaged: /)
})
