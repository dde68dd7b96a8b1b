import { readsSame } from '#citations/prose/reads-same'
import type { Database } from '../../database/open.ts'
import { citingStorage } from './citing/storage.ts'
import { type CitedUnit, unitOfEid } from './citing/units.ts'
import { type NewText, provisionNewsStorage } from './provision-news-storage.ts'
import { legislationStorage } from './storage.ts'

/** A provision of an Act, by the id of its work: `ACT~EID` as the API names it. */
export interface NamedProvision {
  act: string
  eid: string
}

/** What a decision says of a provision: that it is unconstitutional, or what it means and how it is applied. */
export interface SaidOfProvision extends NamedProvision {
  documentId: number
  unconstitutional: boolean
}

/** What arrives that is news of provisions. */
export function createProvisionNews(database: Database) {
  const storage = provisionNewsStorage(database)
  const citing = citingStorage(database)
  const legislation = legislationStorage(database)

  /** The words of some provisions in one text; those that it does not have are left out. */
  const wordsOf = async ({ documentId, revision }: NewText, eids: readonly string[]): Promise<Map<string, string>> => {
    const words = new Map<string, string>()
    for (const provision of await legislation.provisions(documentId, revision))
      if (eids.includes(provision.eid)) {
        const paragraphs = await legislation.paragraphs(documentId, revision, provision)
        words.set(provision.eid, paragraphs.map(({ text }) => text).join('\n'))
      }
    return words
  }

  return {
    /** What some public decisions say of some provisions, and not only that they cite them. */
    async saidBy(documents: readonly number[], provisions: readonly NamedProvision[]): Promise<SaidOfProvision[]> {
      const said: SaidOfProvision[] = []
      const byAct = Map.groupBy(provisions, ({ act }) => act)
      for (const act of await storage.actsByIds([...byAct.keys()])) {
        const asked = byAct.get(act.id)!.flatMap(({ eid }) => {
          const unit = unitOfEid(eid)
          return unit === null ? [] : [{ eid, unit }]
        })
        for (const place of await citing.saidBy(documents, await citing.cited(act)))
          for (const { eid, unit } of asked) {
            const unconstitutional = place.said === 'unconstitutional'
            // With a section fall its subsections.
            if (isWithin(place, unit) || (unconstitutional && isWithin(unit, place)))
              said.push({ documentId: place.citing_id, act: act.id, eid, unconstitutional })
          }
      }
      return said
    },

    /** Which of some provisions of an Act read otherwise in one of its texts than in the text before it, and from when. None of a guide, which is no law. */
    async amendedBy(act: string, revision: number, eids: readonly string[]): Promise<{ eid: string; from: string }[]> {
      const texts = await storage.textAndFormer(act, revision)
      if (!texts) return []
      const [now, before] = [await wordsOf(texts.text, eids), await wordsOf(texts.former, eids)]
      return eids.flatMap((eid) => (readsSame(now.get(eid) ?? '', before.get(eid) ?? '') ? [] : [{ eid, from: texts.from }]))
    },
  }
}

export type ProvisionNews = ReturnType<typeof createProvisionNews>

/** Whether what a decision names is a provision, or stands within it. */
const isWithin = (place: CitedUnit, { unit, parts }: CitedUnit): boolean =>
  place.unit === unit && parts.every((part, index) => place.parts[index] === part)
