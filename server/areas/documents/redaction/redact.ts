import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { Party } from '#contract/cases'
import type { CaseCorrection } from '#contract/library'
import { caseNumberKey, citationKey } from '#citations/match-keys'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { mapLines } from '../../../redactable/map-lines.ts'
import { type Edit, applyEdits, boundariesOf, editsOf, shiftBy, shiftLayout } from './edits.ts'
import { type FindOptions, type HiddenName, createNameFinder } from './find-names.ts'

/** Where a name was taken out of a document, or that it was copied. */
type PlaceKind =
  | 'title'
  | 'parties'
  | 'summary'
  | 'key points'
  | 'citations'
  | 'other fields'
  | 'text'
  | 'source'
  | 'warnings'
  | 'judges'
  | 'corrections'
  | 'cached answers'
  | 'mails'

/** How often, by kind: those of documents and the names of what is kept about them. Kinds without a place are left out. */
export type Places = Record<string, number>

/** The fields of a record in which a name may stand. Judges, courts and stations are left as they are. */
export interface NamingFields {
  title: string
  citation: string | null
  case_number: string | null
  case_number_key: string | null
  parties: Party[]
  applicant: string | null
  respondent: string | null
  division: string | null
  document_type: string | null
  category: string | null
  legal_areas: string[]
  summary: string | null
  key_points: string[]
  status: string | null
  outcome: string | null
  url: string | null
  frbr_uri: string | null
}

export interface NamingRevision {
  content: string | null
  layout: StoredLayout
  source: string
  warnings: ImportWarning[]
}

/** Takes names out of all that a document consists of, and counts where. */
export function createRedactor(key: string, names: readonly HiddenName[]) {
  const find = createNameFinder(key, names)
  const replacements = names.map(({ replacement }) => replacement)
  /** One for each name. */
  const places: Places[] = names.map(() => ({}))

  const changed = new Map<string, readonly Edit[]>()

  const count = (kind: string, name: number) => {
    places[name]![kind] = (places[name]![kind] ?? 0) + 1
  }
  const findCounted = (kind: string, text: string, options: FindOptions = {}) => {
    const found = find(text, options)
    for (const { name } of found) count(kind, name)
    return found
  }
  const inLine = (kind: string, text: string, options: FindOptions = {}): string =>
    applyEdits(text, editsOf(findCounted(kind, text, options), replacements, []))
  const inField = (kind: PlaceKind, text: string | null) => (text === null ? null : inLine(kind, text))
  const inList = (kind: PlaceKind, texts: readonly string[]) => texts.map((text) => inLine(kind, text))
  /** An address that spells a name leads nowhere once it is changed. */
  const inAddress = (address: string | null) =>
    address === null || findCounted('other fields', decoded(address), { inFileName: true }).length > 0 ? null : address

  return {
    places,

    /** Whether a text holds a name; each that it holds is counted once. */
    holds(kind: string, text: string): boolean {
      const held = new Set(find(text).map(({ name }) => name))
      for (const name of held) count(kind, name)
      return held.size > 0
    },

    record<Fields extends NamingFields>(record: Fields): Fields {
      const caseNumber = inField('other fields', record.case_number)
      return {
        ...record,
        title: inLine('title', record.title),
        citation: inField('citations', record.citation),
        case_number: caseNumber,
        case_number_key: caseNumber === record.case_number ? record.case_number_key : caseNumberKey(caseNumber!),
        parties: record.parties.map(({ name, role }) => ({ name: inLine('parties', name), role: inField('parties', role) })),
        applicant: inField('parties', record.applicant),
        respondent: inField('parties', record.respondent),
        division: inField('other fields', record.division),
        document_type: inField('other fields', record.document_type),
        category: inField('other fields', record.category),
        legal_areas: inList('other fields', record.legal_areas),
        summary: inField('summary', record.summary),
        key_points: inList('key points', record.key_points),
        status: inField('other fields', record.status),
        outcome: inField('other fields', record.outcome),
        url: inAddress(record.url),
        frbr_uri: inAddress(record.frbr_uri),
      }
    },

    /** Citations with their keys; a key changes where its citation does. */
    citations: <One extends { citation: string; key: string }>(citations: readonly One[]): One[] =>
      citations.map((one) => {
        const citation = inLine('citations', one.citation)
        return citation === one.citation ? one : { ...one, citation, key: citationKey(citation) }
      }),

    revision<One extends NamingRevision>(revision: One): One {
      const { content, layout } = revision
      const edits = content === null ? [] : editsOf(findCounted('text', content), replacements, boundariesOf(layout))
      if (content !== null) changed.set(content, edits)
      return {
        ...revision,
        content: content === null ? null : applyEdits(content, edits),
        layout: edits.length === 0 ? layout : shiftLayout(layout, edits),
        source: inLine('source', revision.source, { inFileName: true }),
        warnings: revision.warnings.map((warning) => mapLines(warning, (line) => inLine('warnings', line, { inFileName: true }))),
      }
    },

    /** Where offsets of the text of a revision lie in what it has become. */
    shiftOf: (content: string) => shiftBy(changed.get(content) ?? []),

    /** Words that belong to no document, counted under the name of what they are. */
    words: (kind: string, text: string): string => inLine(kind, text),

    /** What people have put right, which would stand again after the next import. Courts, stations and judges are left as they are. */
    correction(correction: CaseCorrection): CaseCorrection {
      const { title, case_number, citation, parties, document_type, legal_areas, summary } = correction
      const line = (text: string | null) => inField('corrections', text)
      return {
        ...correction,
        ...(title !== undefined && { title: inLine('corrections', title) }),
        ...(case_number !== undefined && { case_number: line(case_number) }),
        ...(citation !== undefined && { citation: line(citation) }),
        ...(document_type !== undefined && { document_type: line(document_type) }),
        ...(summary !== undefined && { summary: line(summary) }),
        ...(legal_areas && { legal_areas: inList('corrections', legal_areas) }),
        ...(parties && { parties: parties.map(({ name, role }) => ({ name: inLine('corrections', name), role: line(role) })) }),
      }
    },

    /** What makes two files one document, where a name is part of it: the id stands for it, the same whenever the file comes again. */
    identity: (identity: string, caseId: string): string => (find(identity).length > 0 ? `redacted|${caseId}` : identity),
  }
}

export const countPlaces = (places: readonly Places[]): number =>
  places.reduce((sum, one) => sum + Object.values(one).reduce((all, count) => all + count, 0), 0)

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    // '100%' is no escape: such an address is read as it stands.
    if (error instanceof URIError) return address
    throw error
  }
}
