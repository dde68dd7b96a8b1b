import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { authoritiesAbout, forgetFilesWith, overwriteAuthorities } from './redaction-storage.ts'

/**
 * The cover of a bundle is its advocate's own; what its authorities are relied on for is said of them. A file in which the document is bound is no
 * longer given out, and goes with its row.
 */
export const redactableBundles: Redactable = {
  name: 'bundles',
  words: {
    bundles: { cover: 'own words', authorities: 'rewritten', ...all('none', 'arrangement marked') },
    bundle_files: all('none', 'doubtful contents starts'),
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await authoritiesAbout(transaction, workId)).flatMap(({ project_id, authorities: given }) => {
      const authorities = given.map((one) => ({ ...one, text: withoutNames(one.text), holding: withoutNames(one.holding) }))
      return JSON.stringify(authorities) === JSON.stringify(given) ? [] : [{ project_id, authorities }]
    })
    return async () => {
      await overwriteAuthorities(transaction, changed)
      await forgetFilesWith(transaction, workId)
    }
  },
}
