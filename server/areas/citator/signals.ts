import type { AppealOutcome, CaseSignal, SignalInBrief, Treatment } from '#contract/citator'
import type { Database } from '../../database/open.ts'
import { type Bearing, signalStorage } from './signal-storage.ts'

type Kind = SignalInBrief['kind']

const ofOutcome: Record<AppealOutcome, Kind | null> = {
  reversed: 'reversed on appeal',
  varied: 'varied on appeal',
  upheld: 'upheld on appeal',
  stayed: 'stayed',
  'stay refused': 'appeal pending',
  'appeal pending': 'appeal pending',
  appealed: 'appealed',
  // the decision stands as if nobody had appealed
  'appeal struck out': null,
  'appeal withdrawn': null,
}
const ofTreatment: Partial<Record<Treatment, Kind>> = {
  overruled: 'overruled',
  'per incuriam': 'per incuriam',
  reversed: 'reversed on appeal',
  'departed from': 'departed from',
  distinguished: 'distinguished',
}
const final: ReadonlySet<AppealOutcome> = new Set(['reversed', 'varied', 'upheld', 'appeal struck out', 'appeal withdrawn'])
const levels: Record<Kind, SignalInBrief['level']> = {
  'reversed on appeal': 'negative',
  overruled: 'negative',
  'per incuriam': 'negative',
  'varied on appeal': 'caution',
  stayed: 'caution',
  'appeal pending': 'caution',
  appealed: 'caution',
  'departed from': 'caution',
  distinguished: 'caution',
  'upheld on appeal': 'positive',
}
const gravity: readonly SignalInBrief['level'][] = ['negative', 'caution', 'positive']

/** The bearing that a case's standing rests on, with what it says. */
interface Standing {
  bearing: Bearing
  signal: SignalInBrief
}

/**
 * What a case stands at: the last final decision on appeal, or the last step while there is none; a confirmed treatment that is graver
 * goes before it. Null where nothing bears on it.
 */
export function standingOf(bearings: readonly Bearing[]): Standing | null {
  const latest = bearings.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.citing_id - a.citing_id)
  const steps = latest.filter(({ outcome }) => outcome !== null)
  const step = steps.find(({ outcome }) => final.has(outcome!)) ?? steps[0]
  const said = [step, ...latest.filter(({ treatment }) => treatment !== null)].flatMap((bearing): Standing[] => {
    const kind = bearing && (bearing.outcome ? ofOutcome[bearing.outcome] : ofTreatment[bearing.treatment!])
    if (!bearing || !kind) return []
    const source = bearing.outcome ? 'appeal history' : 'confirmed treatment'
    return [{ bearing, signal: { level: levels[kind], kind, source, decided_on: bearing.date } }]
  })
  return said.toSorted((a, b) => gravity.indexOf(a.signal.level) - gravity.indexOf(b.signal.level))[0] ?? null
}

/** The standing of cases: cheap for a list, with words for one case. */
export function createSignals(database: Database) {
  const storage = signalStorage(database)

  const standings = async (reader: string, ids: readonly number[]): Promise<Map<number, Standing>> => {
    const byDocument = Map.groupBy(await storage.bearings(reader, ids), ({ document_id }) => document_id)
    return new Map([...byDocument].flatMap(([id, bearings]) => [standingOf(bearings)].flatMap((one) => (one ? [[id, one] as const] : []))))
  }

  return {
    /** By the store's ids of documents; those of which nothing is known are left out. */
    async inBrief(reader: string, ids: readonly number[]): Promise<Map<number, SignalInBrief>> {
      return new Map([...(await standings(reader, ids))].map(([id, { signal }]) => [id, signal]))
    },

    /** With the words that it rests on, as at the day of `now` (milliseconds). */
    async of(reader: string, id: number, now: number): Promise<CaseSignal | null> {
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
        as_at: new Date(now).toISOString().slice(0, 10),
      }
    },
  }
}
