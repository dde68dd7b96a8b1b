import type { SignalInBrief, Treatment } from '#contract/citator'
import type { AppealOutcome } from '#contract/endings'
import type { Bearing } from './signal-storage.ts'

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
/** Treatments that speak against a case. */
export const treatmentsAgainst = Object.keys(ofTreatment) as Treatment[]
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
export interface Standing {
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
