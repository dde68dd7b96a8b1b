import { readDate } from '../fields/given-values.ts'
import { linesOfText } from './act-lines.ts'
import type { StatedFacts } from './act-facts.ts'
import { readListedProvisions } from './listed-provisions.ts'
import { readGuide } from './read-guide.ts'
import { type StatedAct, readActOfLines, readActOfListed } from './read-act.ts'

const types: ReadonlySet<string> = new Set(['statute', 'act', 'legislation', 'constitution', 'regulation'])
const named = ['type', 'kind', 'document_type', 'category', '_type'] as const

const stringOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** An Act that a record of JSON holds: its sections one by one, or its whole text; null for a record of anything else. */
export function readActOfRecord(fields: Record<string, unknown>, name: string): StatedAct | null {
  const guide = fields['type'] === 'guide' ? readGuide(fields, name) : null
  if (guide) return guide
  if (!named.some((field) => types.has(stringOf(fields[field])?.toLowerCase() ?? ''))) return null
  const title = stringOf(fields['title'])
  const url = stringOf(fields['url'])
  const date = readDate(fields['date'])
  const facts: StatedFacts = {
    ...(title && { title }),
    ...(url && { url }),
    ...(date && { date }),
  }
  const listed = readListedProvisions(fields['provisions'])
  if (listed) return readActOfListed(listed, facts, name)
  const text = stringOf(fields['text']) ?? stringOf(fields['content'])
  return text === null ? null : readActOfLines(linesOfText(text), facts, name)
}
