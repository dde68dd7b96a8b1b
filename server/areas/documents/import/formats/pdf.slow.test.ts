import { expect, test } from 'vitest'
import { prepare } from '../prepare.ts'
import { buildPdf, linesAt } from './testing/build-pdf.ts'
import { readDocument } from './testing/read-in-memory.ts'
import { hasRealDocuments, readRealDocument, realDocuments } from './testing/real-documents.ts'

test('a judgment of 30,000 words and one of 2,000 pages are read', async () => {
  const line = (seed: number) => Array.from({ length: 14 }, (_, index) => `w${(seed * 31 + index * 17) % 997}`).join(' ')
  const lines = Array.from({ length: 2500 }, (_, index) => line(index))
  const pages = Array.from({ length: 50 }, (_, page) => linesAt(72, 72, lines.slice(page * 50, page * 50 + 50)))
  const long = await readDocument(buildPdf(pages, { packed: true }))
  expect(long.blocks.join(' ').split(' ')).toHaveLength(35_000)
  const many = await readDocument(
    buildPdf(
      Array.from({ length: 2000 }, (_, page) => [
        ...linesAt(72, 72, [`${(page % 900) + 1}. ${line(page)}`, line(page + 7)]),
        { text: String(page + 1), x: 290, y: 800 },
      ]),
      { packed: true },
    ),
  )
  expect(many.blocks).toHaveLength(2000)
  expect(many.fields['pages']).toHaveLength(2000)
})

/** Read off the PDFs by hand; the last has no text but its sheet. */
const kenyan = [
  ['KEELC_105', 'Environment and Land Court', 'Nyandarua', 'ELCLC NO 121 OF 2023', 'JM Kamau'],
  ['KEELRC_38', 'Employment and Labour Relations Court', 'Nairobi', 'MISC APPLICATION NO. E400 OF 2025', 'S Radido'],
  ['KEELRC_46', 'Employment and Labour Relations Court', 'Mombasa', 'APPEAL NO. E172 OF 2025', 'M Mbarũ'],
  ['KEELRC_48', 'Employment and Labour Relations Court', 'Nairobi', 'CAUSE NO. E948 OF 2024', 'S Radido'],
  ['KEHC_248', 'High Court', 'Nairobi', 'CIVIL APPEAL NO. E1327 OF 2024', 'AN Ongeri'],
  ['KEHC_294', 'High Court', 'Nairobi', 'HCCC NO. E204 OF 2021', 'F Gikonyo'],
  ['KEHC_297', 'High Court', 'Nairobi', 'HCCC NO. E014 OF 2025', 'F Gikonyo'],
  ['KEHC_303', 'High Court', 'Nairobi', 'CIVIL SUIT NO. 46 OF 2011(OS)', 'HK Chemitei'],
  ['KEHC_305', 'High Court', 'Nairobi', 'CIVIL APPEAL NO. E850 OF 2024', 'AN Ongeri'],
  ['KEHC_307', 'High Court', 'Embu', 'CIVIL APPEAL NO. E016 OF 2025', 'RM Mwongo'],
  ['KEHC_301', 'High Court', null, null, 'KW Kiarie'],
] as const

test.skipIf(!hasRealDocuments).for(kenyan)(
  'the Kenyan PDF %s gives court, number, date, citation and judge',
  async ([name, court, station, number, judge]) => {
    const path = `ke-judgments/royonzioki/2026__${name}__KLR__Copy.pdf`
    const { fields, warnings } = await readDocument(readRealDocument(path), path)
    const document = prepare({ fields, warnings }, path, 'PDF')
    expect('record' in document && document.record).toMatchObject({
      court,
      court_station: station === null ? null : expect.stringMatching(new RegExp(`${station}$`)),
      case_number: number,
      date: '2026-01-22',
      citation: `[2026] ${name.replace('_', ' ')} (KLR)`,
      judges: [judge],
    })
  },
)

test.skipIf(!hasRealDocuments)('every Kenyan PDF of the real documents has its row above', () => {
  expect(realDocuments('ke-judgments/royonzioki/*.pdf')).toHaveLength(kenyan.length)
})

test.skipIf(!hasRealDocuments)('the South African PDF gives its paragraphs, its footnotes and its parties', async () => {
  const { blocks } = await readDocument(readRealDocument('africa/peachjam/gauteng_judgment.pdf'))
  const numbers = blocks.flatMap((block) => /^\[(\d+)\] /.exec(block)?.[1] ?? []).map(Number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBe(36)
  expect(blocks.filter((block) => block.startsWith('[fn ')).length).toBeGreaterThan(5)
  expect(blocks.slice(5, 11)).toEqual([
    expect.stringMatching(/^MEMBER .* GOVERNMENT$/),
    'APPELLANT',
    'and',
    'F B M',
    '(obo L P M)',
    'RESPONDENT',
  ])
})

test.skipIf(!hasRealDocuments)('an Act is read as one', async () => {
  const { rejected } = await readDocument(readRealDocument('ke-statutes/haki-ai/employment_act_2007.pdf'))
  expect(rejected).toBe('an Act')
})
