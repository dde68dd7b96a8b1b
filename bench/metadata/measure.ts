import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDisposition } from '../../citations/disposition/disposition.ts'
import { paragraphKinds } from '../../contract/cases.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { prepare } from '../../server/areas/documents/import/prepare.ts'
import type { PreparedDocument } from '../../server/areas/documents/import/prepared-document.ts'

const documents = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))

export const hasDocuments = existsSync(documents)

export const fields = ['court', 'date', 'case_number', 'citation', 'judges'] as const
export type Field = (typeof fields)[number]

/** What a person has read in a document: a court's code or its name, keys of judges; empty where the document does not say. */
type Facts = Record<Field, string>

export interface Miss {
  file: string
  field: Field
  expected: string
  read: string
}

export interface Figures {
  documents: number
  /** For each field, how many values there are and how many were read right; for judges each judge counts, a wrong one against it. */
  fields: Record<Field, { right: number; all: number }>
  misses: Miss[]
}

const readTruth = (): { file: string; facts: Facts }[] =>
  readFileSync(new URL('truth.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [file = '', court = '', date = '', case_number = '', citation = '', judges = ''] = line.split('\t')
      return { file, facts: { court, date, case_number, citation, judges } }
    })

const factsOf = ({ record, judges }: PreparedDocument): Facts => ({
  court: record.court_code ?? record.court ?? '',
  date: record.date ?? '',
  case_number: record.case_number ?? '',
  citation: record.citation ?? '',
  judges: judges.map(({ key }) => key).join('; '),
})

const same = (a: string, b: string) => a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ')
const listOf = (judges: string) => (judges === '' ? [] : judges.split('; '))

const SHORTEST_TEXT = 100

const noFigures = (): Figures => ({
  documents: 0,
  fields: {
    court: { right: 0, all: 0 },
    date: { right: 0, all: 0 },
    case_number: { right: 0, all: 0 },
    citation: { right: 0, all: 0 },
    judges: { right: 0, all: 0 },
  },
  misses: [],
})

const nothing: Facts = { court: '', date: '', case_number: '', citation: '', judges: '' }

function count(figures: Figures, file: string, facts: Facts, read: Facts): void {
  figures.documents += 1
  for (const field of fields) {
    const figure = figures.fields[field]
    if (field === 'judges') {
      const [expected, found] = [listOf(facts.judges), listOf(read.judges)]
      figure.right += expected.filter((judge) => found.includes(judge)).length
      figure.all += Math.max(expected.length, found.length)
    } else {
      figure.all += 1
      if (same(facts[field], read[field])) figure.right += 1
    }
    if (!same(facts[field], read[field])) figures.misses.push({ file, field, expected: facts[field], read: read[field] })
  }
}

/** Reads every document of the table as an import does and compares what it says of itself with what a person read in it. */
export async function measureMetadata(): Promise<Figures> {
  const figures = noFigures()
  for (const { file, facts } of readTruth()) {
    let read = nothing
    for await (const item of prepareFile(documents + file, () => {})) if ('document' in item) read = factsOf(item.document)
    count(figures, file, facts, read)
  }
  return figures
}

/**
 * The same for the records that state their metadata beside their text, from the text alone: title, court, date, number and judges have
 * to be read where the court prints them. A record without a text ('N/A') is left out.
 */
export function measureTextsAlone(): Figures {
  const figures = noFigures()
  for (const { file, facts } of readTruth()) {
    if (!file.endsWith('.json')) continue
    const { raw_full_text: content } = JSON.parse(readFileSync(documents + file, 'utf8')) as { raw_full_text?: string }
    if (!content || content.length < SHORTEST_TEXT) continue
    const prepared = prepare({ fields: { content }, warnings: [] }, file, 'text')
    count(figures, file, facts, 'rejected' in prepared ? nothing : factsOf(prepared))
  }
  return figures
}

/** What a person read of how a case ended, from `dispositions.tsv`; the documents that are held out were not open while the rules were written. */
interface EndTruth {
  part: string
  outcomes: string[]
  ordersFromEnd: number | null
  category: string
  area: string
}

export const endFigures = ['outcome', 'orders', 'category', 'area'] as const

export interface EndFigures {
  /** By part of the labels: how many of each are right, and of how many. Where a label says nothing, nothing may be read. */
  parts: Map<string, Record<(typeof endFigures)[number], { right: number; all: number }>>
  misses: string[]
}

const readEndTruth = (): Map<string, EndTruth> =>
  new Map(
    readFileSync(new URL('dispositions.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', part = '', outcome = '', orders = '', category = '', area = ''] = line.split('\t')
        return [id, { part, outcomes: outcome.split('|'), ordersFromEnd: orders === '' ? null : Number(orders), category, area }]
      }),
  )

const folders = ['legalizeme', 'royonzioki', 'verda']
/** Paragraphs by which the beginning of the orders may be missed: a heading, or the sentence that leads in a list. */
const near = 1

/** Reads the Kenyan judgments and compares how they ended, and what they are about, with what a person read in them. */
export async function measureEnds(): Promise<EndFigures> {
  const truth = readEndTruth()
  const figures: EndFigures = { parts: new Map(), misses: [] }
  for (const path of folders.flatMap((folder) =>
    readdirSync(`${documents}ke-judgments/${folder}`).map((name) => `ke-judgments/${folder}/${name}`),
  ))
    for await (const item of prepareFile(documents + path, () => {})) {
      const known = 'document' in item ? truth.get(item.document.caseId) : undefined
      if ('document' in item && known) countEnd(figures, item.document, known)
    }
  return figures
}

function countEnd({ parts, misses }: EndFigures, { caseId, content, layout, record }: PreparedDocument, truth: EndTruth): void {
  const none = () => ({ right: 0, all: 0 })
  const own = parts.get(truth.part) ?? { outcome: none(), orders: none(), category: none(), area: none() }
  parts.set(truth.part, own)
  const paragraphs = layout.paragraphs.map(([start, end, kind, , , part]) => ({ start, end, kind: paragraphKinds[kind]!, part }))
  const count = (figure: (typeof endFigures)[number], right: boolean, expected: string, read: string) => {
    own[figure].all += 1
    if (right) own[figure].right += 1
    else misses.push(`${truth.part}: ${figure} of ${caseId}: '${expected}' was read as '${read}'`)
  }
  const outcome = readDisposition({ content: content ?? '', parts: layout.parts, paragraphs })?.kind ?? ''
  count('outcome', truth.outcomes.includes(outcome), truth.outcomes.join(' or '), outcome)
  const decision = paragraphs.map(({ part }) => layout.parts[part]!.kind).filter((kind) => kind === 'opinion' || kind === 'orders')
  const at = decision.indexOf('orders')
  const fromEnd = at < 0 ? 0 : decision.length - at
  if (truth.ordersFromEnd !== null)
    count('orders', fromEnd > 0 && Math.abs(fromEnd - truth.ordersFromEnd) <= near, String(truth.ordersFromEnd), String(fromEnd))
  count('category', truth.category === (record.category ?? ''), truth.category, record.category ?? '')
  const areas = record.legal_areas.join('; ')
  count('area', truth.area === '' ? areas === '' : record.legal_areas.includes(truth.area), truth.area, areas)
}
