import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { forgetFilesWith } from './storage.ts'

/** What an advocate writes on a bundle is its own. A file in which the document is bound is no longer given out, and goes with its row. */
export const redactableBundles: Redactable = {
  name: 'bundles',
  words: {
    bundles: { ...all('own words', 'cover authorities'), ...all('none', 'arrangement marked') },
    bundle_files: all('none', 'doubtful contents starts'),
  },
  redact:
    async (transaction, { workId }) =>
    () =>
      forgetFilesWith(transaction, workId),
}
