import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { overwriteReports, reportsOnWork } from './storage.ts'

/** What readers report of a document, and what editors answer. */
export const redactableReports: Redactable = {
  name: 'reports',
  words: { reports: { ...all('rewritten', 'quote words answer place'), ...all('none', 'about kind state') } },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await reportsOnWork(transaction, workId)).flatMap((given) => {
      const [quote, words, answer] = [withoutNames(given.quote), withoutNames(given.words), withoutNames(given.answer)]
      const place = given.place && withoutNames(given.place)
      const isSame = quote === given.quote && words === given.words && answer === given.answer && place === given.place
      return isSame ? [] : [{ id: given.id, quote, words, answer, place }]
    })
    return () => overwriteReports(transaction, changed)
  },
}
