import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareFile } from '../../server/areas/cases/import/prepare-file.ts'
import { prepare } from '../../server/areas/cases/import/prepare.ts'
import type { PreparedDocument } from '../../server/areas/cases/import/prepared-document.ts'

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
