import { readDate } from '../fields/given-values.ts'
import { linesOfText } from './act-lines.ts'
import { enacts, looksLikeStatute } from '../formats/statute-signs.ts'
import { type StatedFacts, readActAddress } from './act-facts.ts'
import { readListedProvisions } from './listed-provisions.ts'
import { readGuide } from './read-guide.ts'
import { type StatedAct, readActOfLines, readActOfListed } from './read-act.ts'

const types: ReadonlySet<string> = new Set(
  'law statute act legislation constitution regulation regulations rules code by-law bylaw subsidiary'
    .split(' ')
    .concat('subsidiary legislation', 'act of parliament'),
)
const named = ['type', 'kind', 'document_type', 'category', '_type'] as const
/** What only a case has. */
const ofCases = [
  'court',
  'court_name',
  'court_code',
  'judges',
  'judge',
  'bench',
  'coram',
  'parties',
  'case_number',
  'case_no',
  'case_name',
] as const
// 'The Weirs Act, 2019', 'Constitution of Kenya', 'Civil Procedure Rules'
const NAMES_LAW = /\b(?:act|code|rules|regulations|by-?laws?|order|constitution|bill)\b/i

const stringOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const isOfCase = (fields: Record<string, unknown>): boolean => ofCases.some((name) => hasValue(fields[name]))

/** The text of a record by its lines, where it has one. */
const textOf = (fields: Record<string, unknown>): string | null => stringOf(fields['text']) ?? stringOf(fields['content'])

/** Whether a record that does not say so is of law: it has nothing that only cases have, and lists sections or has a statute's own heads. */
export function isLawByContent(fields: Record<string, unknown>): boolean {
  if (isOfCase(fields)) return false
  const title = stringOf(fields['title']) ?? stringOf(fields['name']) ?? ''
  const text = textOf(fields)
  if (text !== null) return looksLikeStatute(text.split('\n')) || (NAMES_LAW.test(title) && enacts(text))
  return readListedProvisions(fields) !== null
}

/**
 * An Act that a record of JSON holds: its sections one by one, or its whole text; null for a record of anything else. Where no field says what it is
 * the content does.
 */
export function readActOfRecord(fields: Record<string, unknown>, name: string): StatedAct | null {
  const guide = fields['type'] === 'guide' ? readGuide(fields, name) : null
  if (guide) return guide
  if (!named.some((field) => types.has(stringOf(fields[field])?.toLowerCase() ?? '')) && !isLawByContent(fields)) return null
  const title = stringOf(fields['title']) ?? stringOf(fields['name'])
  const uri = readActAddress(stringOf(fields['frbr_uri']) ?? '')?.uri
  const url = stringOf(fields['url'])
  const date = readDate(fields['date'])
  const facts: StatedFacts = {
    ...(title && { title }),
    ...(uri && { uri }),
    ...(url && { url }),
    ...(date && { date }),
  }
  const listed = readListedProvisions(fields)
  if (listed) return readActOfListed(listed, facts, name)
  const text = textOf(fields)
  return text === null ? null : readActOfLines(linesOfText(text), facts, name)
}
