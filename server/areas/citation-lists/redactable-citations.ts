import { all } from '../../redactable/column-inventory.ts'
import type { RedactedDocument, Redactable } from '../../redactable/redactable.ts'
import { type SavedRow, citationsOfWork, overwriteCitations } from './storage.ts'

/** Words of a name with which cited words may begin or end. */
const maxNameLength = 6

/** Citations that mean a work. */
export const redactableCitations: Redactable = {
  name: 'citations kept',
  words: {
    kept_citations: {
      ...all('rewritten', 'text source case_title item words relied_on'),
      ...all('none', 'italics kind style provision_id pinpoint'),
    },
  },
  redact: async (transaction, { workId, withoutNames, revisions }) => {
    const changed = (await citationsOfWork(transaction, workId)).flatMap((given) => {
      const row = redactRow(given, withoutNames, revisions)
      return JSON.stringify(row) === JSON.stringify(given) ? [] : [row]
    })
    return () => overwriteCitations(transaction, changed)
  },
}

/** Cited words without the half of a name at an end of them, which no text has any more; empty where what is left stands in none either. */
function asTheyStand(words: string, revisions: RedactedDocument['revisions']): string {
  const stands = (some: string) => revisions.some(({ content }) => content?.includes(some))
  if (words === '' || stands(words)) return words
  const pieces = words.split(/(?<=\s)/)
  for (let dropped = 1; dropped <= 2 * maxNameLength && dropped < pieces.length; dropped += 1)
    for (let first = Math.max(0, dropped - maxNameLength); first <= Math.min(dropped, maxNameLength); first += 1) {
      const left = pieces
        .slice(first, pieces.length - dropped + first)
        .join('')
        .trim()
      if (stands(left)) return left
    }
  return ''
}

function redactRow(row: SavedRow, withoutNames: (words: string) => string, revisions: RedactedDocument['revisions']): SavedRow {
  const text = withoutNames(row.text)
  const inside = (_: string, value: unknown) => (typeof value === 'string' ? withoutNames(value) : value)
  return {
    ...row,
    text,
    source: withoutNames(row.source),
    words: asTheyStand(withoutNames(row.words), revisions),
    relied_on: withoutNames(row.relied_on),
    case_title: row.case_title === null ? null : withoutNames(row.case_title),
    item: row.item === null ? null : (JSON.parse(JSON.stringify(row.item), inside) as SavedRow['item']),
    // Where the name stood in italics, other words stand now.
    italics: text === row.text ? row.italics : [],
  }
}
