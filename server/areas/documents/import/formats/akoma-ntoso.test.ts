import { expect, test } from 'vitest'
import { prepare } from '../prepare.ts'
import { act, britishJudgment, kenyanJudgment } from './fixtures/akoma-ntoso.ts'
import { readDocument } from './testing/read-in-memory.ts'
import { hasRealDocuments, readRealDocument, realDocuments } from './testing/real-documents.ts'

test('a Kenyan judgment gives what its metadata and its header mark', async () => {
  const { format, fields } = await readDocument(kenyanJudgment)
  expect(format).toBe('Akoma Ntoso')
  expect(fields).toMatchObject({
    title: 'Barasa v Mlima Feeds Limited & another (Civil Appeal E317 of 2022) [2023] KEHC 90417 (KLR) (14 June 2023) (Judgment)',
    citation: '[2023] KEHC 90417 (KLR)',
    case_number: 'Civil Appeal E317 of 2022',
    court: 'High Court',
    judges: 'TN Wasike, J',
    date: '2023-06-14',
    document_type: 'Judgment',
    frbr_uri: '/akn/ke/judgment/kehc/2023/90417',
    url: 'https://new.kenyalaw.org/akn/ke/judgment/kehc/2023/90417/eng@2023-06-14',
    language: 'en',
    parties: [
      { name: 'Julius Barasa', role: 'Appellant' },
      { name: 'Mlima Feeds Limited', role: '1st Respondent' },
      { name: 'Peris Nekesa', role: '2nd Respondent' },
    ],
  })
})

test('numbers stand before their words, notes follow their paragraph, rows are blocks', async () => {
  const { blocks, fields } = await readDocument(kenyanJudgment)
  const known = fields['structure'] as { block: number; kind: string; number?: string }[]
  expect(known.map(({ block, kind, number }) => `${kind} ${number ?? '-'} ${blocks[block]!.slice(0, 12)}`)).toEqual([
    'heading - Background',
    'paragraph 1. 1. The appel',
    'paragraph 2. 2. He sued f',
    'item a. a. general d',
    'item b. b. costs.',
    'heading - Analysis',
    'paragraph 3. 3. The fence',
    'paragraph 4. 4. The appea',
  ])
  expect(blocks.slice(blocks.indexOf('Background'))).toEqual([
    'Background',
    '1. The appellant was hurt by a bull on 1st March 2021.',
    '2. He sued for:',
    'a. general damages; [fn 1]',
    '[fn 1] Pleaded in paragraph 9 of the plaint.',
    'b. costs.',
    'Analysis',
    '3. The fence stood at one metre.',
    'Head Award',
    'Pain 300,000',
    '4. The appeal is allowed.',
    'Dated and delivered at Kitale this 14th day of June 2023.',
    'TN Wasike',
    'Judge',
  ])
})

test('the editors’ summary is kept out of the court’s text', async () => {
  const { blocks, fields } = await readDocument(kenyanJudgment)
  expect(blocks.join('\n')).not.toMatch(/leapt a fence|no fence/)
  expect(fields['summary']).toContain('A bull leapt a fence and hurt a passer-by.')
  expect(fields['key_points']).toEqual(['A fence that a bull can leap is no fence.'])
  expect(fields['legal_areas']).toEqual(['Law of Tort'])
})

test('a British judgment names its country, its whole bench and the day in its header', async () => {
  const { fields, blocks } = await readDocument(britishJudgment)
  expect(fields).toMatchObject({
    title: 'WEBB v ORR',
    citation: '[2031] EWCA Civ 9001',
    court: 'The Court of Appeal of England and Wales',
    case_number: 'CA-2030-000001',
    date: '2031-05-08',
    judges: [
      { name: 'Hart', title: 'Lady Justice' },
      { name: 'Sir Ian O’Dell', title: null },
    ],
    parties: [
      { name: 'WEBB', role: 'Appellant' },
      { name: 'ORR', role: 'Respondent' },
    ],
  })
  expect(blocks.slice(-3)).toEqual(['Lady Justice Hart:', '1. This is an appeal.', '“7. The field is wet.”'])
  expect(blocks).not.toContain('Approved judgment')
  expect((fields['structure'] as { kind: string }[]).map(({ kind }) => kind)).toEqual(['paragraph', 'quote'])
})

