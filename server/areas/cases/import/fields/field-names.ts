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
  document_type: ['doctype', 'case_action'],
  date: ['decision_date', 'date_of_decision', 'judgment_date', 'date_delivered', 'delivery_date', 'created_at'],
  citation: ['neutral_citation', 'case_citation'],
  citations: ['parallel_citations'],
  case_number: ['number', 'case_no'],
  judges: ['judge', 'bench', 'coram'],
  parties: ['party_names'],
  applicant: ['plaintiff', 'petitioner', 'appellant', 'claimant'],
  respondent: ['defendant'],
  legal_areas: ['area_of_law', 'areas_of_law', 'legal_area'],
  summary: ['proposition', 'abstract'],
  url: ['source_url', 'link'],
  frbr_uri: ['frbr', 'work_frbr_uri'],
  content: ['text', 'full_text', 'raw_full_text', 'body', 'judgment_text'],
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

/** A record's values under the names of the API; where two names give one field, the better name with a value wins. */
export function renameFields(given: Record<string, unknown>): Partial<Record<FieldName, unknown>> {
  const renamed: Partial<Record<FieldName, unknown>> = {}
  const ranks: Partial<Record<FieldName, number>> = {}
  for (const [name, value] of Object.entries(given)) {
    const known = fieldOf.get(plainName(name))
    if (!known || value === null || value === undefined || value === '') continue
    const [field, rank] = known
    if (rank < (ranks[field] ?? Infinity)) {
      renamed[field] = value
      ranks[field] = rank
    }
  }
  return renamed
}
