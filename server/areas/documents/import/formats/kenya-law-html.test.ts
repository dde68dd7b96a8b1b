import { expect, test } from 'vitest'
import { newLayout, newLayoutPlain, oldLayout } from './fixtures/kenya-law-pages.ts'
import { readDocument } from './testing/read-in-memory.ts'
import { hasRealDocuments, readRealDocument, realDocuments } from './testing/real-documents.ts'

test('the new layout gives its labels, the parties of its header and the text alone', async () => {
  const { format, fields, blocks } = await readDocument(newLayout)
  expect(format).toBe('HTML')
  expect(fields).toMatchObject({
    title: 'Wekesa v Soko Traders Sacco (Cause E052 of 2023) [2024] KEELRC 90233 (KLR) (7 March 2024) (Judgment)',
    citation: '[2024] KEELRC 90233 (KLR)',
    citations: ['Rose Wekesa v Soko Traders Sacco [2024] eKLR'],
    court: 'Employment and Labour Relations Court',
    court_station: 'Employment and Labour Relations Court at Bungoma',
    case_number: 'Cause E052 of 2023',
    judges: 'DN Simiyu',
    date: '7 March 2024',
    document_type: 'Judgment',
    outcome: 'Allowed in part',
    frbr_uri: '/akn/ke/judgment/keelrc/2024/90233',
    url: 'https://new.kenyalaw.org/akn/ke/judgment/keelrc/2024/90233/eng@2024-03-07',
    language: 'en',
    summary: expect.stringContaining('The editors’ own words.'),
    legal_areas: ['Employment Law'],
    parties: [
      { name: 'Rose Wekesa', role: 'Claimant' },
      { name: 'Soko Traders Sacco', role: 'Respondent' },
    ],
  })
  expect(blocks.slice(8)).toEqual([
    'Between',
    'Rose Wekesa',
    'Claimant',
    'and',
    'Soko Traders Sacco',
    'Respondent',
    'Judgment',
    'The claim',
    '1. The claimant was sent home by text message on 2nd May 2022.',
    '2. She asks for:',
    'a. notice pay; and',
    'b. costs.',
    '3. The claim succeeds in part.',
    'Dated and delivered at Bungoma this 7th day of March 2024',
  ])
})

test('the new layout in plain HTML counts its lists and parts its lines', async () => {
  const { fields, blocks } = await readDocument(newLayoutPlain)
  expect(fields).toMatchObject({
    title: 'Otieno v Republic [2015] eKLR',
    court: 'High Court',
    case_number: 'Criminal Appeal 17 of 2014',
    judges: 'JA Makori',
    date: '3 June 2015',
    frbr_uri: '/akn/ke/judgment/kehc/2015/90871',
  })
  expect(blocks).toEqual([
    'REPUBLIC OF KENYA',
    'CRIMINAL APPEAL NO. 17 OF 2014',
    'PETER OTIENO ……… APPELLANT',
    'VERSUS',
    'REPUBLIC ……… RESPONDENT',
    'JUDGMENT',
    '1. The appellant stole a canoe.',
    '2. He returned it.',
    'a. late; and',
    'b. wet.',
    '3. The appeal is dismissed.',
  ])
})

test('the old layout gives the rows of its table and the text below it', async () => {
  const { fields, blocks } = await readDocument(oldLayout)
  expect(fields).toEqual({
    title: 'Jane Atieno v Duka Limited [2014] eKLR',
    parties: 'Jane Atieno v Duka Limited',
    case_number: 'Civil Case 88 of 2012',
    date: '14 Mar 2014',
    category: 'Civil',
    court: 'High Court at Nairobi (Milimani Law Courts)',
    division: 'Civil',
    document_type: 'Ruling',
    judges: 'Grace Nanjala Oduor',
    outcome: 'Application dismissed',
    url: 'http://kenyalaw.org/caselaw/cases/view/990017/',
    content: blocks,
    structure: [],
  })
  expect(blocks).toEqual([
    'REPUBLIC OF KENYA',
    'IN THE HIGH COURT OF KENYA AT NAIROBI',
    'JANE ATIENO',
    '……………',
    'PLAINTIFF',
    'DUKA LIMITED',
    'DEFENDANT',
    'RULING',
    '1. The application is dated 3rd May 2013.',
    '2. It is dismissed.',
  ])
})

test('the old layout saved without its classes and heads is read the same', async () => {
  const plain = oldLayout
    .replaceAll(/<(\/?)th>/g, '<$1td>')
    .replaceAll(/ (?:class|id)="\w+"/g, '')
    .replaceAll(/<\/?caption>/g, '')
  const [kept, read] = [await readDocument(oldLayout), await readDocument(plain)]
  expect(read.fields).toEqual({ ...kept.fields, content: read.blocks })
  expect(read.blocks.join(' ')).toContain('REPUBLIC OF KENYA IN THE HIGH COURT OF KENYA AT NAIROBI JANE ATIENO')
  expect(read.blocks.join(' ')).not.toContain('Case Outcome')
})

test.for([
  ['a page with nothing of a judgment', '<!DOCTYPE html><html><body><p>Opening hours</p></body></html>', 'The page holds no judgment'],
  ['an Act', '<div class="akn-act"><span class="akn-p">This Act…</span></div>', 'The file is a statute of which no section could be read'],
  ['a hundred thousand tags in each other', `<html><body>${'<div>'.repeat(100_000)}`, 'The markup is nested too deeply'],
] as const)('%s is rejected', async ([, content, reason]) => {
  const { rejected } = await readDocument(content)
  expect(rejected).toBe(reason)
})

test('a hundred thousand tags one after the other are read', async () => {
  const page = `<html><body><p>REPUBLIC OF KENYA</p>${'<p>word</b></i></p>'.repeat(100_000)}</body></html>`
  const { blocks } = await readDocument(page)
  expect(blocks.length).toBe(100_001)
})

test('a page of another publisher is read when its text is a judgment', async () => {
  const { fields, blocks } = await readDocument(
    '<html><body><nav>Menu</nav><h1>RULING</h1><p>REPUBLIC OF KENYA</p><p>1. Dismissed.</p></body></html>',
  )
  expect(fields['title']).toBeUndefined()
  expect(blocks).toEqual(['RULING', 'REPUBLIC OF KENYA', '1. Dismissed.'])
})

test.skipIf(!hasRealDocuments)('the Acts among the real documents are read as such, the reports are refused in plain words', async () => {
  const paths = realDocuments('africa/peachjam/*.html')
  expect(paths.length).toBe(8)
  for (const path of paths) {
    const { rejected } = await readDocument(readRealDocument(path), path)
    expect([path, rejected]).toEqual([path, path.includes('_doc_') ? 'The page holds no judgment' : 'an Act'])
  }
})
