import { all } from '../../redactable/column-inventory.ts'
import { mapLines } from '../../redactable/map-lines.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { itemsOfCase, overwriteItems } from './redactable-storage.ts'

/** What the files of a source are called, often after the parties, and what was said of them. */
export const redactableSources: Redactable = {
  name: 'sources',
  words: {
    source_items: { ...all('rewritten', 'name reasons'), ...all('none', 'source key address version state case_ids etag failure') },
    source_calls: all('none', 'source address'),
    source_runs: all('none', 'source asked_by state failure'),
    sources: all('none', 'name origin cursor holder_machine'),
  },
  redact: async (transaction, { documentId, withoutNames }) => {
    const changed = (await itemsOfCase(transaction, documentId)).flatMap((given) => {
      const [name, reasons] = [withoutNames(given.name), given.reasons.map((one) => mapLines(one, withoutNames))]
      return name === given.name && JSON.stringify(reasons) === JSON.stringify(given.reasons) ? [] : [{ ...given, name, reasons }]
    })
    return () => overwriteItems(transaction, changed)
  },
}
