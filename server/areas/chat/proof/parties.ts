import { foldWord } from '../../search/search.ts'
import { deedsIn } from './deeds.ts'
import { against, partyOf, singular } from './sides.ts'

/** Whether a statement has one party do, owe or have what the text says of another. Pure. */
export function swapsParties(statement: string, source: string): boolean {
  const [told, there] = [deedsIn(statement), deedsIn(source)]
  const named = new Set((source.match(/\p{L}+/gu) ?? []).flatMap((word) => singular(foldWord(word)) ?? []).map(partyOf))
  return [...told].some(([deed, parties]) => {
    const doers = there.get(deed)
    // 'shall pay the insurer' where the insurer shall pay
    const [, verb] = /^is (.*)$/.exec(deed) ?? []
    const actors = verb === undefined ? undefined : there.get(`does ${verb}`)
    if (
      actors &&
      [...parties].some((party) => party !== '?' && actors.has(party) && !doers?.has(party) && !told.get(`does ${verb}`)?.has(party))
    )
      return true
    if (!doers || doers.has('?')) return false
    return [...parties].some(
      (party) => party !== '?' && !doers.has(party) && [...doers].some((doer) => named.has(party) || against.has(`${party} ${doer}`)),
    )
  })
}