test('a British court is never taken for the Kenyan one of its name', async () => {
  const { fields, warnings } = await readDocument(
    britishJudgment.replace('<p>Before :</p>', '<p>COURT OF APPEAL (CIVIL DIVISION)</p><p>Before :</p>'),
  )
  const document = prepare({ fields, warnings }, 'file.xml', 'Akoma Ntoso')
  expect('record' in document && document.record).toMatchObject({
    court: 'The Court of Appeal of England and Wales',
    court_code: null,
    hierarchy_level: null,
  })
})

test.for([
  ['an Act', act, 'an Act'],
  ['another kind of document', act.replaceAll('act', 'debateReport'), "The document is no judgment but of the kind 'debateReport'"],
  ['XML that breaks off', kenyanJudgment.slice(0, 3000), /^The XML is broken at line \d+: /],
  ['an entity bomb', entityBomb(), 'The XML has entities of its own, which are not read'],
  [
    'an entity from outside',
    kenyanJudgment.replace('?>', '?><!DOCTYPE a [<!ENTITY secret SYSTEM "file:///etc/hostname">]>').replace('The fence', '&secret;'),
    'The XML has entities of its own, which are not read',
  ],
  ['a million tags in each other', `<akomaNtoso><judgment>${'<p>'.repeat(1_000_000)}`, 'The markup is nested too deeply'],
] as const)('%s is rejected', async ([, content, reason]) => {
  const { rejected } = await readDocument(content)
  if (typeof reason === 'string') expect(rejected).toBe(reason)
  else expect(rejected).toMatch(reason)
})

test('a document type that names a file elsewhere fetches nothing and does no harm', async () => {
  const { rejected } = await readDocument(kenyanJudgment.replace('?>', '?><!DOCTYPE akomaNtoso SYSTEM "http://127.0.0.1:9/akn.dtd">'))
  expect(rejected).toBeNull()
})

function entityBomb(): string {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${entities.join('')}]><akomaNtoso><judgment><p>&l9;</p></judgment></akomaNtoso>`
}

test.skipIf(!hasRealDocuments)(
  'every British judgment of the real documents gives citation, court, date, judges and numbered paragraphs',
  async () => {
    const paths = realDocuments('uk-tna/*.xml')
    expect(paths.length).toBe(25)
    for (const path of paths) {
      const { fields, blocks, rejected } = await readDocument(readRealDocument(path), path)
      expect([path, rejected]).toEqual([path, null])
      const numbered = blocks.filter((block) => /^\d{1,3}\. /.test(block)).length
      expect({
        path,
        citation: /^\[\d{4}\] [A-Z]+/.test(String(fields['citation'])),
        court: /England|United Kingdom/.test(String(fields['court'])),
        date: /^(?:19|20)\d\d-\d\d-\d\d$/.test(String(fields['date'])),
        judges: (fields['judges'] as { name: string }[]).every(({ name }) => /^[\p{L} ’'.-]{3,40}$/u.test(name)),
        numbered: numbered > 10,
      }).toEqual({ path, citation: true, court: true, date: true, judges: true, numbered: true })
    }
  },
)

/** Read off the title pages by hand. */
const british = [
  ['test1', '[2003] EWCA Civ 547', '2003-04-15', ['Simon Brown', 'Dyson', 'Scott Baker']],
  ['test5', '[2021] UKSC 50', '2021-11-10', ['Lord Reed', 'Lady Arden', 'Lord Sales', 'Lord Leggatt', 'Lord Burrows']],
  ['test13', '[2021] UKUT 116 (IAC)', '2021-04-12', ['Lane', 'C M G Ockelton']],
  ['test39', '[2022] EWHC 2231 (SCCO)', '2022-08-11', ['Leonard']],
  ['test68', '[2023] EWFC 142', '2023-06-02', ['Parker']],
  ['test71', '[2023] EWFC 195', '2023-03-24', ['Vincent']],
  ['test75', '[2013] UKSC 32', '2013-05-22', ['Lord Neuberger', 'Lady Hale', 'Lord Mance', 'Lord Kerr', 'Lord Hughes']],
  ['test97', '[2024] EWHC 3163 (Comm)', '2024-12-09', ['Cockerill']],
] as const

test.skipIf(!hasRealDocuments).for(british)(
  'the British judgment %s is read as its title page says',
  async ([name, citation, date, judges]) => {
    const { fields } = await readDocument(readRealDocument(`uk-tna/${name}.xml`))
    expect(fields).toMatchObject({ citation, date, judges: judges.map((judge) => ({ name: judge })) })
  },
)
