import type { ImportWarning } from '#contract/reasons/import-warnings'
import { sayImport } from '#contract/reasons/import-words'
import { describe, expect, test } from 'vitest'
import { anotherPage, pageBlocks, tornPage } from './fixtures/kenya-law-page.ts'
import { prepare } from './prepare.ts'
import type { PreparedDocument } from './prepared-document.ts'

function prepared(fields: Record<string, unknown>, warnings: ImportWarning[] = []): PreparedDocument {
  const document = prepare({ fields, warnings }, 'case.json', 'JSON')
  if ('rejected' in document) throw new Error(document.rejected.code)
  return document
}

const page = anotherPage()

describe('a text alone', () => {
  const document = prepared({ content: tornPage(page) })

  test('gives its record', () => {
    expect(document.record).toMatchObject({
      kind: 'judgment',
      title: page.title,
      court_code: 'KEHC',
      court: 'High Court',
      court_station: 'High Court at Kibera',
      division: 'Civil',
      document_type: 'Ruling',
      date: '2024-05-03',
      year: 2024,
      citation: '[2024] KEHC 90501 (KLR)',
      case_number: 'Civil Appeal E012 of 2023',
      judges: ['AB Nyabuga'],
      applicant: 'Peter Muli Kilonzi & Zipporah Atieno',
      respondent: 'Tumaini Traders Limited',
      category: 'Civil',
      hierarchy_level: 3,
      frbr_uri: '/akn/ke/judgment/kehc/2024/90501',
      language: 'en',
      sample: false,
    })
    expect(document.judges).toEqual([{ name: 'AB Nyabuga', title: 'J', key: 'nyabuga ab' }])
    expect(document.warnings).toEqual([])
  })

  test('says what was read', () => {
    const read = [
      'title',
      'court',
      'court_station',
      'division',
      'document_type',
      'date',
      'citation',
      'case_number',
      'judges',
      'parties',
      'applicant',
      'respondent',
      'frbr_uri',
      'category',
      'outcome',
    ]
    expect([...document.record.read_fields].sort()).toEqual([...read].sort())
  })

  test('is known by its neutral citation', () => {
    expect(document).toMatchObject({ identity: '/akn/ke/judgment/kehc/2024/90501', caseId: 'kehc-2024-90501' })
  })
})

test('given metadata beats what the text says, and is not marked as read', () => {
  const { record, judges } = prepared({
    content: pageBlocks(page),
    court_station: 'Kibera',
    judges: ['Alice Bochere Nyabuga'],
    parties: [{ name: 'P. M. Kilonzi', role: 'Applicant' }],
    date: '2024-05-03',
  })
  expect(record).toMatchObject({
    judges: ['Alice Bochere Nyabuga'],
    parties: [{ name: 'P. M. Kilonzi', role: 'Applicant' }],
    court_station: 'High Court at Kibera',
  })
  expect(judges).toEqual([{ name: 'Alice Bochere Nyabuga', title: 'J', key: 'nyabuga ab' }])
  for (const given of ['judges', 'parties', 'date', 'court_station']) expect(record.read_fields).not.toContain(given)
})

