import { sayImport } from '#contract/reasons/import-words'
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type PreparedItem, prepareFile } from './prepare-file.ts'
import type { PreparedDocument } from './prepared-document.ts'

const documents = fileURLToPath(new URL('../../../../../shared/real-documents/', import.meta.url))
const present = existsSync(documents)
if (!present) process.stdout.write('The real documents are not beside the repository: their import is not checked.\n')

async function prepareAll(pattern: string): Promise<PreparedItem[]> {
  const items: PreparedItem[] = []
  for (const path of globSync(documents + pattern).sort()) for await (const item of prepareFile(path, () => {})) items.push(item)
  return items
}

const documentsOf = (items: PreparedItem[]): PreparedDocument[] => items.flatMap((item) => ('document' in item ? [item.document] : []))

/** Court, station, date, number, citation, judges with their titles, parties with their roles. */
type Read = [string, string | null, string, string, string, string, string]

const inShort = ({ record, judges }: PreparedDocument): Read => [
  record.court_code ?? '',
  record.court_station,
  record.date ?? '',
  record.case_number ?? '',
  record.citation ?? '',
  judges.map(({ key, title }) => `${key} ${title ?? ''}`.trim()).join('; '),
  record.parties.map(({ role }) => role ?? '-').join('; '),
]

describe.skipIf(!present)('the real JSON and text files', () => {
  test('are 52, each accounted for', async () => {
    const items = await prepareAll('ke-{judgments,statutes}/**/*.{json,txt}')
    expect(items).toHaveLength(52)
    expect(items.filter((item) => 'rejected' in item)).toEqual([])
    const acts = items.flatMap((item) => ('act' in item ? [item.act.identity] : []))
    expect(acts).toEqual(['/akn/ke/act/2010/constitution', '/akn/ke/act/2019/24'])
    const doubtful = documentsOf(items).filter(({ warnings }) => warnings.length > 0)
    expect(doubtful.map(({ caseId }) => caseId).sort()).toEqual(
      ['keelrc-2024-2399', 'kecpt-2024-1392', 'kehc-2024-11570', 'kemc-2024-42'].sort(),
    )
    expect(doubtful.every(({ content }) => content === null)).toBe(true)
  })

  test('give court, date, number, citation, judges and parties of every judgment', async () => {
    const judgments = documentsOf(await prepareAll('ke-judgments/**/*.{json,txt}'))
    expect(judgments).toHaveLength(50)
    for (const { record, caseId, content, layout, judges } of judgments) {
      expect(record.court_code, caseId).not.toBeNull()
      expect(record.date, caseId).toMatch(/^20(?:2[346])-\d\d-\d\d$/)
      expect(record.case_number, caseId).toMatch(/ of 20\d\d/)
      expect(record.citation, caseId).toMatch(/^\[20\d\d\] KE[A-Z]+ \d+ \(KLR\)$/)
      expect(record.document_type, caseId).toMatch(/^(?:Judgment|Ruling|Sentence)$/)
      expect(judges.length, caseId).toBeGreaterThan(0)
      if (content === null) continue
      expect(
        judges.every(({ title }) => title !== null),
        caseId,
      ).toBe(true)
      expect(record.parties.length > 1 || record.title.startsWith('In re'), caseId).toBe(true)
      expect(layout.parts.at(-1)!.kind, caseId).toBe('ending')
      expect(layout.paragraphs.filter(([, , kind, number]) => kind === 2 && number !== null).length, caseId).toBeGreaterThan(2)
    }
  })

  test('keep every character of their texts', async () => {
    const judgments = documentsOf(await prepareAll('ke-judgments/**/*.{json,txt}')).filter(({ content }) => content !== null)
    for (const { content, layout, caseId } of judgments) {
      const { paragraphs } = layout
      expect(paragraphs[0]![0], caseId).toBe(0)
      expect(paragraphs.at(-1)![1], caseId).toBe(content!.length)
    }
  })

  // Read by eye in the sources.
  const checked: [caseId: string, ...Read][] = [
    [
      'kecpt-2024-1394',
      'KECPT',
      null,
      '2024-08-29',
      'Tribunal Case 373 (E001) of 2022',
      '[2024] KECPT 1394 (KLR)',
      'kimemia bm Chair; mwatsama j Vice Chair; sawe b Member; lotuiya f Member; gichuki p Member; chesikaw m Member; aol po Member',
      'Claimant; 1st Respondent; 2nd Respondent',
    ],
    [
      'kehc-2024-11552',
      'KEHC',
      'High Court at Kisumu',
      '2024-10-01',
      'Criminal Case 7 of 2019',
      '[2024] KEHC 11552 (KLR)',
      'aburili re J',
      'Prosecutor; 1st Accused; 2nd Accused; 3rd Accused',
    ],
    [
      'keca-2024-1338',
      'KECA',
      'Court of Appeal at Kisumu',
      '2024-10-01',
      'Criminal Application E113 of 2024',
      '[2024] KECA 1338 (KLR)',
      'makhandia msa JA',
      'Applicant; Respondent',
    ],
    [
      'kehc-2024-11526',
      'KEHC',
      'High Court at Nairobi (Milimani Law Courts)',
      '2024-09-30',
      'Criminal Appeal 139 of 2023',
      '[2024] KEHC 11526 (KLR)',
      'mutende ln J',
      'Appellant; Respondent',
    ],
    [
      'kemc-2023-255',
      'KEMC',
      'Machakos Law Courts',
      '2023-11-30',
      'Succession Cause E129 of 2020',
      '[2023] KEMC 255 (KLR)',
      'ondieki cn PM',
      'Prosecutor; 1st Administratrix; 2nd Administratrix',
    ],
    [
      'kehc-2024-11517',
      'KEHC',
      'High Court at Kibera',
      '2024-09-30',
      'Criminal Appeal 122 & 124 of 2023 (Consolidated)',
      '[2024] KEHC 11517 (KLR)',
      'kavedza dr J',
      '1st Appellant; 2nd Appellant; Respondent',
    ],
    [
      'keca-2024-1329',
      'KECA',
      'Court of Appeal at Nakuru',
      '2024-09-27',
      'Civil Appeal (Application) E039 of 2023',
      '[2024] KECA 1329 (KLR)',
      'warsame ma JA; mativo jm JA; gachoka pm JA',
      'Applicant; 1st Respondent; 2nd Respondent',
    ],
    [
      'kehc-2024-11499',
      'KEHC',
      'High Court at Meru',
      '2024-09-26',
      'Petition E002 of 2023',
      '[2024] KEHC 11499 (KLR)',
      'muriithi em J',
      'Petitioner; 1st Respondent; 2nd Respondent',
    ],
    [
      'kehc-2024-11495',
      'KEHC',
      'High Court at Nairobi (Milimani Law Courts)',
      '2024-09-27',
      'Petition E107 of 2024',
      '[2024] KEHC 11495 (KLR)',
      'mwita ec J',
      '1st Petitioner; 2nd Petitioner; Respondent; Interested Party; Interested Party; Interested Party',
    ],
    [
      'kehc-2024-11479',
      'KEHC',
      'High Court at Nairobi (Milimani Commercial Courts)',
      '2024-09-20',
      'Civil Suit E242 of 2024',
      '[2024] KEHC 11479 (KLR)',
      'mwangi mn J',
      '1st Plaintiff; 2nd Plaintiff; 3rd Plaintiff; 1st Defendant; 2nd Defendant; 3rd Defendant; 4th Defendant; 5th Defendant; 6th Defendant; Interested Party',
    ],
    [
      'kehc-2024-11471',
      'KEHC',
      'High Court at Nanyuki',
      '2024-10-01',
      'Criminal Case E009 of 2021',
      '[2024] KEHC 11471 (KLR)',
      'ndungu ak J',
      'Accused; Prosecutor',
    ],
    [
      'kehc-2024-11458',
      'KEHC',
      'High Court at Vihiga',
      '2024-09-25',
      'Succession Cause E002 of 2021',
      '[2024] KEHC 11458 (KLR)',
      'kamau jn J',
      '',
    ],
    [
      'kehc-2024-11441',
      'KEHC',
      'High Court at Nairobi (Milimani Law Courts)',
      '2024-09-30',
      'Civil Appeal E630 of 2023',
      '[2024] KEHC 11441 (KLR)',
      'mulwa jn J',
      '1st Appellant; 2nd Appellant; 3rd Appellant; 4th Appellant; 1st Respondent; 2nd Respondent; 3rd Respondent; Contemnor',
    ],
    [
      'kehc-2024-11438',
      'KEHC',
      'High Court at Nairobi (Milimani Commercial Courts)',
      '2024-09-20',
      'Commercial Miscellaneous Application E832 of 2023',
      '[2024] KEHC 11438 (KLR)',
      'mwangi mn J',
      'Decree holder; Judgment debtor; Objector',
    ],
    [
      'kebprt-2024-1368',
      'KEBPRT',
      null,
      '2024-06-14',
      'Tribunal Case 51 of 2020',
      '[2024] KEBPRT 1368 (KLR)',
      'may p Member',
      'Tenant; Respondent',
    ],
    [
      'keca-2026-830',
      'KECA',
      'Court of Appeal at Nairobi',
      '2026-04-30',
      'Civil Appeal (Application) E195 of 2021',
      '[2026] KECA 830 (KLR)',
      'ngugi jm JA; lilan p JA; sila m JA',
      'Appellant; Respondent',
    ],
    [
      'keca-2026-836',
      'KECA',
      'Court of Appeal at Nakuru',
      '2026-04-30',
      'Civil Application E137 of 2025',
      '[2026] KECA 836 (KLR)',
      'mativo jm JA; kiararia mb JA; hassan ai JA',
      'Applicant; Respondent',
    ],
    [
      'keca-2026-855',
      'KECA',
      'Court of Appeal at Nairobi',
      '2026-04-30',
      'Civil Appeal (Application) 79 of 2019',
      '[2026] KECA 855 (KLR)',
      'nyamweya p JA',
      'Appellant; 1st Respondent; 2nd Respondent; 3rd Respondent; Intended Interested Party',
    ],
    [
      'keelc-2026-2460',
      'KEELC',
      'Environment and Land Court at Eldoret',
      '2026-04-30',
      'Environment and Land Case E118 of 2025',
      '[2026] KEELC 2460 (KLR)',
      'yano ck J',
      'Tenant; Landlord',
    ],
    [
      'keelrc-2026-1134',
      'KEELRC',
      'Employment and Labour Relations Court at Nairobi',
      '2026-04-30',
      'Cause E914 of 2022',
      '[2026] KEELRC 1134 (KLR)',
      'rika j J',
      'Claimant; Respondent',
    ],
  ]

  test('twenty records are as a reader has read them', async () => {
    const byId = new Map(documentsOf(await prepareAll('ke-judgments/**/*.{json,txt}')).map((document) => [document.caseId, document]))
    for (const [caseId, ...read] of checked) expect([caseId, ...inShort(byId.get(caseId)!)]).toEqual([caseId, ...read])
  })
})

test.skipIf(!present)('every one of the 192 files is a judgment, an Act, or is refused in plain words', async () => {
  const files = globSync(`${documents}*/**/*.*`)
  expect(files).toHaveLength(192)
  const counts: Record<string, number> = {}
  for (const file of files) {
    for await (const item of prepareFile(file, () => {})) {
      const outcome = 'rejected' in item ? sayImport([item.rejected]) : 'act' in item ? item.act.facts.kind : item.document.record.kind
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  }
  expect(counts).toEqual({ judgment: 180, act: 8, constitution: 2, 'The page holds no judgment': 2 })
})
