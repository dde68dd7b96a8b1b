import type { CasePageMessages } from '../../messages/case-page.ts'
import { formatDay } from '../../ui/day.ts'
import type { CaseRecord } from './read-case.ts'
import { typographic } from '../../ui/typographic.ts'

/** One line of the information panel. */
export interface InformationField {
  /** The name of the field in the record. */
  source: string
  label: string
  /** Paragraphs of text, or a link where `link` is set. */
  values: string[]
  link?: string
  /** Whether the value was read from the text rather than given with the document. */
  read: boolean
  /** Whether the fall-back stands in for a missing value. */
  missing: boolean
  /** Whether the header of the case says it too. */
  inHeader: boolean
}

/** What the header of a case says of it. */
const headerFields = new Set(['title', 'case_number', 'citation', 'date', 'court', 'judges'])

/** Every field of the information panel in the order of the specification, each with its fall-back. */
export function listInformation(record: CaseRecord, words: CasePageMessages['information']): InformationField[] {
  const { fields } = words
  const line = (label: string, value: string | string[] | null, source: string, otherwise = words.notAvailable): InformationField => {
    const values = (Array.isArray(value) ? value : [value]).filter((entry) => entry !== null && entry !== '') as string[]
    const missing = values.length === 0
    const read = !missing && record.readFields.includes(source)
    return { source, label, values: missing ? [otherwise] : values.map(typographic), read, missing, inHeader: headerFields.has(source) }
  }
  const others = record.citations.filter((citation) => citation !== record.citation)
  return [
    line(fields.title, record.title, 'title'),
    line(fields.caseNumber, record.caseNumber, 'case_number'),
    line(fields.citation, record.citation, 'citation'),
    ...(others.length > 0 ? [line(fields.parallel, others, 'citations')] : []),
    line(fields.date, record.date && formatDay(record.date), 'date'),
    line(fields.court, record.court, 'court', words.noCourt),
    line(fields.station, record.courtStation, 'court_station'),
    line(fields.judges, record.judges, 'judges'),
    line(fields.parties, listParties(record), 'parties'),
    line(fields.applicant, record.applicant, 'applicant'),
    line(fields.respondent, record.respondent, 'respondent'),
    line(fields.category, record.category, 'category'),
    line(fields.legalAreas, record.legalAreas, 'legal_areas'),
    line(fields.summary, record.summary, 'summary'),
    line(fields.status, record.status && (words.statuses[record.status] ?? capitalise(record.status)), 'status'),
    ...(record.outcome ? [line(fields.outcome, record.outcome, 'outcome')] : []),
    { ...line(fields.source, record.url && words.viewSource, 'url'), ...(record.url && { link: record.url }) },
    line(fields.level, record.hierarchyLevel === null ? null : words.level(record.hierarchyLevel), 'hierarchy_level'),
  ]
}

const listParties = ({ parties }: CaseRecord) => parties.map(({ name, role }) => (role ? `${name} (${role})` : name))

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
