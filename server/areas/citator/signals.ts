import type { CaseSignal, SignalInBrief } from '#contract/citator'
import { dayInNairobi } from '../../clock.ts'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { type Bearing, signalStorage } from './signal-storage.ts'
import { type Standing, standingOf } from './standing.ts'

/** What one document says of another, by the store's ids. */
export interface SaidOfCase {
  citing: number
  cited: number
  level: SignalInBrief['level'] | null
  onAppeal: boolean
}

/** The standing of cases: cheap for a list, with words for one case. */
export function createSignals(database: Pick<Database, 'sql'>) {
  const storage = signalStorage(database)

  const standings = async (reader: Reader, ids: readonly number[]): Promise<Map<number, Standing>> => {
    const byDocument = Map.groupBy(await storage.bearings(reader, ids), ({ document_id }) => document_id)
    return new Map([...byDocument].flatMap(([id, bearings]) => [standingOf(bearings)].flatMap((one) => (one ? [[id, one] as const] : []))))
  }

  return {
    /** By the store's ids of documents; those of which nothing is known are left out. */
    async inBrief(reader: Reader, ids: readonly number[]): Promise<Map<number, SignalInBrief>> {
      return new Map([...(await standings(reader, ids))].map(([id, { signal }]) => [id, signal]))
    },

    /**
     * Which of some documents were overturned by what the library learned after a moment of each, and when it did. What spoke against one
     * before then counts for nothing here.
     */
    async overturnedSince(reader: Reader, since: ReadonlyMap<number, Date>): Promise<Map<number, Date>> {
      const bearings = await storage.bearings(reader, [...since.keys()])
      const learned = await storage.learned(bearings)
      const isNew = (bearing: Bearing) => (learned(bearing)?.getTime() ?? 0) > since.get(bearing.document_id)!.getTime()
      return new Map(
        [...Map.groupBy(bearings.filter(isNew), ({ document_id }) => document_id)].flatMap(([id, fresh]) => {
          const standing = standingOf(fresh)
          return standing?.signal.level === 'negative' ? [[id, learned(standing.bearing)!] as const] : []
        }),
      )
    },

    /** What public documents say for or against others: of each pair of them how grave it is, and whether one was an appeal from the other. */
    async saidBy(citing: readonly number[]): Promise<SaidOfCase[]> {
      const pairs = Map.groupBy(await storage.bearingsBy(citing), ({ citing_id, document_id }) => `${citing_id} ${document_id}`)
      return [...pairs.values()].map((bearings) => ({
        citing: bearings[0]!.citing_id,
        cited: bearings[0]!.document_id,
        level: standingOf(bearings)?.signal.level ?? null,
        onAppeal: bearings.some(({ outcome }) => outcome !== null),
      }))
    },

    /** With the words that it rests on, as at the day of `now` (milliseconds). */
    async of(reader: Reader, id: number, now: number): Promise<CaseSignal | null> {
      const standing = (await standings(reader, [id])).get(id)
      if (!standing) return null
      const { bearing, signal } = standing
      const [{ found, quote }, after] = await Promise.all([storage.words(bearing), standings(reader, [bearing.citing_id])])
      const { start_offset: start, end_offset: end, paragraph, number } = bearing
      return {
        ...signal,
        case: found,
        words: { quote, start, end, paragraph, number },
        // an appeal that is pending says little of a decision on appeal; that it was reversed says much
        afterwards: after.get(bearing.citing_id)?.signal ?? null,
        as_at: dayInNairobi(now),
      }
    },
  }
}