describe('identity', () => {
  const matter = {
    title: 'A v B',
    court: 'High Court at Meru',
    case_number: 'Civil Suit No. 5 of 1999',
    date: '2001-02-03',
    content: 'Ruling\n1. Dismissed.',
  }

  test('without a neutral citation: court, station, number and date, in any spelling', () => {
    const { identity, caseId } = prepared(matter)
    expect(caseId).toMatch(/^doc-[0-9a-f]{12}$/)
    expect(prepared({ ...matter, case_number: 'CIVIL SUIT 5 OF 1999', content: 'other' }).identity).toBe(identity)
    expect(prepared({ ...matter, court: 'High Court at Embu' }).identity).not.toBe(identity)
    expect(prepared({ ...matter, date: '2001-02-04' }).identity).not.toBe(identity)
  })

  test('else the record itself, and a digest by its title and year', () => {
    const { date: _, ...undated } = matter
    expect(prepared(undated).identity).not.toBe(prepared({ ...undated, content: 'other' }).identity)
    const digest = { kind: 'digest', title: 'Njuguna v Muriuki', year: 1988, proposition: 'One.' }
    expect(prepared(digest).identity).toBe(prepared({ ...digest, proposition: 'Another.' }).identity)
  })

  test('the hash is of the record, whatever its fields are called', () => {
    expect(prepared({ title: 'A v B', caseNumber: '5', content: 'x' }).contentHash).toBe(
      prepared({ case_name: 'A v B', number: '5', text: 'x' }).contentHash,
    )
    expect(prepared({ title: 'A v B', content: 'x' }).contentHash).not.toBe(prepared({ title: 'A v B', content: 'y' }).contentHash)
  })
})

describe('doubts', () => {
  const doubts = (fields: Record<string, unknown>) =>
    prepared({ content: '1. Dismissed.', court: 'High Court', date: '2020-01-02', title: 'A v B', ...fields }).warnings.map((one) =>
      sayImport([one]),
    )

  test.for([
    ['nothing', {}, []],
    ['no court', { court: 'N/A' }, ['The court is not stated']],
    ['an unknown court', { court: 'Court of Chancery' }, ['Unknown court: Court of Chancery']],
    ['an unknown code', { court: null, citation: '[2020] KEXYZ 4 (KLR)' }, ['Unknown Kenyan court: KEXYZ']],
    ['no date', { date: '' }, ['The date of the decision is not stated']],
    [
      'an impossible date',
      { date: '2020-02-31' },
      ["The date '2020-02-31' is not a date that can be read", 'The date of the decision is not stated'],
    ],
    ['no text', { content: 'N/A' }, ['The source gives no text']],
    ['a lost character', { judges: ['M Mbar?'] }, ["The judge's name 'M Mbar?' has a character that was lost before it came here"]],
    [
      'a title that says otherwise',
      {
        title: 'A v B (Petition 3 of 2019) [2020] KEHC 90005 (KLR) (3 January 2020) (Ruling)',
        citation: '[2020] KEHC 90006 (KLR)',
        case_number: 'Petition 4 of 2019',
      },
      [
        'The citation [2020] KEHC 90006 (KLR) disagrees with [2020] KEHC 90005 in the title',
        'The date 2020-01-02 disagrees with 2020-01-03 in the title',
        "The case number 'Petition 4 of 2019' disagrees with 'Petition 3 of 2019' in the title",
      ],
    ],
    [
      'a text of another court',
      { content: pageBlocks(page), court: 'Court of Appeal' },
      ['The text names the High Court, the record the Court of Appeal'],
    ],
  ] as const)('%s', ([, fields, warnings]) => expect(doubts(fields)).toEqual(warnings))
})

test('a decision that is still being processed has a record and no text', () => {
  const lines = [
    ...pageBlocks(page).slice(0, 15),
    'This decision is still being processed.',
    'Click here to download the original source document',
    '.',
  ]
  const document = prepared({ content: lines.join('\n\n\n') })
  expect(document.content).toBeNull()
  expect(document.layout).toEqual({ parts: [], paragraphs: [] })
  expect(document.warnings).toEqual([{ code: 'still-processed' }])
  expect(document.record).toMatchObject({ court_station: 'High Court at Kibera', respondent: 'Tumaini Traders Limited' })
})

test.for([
  [{ type: 'statute', title: 'Some Act', provisions: [] }, 'statute'],
  [{ title: 'Some Act', provisions: [{ section: '1' }] }, 'statute'],
  [{ number: '4', heading: 'Keepers', text: 'A keeper keeps.' }, 'statute'],
  [{ colour: 'red' }, 'nothing-read'],
  [{}, 'nothing-read'],
  [{ title: 'akn_za_act_1979_70' }, 'nothing-decided'],
] as const)('%j is no case', ([fields, code]) => expect(prepare({ fields, warnings: [] }, 'x', 'JSON')).toEqual({ rejected: { code } }))

