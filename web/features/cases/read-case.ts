import { AllowedActions } from '#contract/allowed-actions'
import type { Case, Party } from '#contract/cases'
import { CaseSignal, Standing } from '#contract/citator'
import { type ImportWarning, ImportWarnings } from '#contract/reasons/import-warnings'

/** A case as the case page shows it; null and empty lists stand for what the library does not hold. */
export interface CaseRecord {
  id: string
  kind: Case['kind']
  title: string
  court: string | null
  courtStation: string | null
  division: string | null
  documentType: string | null
  /** YYYY-MM-DD, or only the year where the day is not known */
  date: string | null
  citation: string | null
  citations: string[]
  caseNumber: string | null
  judges: string[]
  parties: Party[]
  applicant: string | null
  respondent: string | null
  category: string | null
  legalAreas: string[]
  summary: string | null
  keyPoints: string[]
  status: string | null
  outcome: string | null
  hierarchyLevel: number | null
  url: string | null
  sample: boolean
  /** Only the reader sees it. */
  isPrivate: boolean
  readFields: string[]
  /** What the reader may do with it besides reading. */
  allowed: AllowedActions
  warnings: ImportWarning[]
  /** How later decisions leave it; null where the library knows of none. */
  signal: CaseSignal | null
  /** What is known for and against it; null where the answer does not say. */
  standing: Standing | null
}

/** The names under which an answer may carry a field, the preferred one first (specification, section 3). */
const namesOf = {
  caseNumber: ['case_number', 'caseNumber', 'number'],
  citation: ['citation', 'neutral_citation', 'case_citation'],
  date: ['date', 'decision_date', 'dateOfDecision', 'judgment_date', 'year', 'created_at'],
  court: ['court', 'court_name'],
  courtStation: ['court_station', 'courtStation'],
  judges: ['judges', 'judge'],
  parties: ['parties', 'party_names'],
  applicant: ['applicant', 'plaintiff', 'petitioner'],
  respondent: ['respondent', 'defendant'],
  legalAreas: ['legal_areas', 'area_of_law'],
} as const

/** Reads the answer of a case call, whichever of the accepted field names it uses. */
export function readCase(answer: object): CaseRecord {
  const fields = answer as Record<string, unknown>
  const text = (...names: readonly string[]) => firstText(fields, names)
  const list = (...names: readonly string[]) => firstList(fields, names)
  const given = namesOf.parties.map((name) => fields[name]).find(isGiven)
  const parties = readParties(given)
  const isByRole = typeof given === 'object' && !Array.isArray(given)
  return {
    id: text('id') ?? '',
    kind: fields['kind'] === 'digest' ? 'digest' : 'judgment',
    title: text('title') ?? '',
    court: text(...namesOf.court),
    courtStation: text(...namesOf.courtStation),
    division: text('division'),
    documentType: text('document_type'),
    date: text(...namesOf.date)?.replace(/T.*/, '') ?? null,
    citation: text(...namesOf.citation),
    citations: list('citations'),
    caseNumber: text(...namesOf.caseNumber),
    judges: list(...namesOf.judges),
    parties,
    applicant: text(...namesOf.applicant) ?? (isByRole ? inRole(parties, namesOf.applicant) : null),
    respondent: text(...namesOf.respondent) ?? (isByRole ? inRole(parties, namesOf.respondent) : null),
    category: text('category'),
    legalAreas: list(...namesOf.legalAreas),
    summary: text('summary'),
    keyPoints: list('key_points'),
    status: text('status'),
    outcome: text('outcome'),
    hierarchyLevel: readLevel(fields['hierarchy_level']),
    url: readWebAddress(text('url')),
    sample: fields['sample'] === true,
    isPrivate: fields['private'] === true,
    readFields: list('read_fields'),
    warnings: ImportWarnings.safeParse(fields['warning_codes']).data ?? [],
    allowed: AllowedActions.safeParse(fields['allowed']).data ?? [],
    signal: CaseSignal.safeParse(fields['signal']).data ?? null,
    standing: Standing.safeParse(fields['standing']).data ?? null,
  }
}

const isGiven = (value: unknown) => !(value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))

function firstText(fields: Record<string, unknown>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    if (text !== '') return text
  }
  return null
}

function firstList(fields: Record<string, unknown>, names: readonly string[]): string[] {
  const value = names.map((name) => fields[name]).find(isGiven)
  const values: unknown[] = Array.isArray(value) ? value : [value]
  // A judge may come as a record with a name.
  const words = values.map((entry) => (typeof entry === 'object' && entry !== null ? (entry as { name?: unknown }).name : entry))
  return words.filter((entry) => typeof entry === 'string').flatMap((entry) => entry.trim() || [])
}

/** Parties may come as records with a role, as bare names, or as an object that has the names under their roles. */
function readParties(value: unknown): Party[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry): Party[] => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [{ name: entry.trim(), role: null }]
    if (typeof entry !== 'object' || entry === null) return []
    const { name, role, ...byRole } = entry as Record<string, unknown>
    if (typeof name === 'string')
      return name.trim() === '' ? [] : [{ name: name.trim(), role: typeof role === 'string' && role.trim() !== '' ? role.trim() : null }]
    return Object.entries(byRole).flatMap(([own, names]) =>
      readParties(names).map((party) => ({ ...party, role: party.role ?? nameRole(own) })),
    )
  })
}

/** "interested_parties" is "Interested party", "applicant" is "Applicant". */
function nameRole(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Of parties that come as one object, the first with one of these roles. */
const inRole = (parties: readonly Party[], names: readonly string[]): string | null =>
  parties.find(({ role }) => role !== null && names.includes(role.toLowerCase()))?.name ?? null

function readLevel(value: unknown): number | null {
  const level = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof level === 'number' && Number.isInteger(level) ? level : null
}

/** A link from a record is followed only when it leads to the web: never `javascript:` or `data:`. */
function readWebAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null
}
