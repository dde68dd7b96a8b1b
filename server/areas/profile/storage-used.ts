import { belongingKinds } from '#contract/profile'
import type { AccountData, Owner } from '../../account-data/account-data.ts'

/** How much of each kind an account keeps. */
export async function countAccountData(accountData: readonly AccountData[], owner: Owner) {
  const counted = await Promise.all(accountData.map(async (one) => (one.count ? [{ kind: one.name, ...(await one.count(owner)) }] : [])))
  const kinds = counted.flat().sort((a, b) => belongingKinds.indexOf(a.kind) - belongingKinds.indexOf(b.kind))
  return { kinds, bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0) }
}