describe('no text is lost', () => {
  const long = 'The plaintiff came to court over a fence. '.repeat(40)
  const given = { title: 'A v B', court: 'High Court', date: '2020-01-02' }
  const reasonOf = (fields: Record<string, unknown>) => prepare({ fields: { ...given, ...fields }, warnings: [] }, 'x', 'JSON')

  test('a record whose text stands where it is not read is rejected', () => {
    const under = (name: string) => ({ rejected: { code: 'text-under-unknown-name', name } })
    expect(reasonOf({ wording: long })).toEqual(under('wording'))
    expect(reasonOf({ document: { pages: [{ words: long }] } })).toEqual(under('document'))
    expect(reasonOf({ text: 'The plaintiff …', wording: long })).toEqual(under('wording'))
    expect(reasonOf({ content: { pages: [long] } })).toEqual({ rejected: { code: 'text-not-words' } })
  })

  test('what is not read is named, and is no reason to refuse a text', () => {
    expect(prepared({ ...given, content: long, wording: long, County: 'Kisumu' }).unused).toEqual(['wording', 'County'])
    expect(prepared({ ...given, disclaimer: 'Kenya Law gives no warranty. '.repeat(10) })).toMatchObject({
      unused: ['disclaimer'],
      warnings: [{ code: 'no-text' }],
    })
  })

  test('a text in HTML is read without its marks', () => {
    const { content, layout } = prepared({ ...given, content_html: '<h2>Facts</h2><p>1. A fence &amp; a well.</p><p>2. Dismissed.</p>' })
    expect(content).toBe('Facts\n\n1. A fence & a well.\n\n2. Dismissed.')
    expect(layout.paragraphs.map(([, , , number]) => number)).toEqual([null, '1', '2'])
  })
})

test('what the reading left in doubt stays', () =>
  expect(prepared({ title: 'A v B', court: 'High Court', date: '2020-01-02', content: 'x' }, [{ code: 'not-utf8' }]).warnings).toEqual([
    { code: 'not-utf8' },
  ]))

test('values of the wrong kind are missing values', () => {
  const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
  const { record } = prepared({
    title: 'A v B',
    content: 'x',
    court: { name: 'High Court' },
    judges: 7,
    parties: { a: 1 },
    key_points: nested,
    sample: 'no',
    url: 'javascript:alert(1)',
    date: ['2020'],
  })
  expect(record).toMatchObject({
    court: null,
    judges: [],
    parties: [
      { name: 'A', role: null },
      { name: 'B', role: null },
    ],
    key_points: [],
    sample: false,
    url: null,
    date: null,
  })
})

test.for([
  ['[2006] FCA 100', 'fca-2006-100', 'foreign|[2006] fca 100'],
  ['[2023] EWFC 142 (B)', 'ewfc-2023-142-b', 'foreign|[2023] ewfc 142 [b]'],
  ['[2023] EWFC 142', 'ewfc-2023-142', 'foreign|[2023] ewfc 142'],
  ['[2022] EWCA Civ 1', 'ewca-civ-2022-1', 'foreign|[2022] ewca civ 1'],
] as const)('a foreign neutral citation is its own identity: %s', ([citation, caseId, identity]) => {
  const document = prepared({ title: 'A v B', court: 'Elsewhere', date: '2023-01-02', citation, content: 'x' })
  expect(document).toMatchObject({ caseId, identity, record: { frbr_uri: null } })
})

test('a Kenyan address gives the neutral citation that an older page does not print', () => {
  const document = prepared({ title: 'A v B', citation: '[2013] eKLR', frbr_uri: '/akn/ke/judgment/keca/2013/90445', content: 'x' })
  expect(document.citations.map(({ citation }) => citation)).toEqual(['[2013] eKLR', '[2013] KECA 90445 (KLR)'])
})
