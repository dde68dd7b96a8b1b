import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { redactAnnotations } from './redact-annotations.ts'
import { overwriteAnnotations } from './storage.ts'

export const redactableAnnotations: Redactable = {
  name: 'annotations',
  words: {
    annotations: {
      ...all('cut anew', 'quote prefix suffix'),
      note: 'rewritten',
      ...all('none', 'color placed_number eid unit placed_eid'),
    },
  },
  redact: async (transaction, redacted) => {
    const changed = await redactAnnotations(transaction, redacted)
    return () => overwriteAnnotations(transaction, changed)
  },
}
