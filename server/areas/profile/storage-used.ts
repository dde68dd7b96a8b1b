import { belongingKinds } from '#contract/profile'
import type { Belongings, Owner } from '../../belongings/belongings.ts'

/** How much of each kind an account keeps. */
export async function countBelongings(belongings: readonly Belongings[], owner: Owner) {
  const counted = await Promise.all(belongings.map(async (one) => (one.count ? [{ kind: one.name, ...(await one.count(owner)) }] : [])))
  const kinds = counted.flat().sort((a, b) => belongingKinds.indexOf(a.kind) - belongingKinds.indexOf(b.kind))
  return { kinds, bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0) }
}
