import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources, readParagraphs } from '../../server/areas/documents/documents.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { pathOf } from '../treatment/documents.ts'
import { createCitations } from '../../server/areas/citations/citations.ts'
import { createCitator } from '../../server/areas/citator/citator.ts'
import { createCourts } from '../../server/areas/courts/courts.ts'
import { createDocumentCheck } from '../../server/areas/document-check/document-check.ts'
import { lookUpLaws } from '../../server/areas/legislation/legislation.ts'
import { openTemporary } from '../own-database.ts'
import { readActs } from './acts.ts'
import type { SourceCase } from './sources.ts'
import { testReader } from '../../server/testing/test-reader.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sample = ['../../library/judgments', '../../library/landmarks.json', '../../library/law'].map(folder)
const real = ['real-documents/ke-judgments', 'real-statutes/ke-statutes', 'real-documents/ke-statutes'].map((path) =>
  folder(`../../../shared/${path}`),
)

/** An account that owns nothing: it sees the public library. */
const reader = testReader('00000000-0000-0000-0000-000000000000')

/** The sample library, and the real documents where they are, in memory, with the check on it. */
export async function openLibrary() {
  const database = await openTemporary()
  const hasReal = real.every((path) => existsSync(path))
  await importSources(database, [...sample, ...(hasReal ? real : [])])
  const fail = (error: unknown) => {
    throw error
  }
  const cases = createCases({ database, documents: createDocuments(database) })
  const citations = createCitations({ database, lookUpLaws: (sought) => lookUpLaws(database, sought, null), onFailure: fail })
  const check = createDocumentCheck({
    database,
    citations,
    cases,
    citator: createCitator({ database, citations, held: async () => 0 }),
    courts: createCourts(database),
    onFailure: fail,
  })
  const { rows } = await database.pool.query<{ case_id: string }>(`select case_id from cases where citation ~ '\\(KLR\\)' order by case_id`)
  const sources: SourceCase[] = []
  for (const { case_id } of rows) sources.push(toSource(await cases.readJudgment(reader, case_id)))
  if (hasReal) await addSpoken(sources)
  return {
    hasReal,
    acts: await readActs(database),
    sources: sources.filter(({ parties }) => /\s(?:v|vs)\.?\s/i.test(parties)),
    check: (text: string) => check.check(reader, text),
    close: () => database.close(),
  }
}

function toSource({
  case: found,
  content,
  paragraphs,
  parts,
}: Awaited<ReturnType<ReturnType<typeof createCases>['readJudgment']>>): SourceCase {
  const numbered = paragraphs.filter(
    ({ depth, kind, number }) => depth === 0 && kind === 'paragraph' && number !== null && /^\d{1,3}$/.test(number),
  )
  const text = content ?? ''
  const passages = numbered.flatMap(({ start, end, number, part }) =>
    parts.find(({ position }) => position === part)?.kind === 'opinion'
      ? sentencesOf(text.slice(start, end)).map((words) => ({ words, number: Number(number) }))
      : [],
  )
  return {
    id: found.id,
    parties: found.title.split(/\s*(?:\((?=[^()]*\d)|\[\d{4}\])/)[0]!.trim(),
    neutral: found.citation!,
    passages: passages.filter(({ words }) => text.indexOf(words) === text.lastIndexOf(words)),
    numbers: [...new Set(numbered.map(({ number }) => Number(number)))],
    content: text,
    court: found.court,
    date: found.date,
    judges: found.judges,
    caseNumber: found.case_number,
    outcome: found.outcome,
    dissents: paragraphs.flatMap(({ start, end, part }) =>
      parts.find(({ position }) => position === part)?.opinion_kind === 'dissenting' ? sentencesOf(text.slice(start, end)) : [],
    ),
    spoken: [],
  }
}

/** Gives the cases whose paragraphs were labelled the sentences of these. */
async function addSpoken(sources: readonly SourceCase[]) {
  const rows = readFileSync(new URL('../speakers/labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  const labels = Map.groupBy(
    rows.map((row) => row.split('\t')),
    ([file = '']) => file,
  )
  for (const [file, own] of labels)
    for await (const item of prepareFile(pathOf(`ke-judgments/${file}`), () => {})) {
      if (!('document' in item) || item.document.content === null) continue
      const { content, layout } = item.document
      const source = sources.find((one) => one.content === content)
      for (const [, id, , label = '', part, note] of source && layout ? own : []) {
        const { start, end } = readParagraphs(layout)[Number(id) - 1]!
        const alone = sentencesOf(content.slice(start, end)).filter((words) => content.indexOf(words) === content.lastIndexOf(words))
        if (note !== 'mixed') source!.spoken.push(...alone.map((words) => ({ words, label, isHeld: part !== 'tuning' })))
      }
    }
}

/** Whole sentences of eight to sixty words, without marks that would end a quotation. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .replace(/^\s*[[(]?\d{1,3}[\])]?\.?\s+/, '')
    .split(/(?<=[a-z]{3}\.)\s+(?=[A-Z])/)
    .map((words) => words.trim())
    .filter((words) => !/["“”‘\n[\]…]|\.\.\./.test(words) && /^[A-Z]/.test(words))
    .filter((words) => {
      const count = words.split(/\s+/).length
      return count >= 8 && count <= 60
    })
