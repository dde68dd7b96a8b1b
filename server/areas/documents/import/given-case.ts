import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import type { Party } from '#contract/cases'
import type { RawRecord } from './formats/format.ts'
import { isCaseListing, readCaseListing } from './fields/case-listing.ts'
import { type FieldName, renameFields } from './fields/field-names.ts'
import { findLostText } from './fields/lost-text.ts'
import { readDate, readFlag, readLine, readLines, readNamed, readText, readWhole } from './fields/given-values.ts'
import { MarkupRejected } from './formats/markup/sink.ts'
import { readGivenMarkup } from './given-markup.ts'
import { type GivenText, readGivenText, textsOf } from './given-text.ts'
import { type JudgeName, readJudgeName, readJudgeNames } from '../../../judge-names/judge-names.ts'

/** A case as a file gives it, under the names of the API, cleaned but with nothing added. Missing values are null or empty. */
export interface GivenCase {
  kind: 'judgment' | 'digest'
  title: string | null
  court: string | null
  court_code: string | null
  court_station: string | null
  division: string | null
  document_type: string | null
  date: string | null
  year: number | null
  citation: string | null
  citations: string[]
  case_number: string | null
  judges: JudgeName[]
  parties: Party[]
  applicant: string | null
  respondent: string | null
  category: string | null
  legal_areas: string[]
  summary: string | null
  key_points: string[]
  status: string | null
  outcome: string | null
  hierarchy_level: number | null
  url: string | null
  frbr_uri: string | null
  language: string | null
  sample: boolean
  text: GivenText | null
  warnings: ImportWarning[]
}

const statuteTypes: ReadonlySet<string> = new Set([
  'law',
  'statute',
  'act',
  'legislation',
  'constitution',
  'regulation',
  'bill',
  'by-law',
  'bylaw',
])

/** A record as read. `unused` names what has a value in the file and gives no field. */
export interface ReadCase {
  given: GivenCase
  unused: string[]
}

/** One section of a law alone, as a list of sections has it: it never becomes a case. */
const isProvision = (fields: RawRecord['fields']): boolean => {
  const names = Object.keys(fields)
  return ['number', 'section', 'article'].some((name) => names.includes(name)) && names.every((name) => ofProvisions.has(name))
}
const ofProvisions: ReadonlySet<string> = new Set('number section article heading title text content chapter part subsections'.split(' '))

/** Reads the fields of a record whatever its source calls them; `rejected` says why a record is no case. */
export function readGivenCase({ fields, warnings }: RawRecord): ReadCase | { rejected: ImportRejection } {
  const { fields: given, unused } = isCaseListing(fields) ? readCaseListing(fields) : renameFields(fields)
  const type = (readLine(given.type) ?? readLine(given.kind) ?? '').toLowerCase()
  if (statuteTypes.has(type) || isProvision(fields) || (Array.isArray(given.provisions) && given.content === undefined))
    return { rejected: { code: 'statute' } }
  try {
    const found = readFields({ ...given, ...readGivenMarkup(given.content) })
    const lost = findLostText(fields, unused, given.content, found)
    if (lost) return { rejected: lost }
    if (!found.title && !found.text) return { rejected: { code: 'nothing-read' } }
    return { given: { ...found, warnings: [...warnings, ...doubts(given, found)] }, unused }
  } catch (error) {
    if (error instanceof MarkupRejected) return { rejected: error.reason }
    throw error
  }
}

const readFields = (given: Partial<Record<FieldName, unknown>>): GivenCase => {
  const text = readGivenText(given.content, given.structure, given.pages)
  return {
    kind: readLine(given.kind)?.toLowerCase() === 'digest' && !text ? 'digest' : 'judgment',
    title: readLine(given.title),
    court: readLine(given.court),
    court_code: readLine(given.court_code),
    court_station: readLine(given.court_station),
    division: readLine(given.division),
    document_type: readLine(given.document_type),
    date: readDate(given.date),
    year: readWhole(given.year),
    citation: readLine(given.citation),
    citations: readLines(given.citations),
    case_number: readLine(given.case_number),
    judges: readJudges(given.judges),
    parties: readParties(given.parties),
    applicant: readLine(given.applicant),
    respondent: readLine(given.respondent),
    category: readLine(given.category),
    legal_areas: readLines(given.legal_areas),
    summary: readText(given.summary),
    key_points: readLines(given.key_points),
    status: readLine(given.status),
    outcome: readLine(given.outcome),
    hierarchy_level: readWhole(given.hierarchy_level),
    url: readUrl(given.url),
    frbr_uri: readLine(given.frbr_uri),
    language: readLine(given.language),
    sample: readFlag(given.sample),
    text,
    warnings: [],
  }
}

/** Judges as a list of names or of `{name, title}`, or as the line of a bench. */
function readJudges(value: unknown): JudgeName[] {
  if (typeof value === 'string' && !value.trim().startsWith('[')) return readJudgeNames(readLine(value) ?? '')
  return readNamed(value, 'title').flatMap(({ name, beside }) => {
    const judge = readJudgeName(name)
    return judge ? [{ ...judge, title: beside ?? judge.title }] : []
  })
}

/** Parties as a list of names or of `{name, role}`, or as 'A v B'. */
function readParties(value: unknown): Party[] {
  const line = typeof value === 'string' ? value.trim() : ''
  if (line !== '' && !line.startsWith('[')) return partiesOfTitle(readLine(line) ?? '')
  return readNamed(value, 'role').map(({ name, beside }) => ({ name, role: beside }))
}

// 'Republic v Mutua', 'A vs. B', 'A versus B'
const AGAINST = /\s+(?:v|vs|versus)\.?\s+/i
// 'Chege (Contemnor)', 'Katiba Institute & 5 others (Amicus Curiae)': a role set after a name
const ROLE_AFTER =
  /^(.*\S)\s*\(([A-Z][A-Za-z ]*(?:Party|Parties|Curiae|Applicants?|Respondents?|Objectors?|Contemnors?|Appellants?|Petitioners?))\)$/

/** The parties that a short title names: 'Kioni & 3 others v Jubilee Party; Chege (Contemnor)'. Empty for 'In re Estate of X'. */
export function partiesOfTitle(title: string): Party[] {
  const [first = '', ...rest] = title.split(AGAINST)
  if (rest.length === 0) return []
  const names = [first, ...rest.join(' v ').split(/\s*;\s*/)]
  return names
    .map((name) => ROLE_AFTER.exec(name.trim()) ?? ([name, name.trim(), null] as const))
    .map(([, name, role]) => ({ name: name.trim(), role: role ?? null }))
    .filter(({ name }) => name !== '')
}

const readUrl = (value: unknown): string | null => {
  const url = readLine(value)
  return url && /^https?:\/\/\S+$/i.test(url) ? url : null
}

/** What a value that was given and could not be used leaves in doubt. */
function doubts(given: Partial<Record<FieldName, unknown>>, found: GivenCase): ImportWarning[] {
  const doubtful: ImportWarning[] = []
  const date = readLine(given.date)
  if (!found.date && date) doubtful.push({ code: 'date-unreadable', date })
  const broken = found.judges.find(({ name }) => /[A-Za-z]\?|\uFFFD/.test(name))
  if (broken) doubtful.push({ code: 'judge-name-damaged', name: broken.name })
  const text = found.text && textsOf(found.text).join('\n')
  if (text?.includes('\uFFFD')) doubtful.push({ code: 'characters-lost' })
  return doubtful
}
