import { findCitations } from '#citations/find'
import { readLawReferences } from '#citations/law/law-references'
import { dayInNairobi } from '../../clock.ts'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import type { PrintedLaw } from '../../printing/law/law-pages.ts'
import { lookUpLaws } from './citing/look-up-laws.ts'
import { ifHeld } from './if-held.ts'
import { type ActAt, namedIn, pathOf, toAct, toProvision } from './shown-law.ts'
import { legislationStorage } from './storage.ts'
import { isUnit } from './toc.ts'

/** A provision as it is bound; `revision` is the text that it is of, by which a later one is told from it. */
export interface BoundLaw extends PrintedLaw {
  revision: number
}

/** What bundles ask of the law. `at` answers an Act with the text that stood at a date. */
export function createBoundLaws(database: Database, at: (reader: Reader, id: string, asAt: string) => Promise<ActAt>) {
  const storage = legislationStorage(database)
  return {
    /**
     * Provisions (`ACT~EID`) as they are bound, each within the section, article or rule that holds it, by id. Those of which no text of the day is
     * held are left out.
     */
    async bound(reader: Reader, ids: readonly string[], asAt: string): Promise<Map<string, BoundLaw>> {
      const found = new Map<string, BoundLaw>()
      for (const [actId, ofAct] of Map.groupBy(new Set(ids), (id) => id.split('~', 1)[0]!)) {
        const held = await ifHeld(at(reader, actId, asAt))
        if (!held) continue
        const { document_id: documentId } = held.row
        const { revision } = held.version
        const { provisions, paragraphs } = await storage.read(documentId, revision)
        for (const id of ofAct) {
          const meant = namedIn(provisions, id.slice(actId.length + 1))
          if (!meant) continue
          const whole = pathOf(provisions, meant).find(({ type }) => isUnit(type)) ?? meant
          const own = paragraphs.slice(whole.first - 1, whole.last).map((one, index) => ({ ...one, id: whole.first + index }))
          found.set(id, {
            act: toAct(held, dayInNairobi(database.clock.now())),
            provision: toProvision(held, provisions, whole, own),
            revision,
          })
        }
      }
      return found
    },

    /** Which text of some Acts stands on a day, by their ids. */
    async revisionsAt(reader: Reader, ids: readonly string[], asAt: string): Promise<Map<string, number>> {
      const texts = await Promise.all([...new Set(ids)].map(async (id) => [id, await ifHeld(at(reader, id, asAt))] as const))
      return new Map(texts.flatMap(([id, held]) => (held ? [[id, held.version.revision]] : [])))
    },

    /** What some citations name of the law: the one provision (`ACT~EID`) where it is one, null where it is none that the library knows, 'several'. */
    async named(citations: readonly string[], asAt: string): Promise<({ provision: string | null } | 'several' | 'none')[]> {
      const references = citations.map((text) => readLawReferences(findCitations(text), text))
      const found = (await lookUpLaws(database, references.flat(), asAt)).values()
      return references.map((own) => {
        const ids = new Set(
          own.map(() => found.next().value!).map((one) => (one.status === 'found' ? `${one.provision.act.id}~${one.provision.eid}` : null)),
        )
        const [provision = null, ...others] = ids
        return own.length === 0 ? 'none' : others.length > 0 ? 'several' : { provision }
      })
    },
  }
}
