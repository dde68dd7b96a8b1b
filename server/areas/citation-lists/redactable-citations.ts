import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { type SavedRow, citationsOfWork, overwriteCitations } from './storage.ts'

/** Citations that mean a work. */
export const redactableCitations: Redactable = {
  name: 'citations kept',
  words: {
    kept_citations: { ...all('rewritten', 'text source case_title item words relied_on'), ...all('none', 'italics kind style pinpoint') },
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await citationsOfWork(transaction, workId)).flatMap((given) => {
      const row = redactRow(given, withoutNames)
      return JSON.stringify(row) === JSON.stringify(given) ? [] : [row]
    })
    return () => overwriteCitations(transaction, changed)
  },
}

function redactRow(row: SavedRow, withoutNames: (words: string) => string): SavedRow {
  const text = withoutNames(row.text)
  const inside = (_: string, value: unknown) => (typeof value === 'string' ? withoutNames(value) : value)
  return {
    ...row,
    text,
    source: withoutNames(row.source),
    words: withoutNames(row.words),
    relied_on: withoutNames(row.relied_on),
    case_title: row.case_title === null ? null : withoutNames(row.case_title),
    item: row.item === null ? null : (JSON.parse(JSON.stringify(row.item), inside) as SavedRow['item']),
    // Where the name stood in italics, other words stand now.
    italics: text === row.text ? row.italics : [],
  }
}
