import { isMissing } from './given-values.ts'

/** The fields of a case that an import reads, in the words of the API. */
export const fieldNames = [
  'kind',
  'title',
  'court',
  'court_code',
  'court_station',
  'division',
  'document_type',
  'date',
  'year',
  'citation',
  'citations',
  'case_number',
  'judges',
  'parties',
  'applicant',
  'respondent',
  'category',
  'legal_areas',
  'summary',
  'key_points',
  'status',
  'outcome',
  'hierarchy_level',
  'url',
  'frbr_uri',
  'language',
  'sample',
  'content',
  'structure',
  'pages',
  'title_string',
  'type',
  'provisions',
] as const
export type FieldName = (typeof fieldNames)[number]

/** Other names that files give to a field, the better ones first; a field under its own name beats them all. */
const otherNames: Partial<Record<FieldName, readonly string[]>> = {
  title: ['case_name', 'case_title', 'name'],
  court: ['court_name'],
  court_station: ['station', 'registry'],
  division: ['court_division'],
  document_type: ['doctype', 'case_action'],
  date: ['decision_date', 'date_of_decision', 'judgment_date', 'date_delivered', 'delivery_date', 'created_at'],
  citation: ['neutral_citation', 'case_citation'],
  citations: ['parallel_citations'],
  case_number: ['number', 'case_no'],
  judges: ['judge', 'bench', 'coram'],
  parties: ['party_names'],
  applicant: ['plaintiff', 'petitioner', 'appellant', 'claimant'],
  respondent: ['defendant'],
  category: ['case_class'],
  legal_areas: ['area_of_law', 'areas_of_law', 'legal_area'],
  summary: ['proposition', 'abstract', 'case_summary'],
  outcome: ['case_outcome'],
  url: ['source_url', 'link'],
  frbr_uri: ['frbr', 'work_frbr_uri'],
  content: [
    'text',
    'full_text',
    'raw_full_text',
    'body',
    'body_text',
    'judgment_text',
    'judgement_text',
    'ruling_text',
    'decision_text',
    'case_text',
    'document_text',
    'raw_text',
    'plain_text',
    'text_content',
    'content_text',
    'full_judgment',
    'full_judgement',
    'html',
    'content_html',
    'body_html',
    'judgment_html',
  ],
}

const fieldOf: ReadonlyMap<string, readonly [field: FieldName, rank: number]> = new Map(
  fieldNames.flatMap((field) => [field, ...(otherNames[field] ?? [])].map((name, rank) => [name, [field, rank]] as const)),
)

/** 'caseNumber', 'Case Number', 'case-number' → 'case_number'; 'Judge(s)' → 'judges'. */
export const plainName = (name: string): string =>
  name
    .trim()
    .replace(/\(s\)$/i, 's')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()

/** Whether a file's name for a field is one that is known. */
export const isFieldName = (name: string): boolean => fieldOf.has(plainName(name))

/** A record under the names of the API. `unused` names, as the file does, what has a value and gives no field. */
export interface NamedFields {
  fields: Partial<Record<FieldName, unknown>>
  unused: string[]
}

/** Characters of all words in a value, however deep they stand. */
export function lengthOfWords(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let length = 0
  for (const waiting: unknown[] = [value]; waiting.length > 0;) {
    const next = waiting.pop()
    if (typeof next === 'string') length += next.length
    else if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) waiting.push(inner)
  }
  return length
}

/**
 * A record's values under the names of the API; where two names give one field, the better name with a value wins, except
 * that a text gives way to a much longer one.
 */
export function renameFields(given: Record<string, unknown>): NamedFields {
  const fields: Partial<Record<FieldName, unknown>> = {}
  const taken = new Map<FieldName, { name: string; rank: number }>()
  const unused: string[] = []
  for (const [name, value] of Object.entries(given)) {
    if (isMissing(value)) continue
    const known = fieldOf.get(plainName(name))
    if (!known) {
      unused.push(name)
      continue
    }
    const [field, rank] = known
    const before = taken.get(field)
    if (before && !isBetter(field, { value, rank }, { value: fields[field], rank: before.rank })) {
      unused.push(name)
      continue
    }
    if (before) unused.push(before.name)
    fields[field] = value
    taken.set(field, { name, rank })
  }
  return { fields, unused }
}

interface Candidate {
  value: unknown
  rank: number
}

/** A text this many times as long is the decision, the other an extract of it. */
const muchLonger = 2

function isBetter(field: FieldName, one: Candidate, other: Candidate): boolean {
  if (field === 'content') {
    const [length, otherLength] = [lengthOfWords(one.value), lengthOfWords(other.value)]
    if (Math.max(length, otherLength) > muchLonger * Math.min(length, otherLength)) return length > otherLength
  }
  return one.rank < other.rank
}
