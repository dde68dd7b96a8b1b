import type { Database } from '../../../database/open.ts'
import type { LawFound, LawSought } from '../../citations/citations.ts'
import { actsMeant } from './acts-meant.ts'
import { citingStorage } from './storage.ts'
import { eidsOf, isInRange, lastOf } from './units.ts'

/** Looks provisions up, all by the same questions. `asAt` says which of two Acts of one name is meant, and prefers the text of its day. */
export async function lookUpLaws(database: Database, sought: readonly LawSought[], asAt: string | null): Promise<LawFound[]> {
  const storage = citingStorage(database)
  const acts = await storage.actsByKeys([...new Set(sought.map(({ act }) => act))])
  const meant = sought.map((one) => actsMeant(one, acts, asAt))
  const ids = [...new Set(meant.flatMap((some) => (some.length === 1 ? [some[0]!.document_id] : [])))]
  const eids = [...new Set(sought.flatMap((one, index) => (meant[index]!.length === 1 ? eidsOf(one) : [])))]
  const provisions = Map.groupBy(await storage.provisions(ids, eids), ({ document_id }) => document_id)
  const isMissing = (one: LawSought, documentId: number) => {
    const known = provisions.get(documentId) ?? []
    const wanted = eidsOf(one)
    return !known.some(({ eid }) => wanted.includes(eid))
  }
  const missing = ids.filter((id) => sought.some((one, index) => meant[index]![0]?.document_id === id && isMissing(one, id)))
  const extents = new Map((await storage.extents(missing)).map((one) => [one.document_id, one]))
  return sought.map((one, index): LawFound => {
    const [act, ...others] = meant[index]!
    if (!act) return { status: 'not held' }
    if (others.length > 0) return { status: 'several' }
    const { document_id: documentId, id, title } = act
    const own = provisions.get(documentId) ?? []
    const texts = [...Map.groupBy(own, ({ revision }) => revision).values()]
    // The latest first: the text of the day, else the latest that has it.
    const ofDay = texts.find(([first]) => asAt === null || first!.date === null || first!.date <= asAt)
    const wanted = eidsOf(one)
    for (const text of [...(ofDay ? [ofDay] : []), ...texts]) {
      const eid = wanted.find((candidate) => text.some((provision) => provision.eid === candidate))
      const found = text.find((provision) => provision.eid === eid)
      if (found) {
        const { type, num, heading } = found
        return { status: 'found', provision: { act: { id, title }, eid: found.eid, type, num, heading }, documentId }
      }
    }
    const extent = extents.get(documentId)
    const range = extent?.numbers.find((eid) => isInRange(eid, one.unit))
    if (range)
      return {
        status: 'found',
        provision: { act: { id, title }, eid: range, type: 'section', num: range.replace(/^.*_/, ''), heading: null },
        documentId,
      }
    const end = extent && lastOf(one, extent.numbers)
    return end?.isBeyond && extent?.lacks === false
      ? { status: 'no such', act: { id, title }, last: end.last, documentId }
      : { status: 'not in text', act: { id, title }, documentId }
  })
}
