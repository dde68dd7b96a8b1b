import type { VerdictReason } from '#contract/reasons/citation-reasons'
import type { Verdict } from '#contract/citations'
import type { CaseInLibrary } from './case-in-library.ts'
import { evidence, tellsCase } from './evidence.ts'
import { type Key, isMatterKey, isNameKey, isNeutralKey, isSureKey, partiesOfTitle, yearsAround } from './keys.ts'
import { type CaseName, type Comparison, compareNames, othersDiffer, readCaseName } from './names.ts'

/** What is looked for: a reference to a case, out of a text or out of the store. */
export interface Sought {
  keys: readonly Key[]
  byName: boolean
  name: string | null
  /** The words around it, for telling a matter by its court or date. */
  context: string | null
}

/** What the library says of a reference, and why. `cited` only when resolved or named otherwise. */
export interface Decision {
  verdict: Verdict
  cited: CaseInLibrary | null
  candidates: CaseInLibrary[]
  reason: VerdictReason
}

interface Weighed {
  held: CaseInLibrary
  /** Has its neutral number or its page of a report. */
  sure: boolean
  matter: boolean
  /** Has its parties, in the year given or one beside it. */
  named: 'same year' | 'year beside' | null
  names: Comparison
  ordinal: string | null
  /** Has another neutral number than the one printed. */
  otherNumber: boolean
}

const maxCandidates = 5

/**
 * Decides what a reference means among the cases that share a key with it. Resolved needs a number that is the case's own and, where a
 * name is printed, the name; or, where there is no such number, the parties, as many as are printed, and the year, and no second case that
 * they fit.
 */
export function decide(sought: Sought, held: readonly CaseInLibrary[]): Decision {
  if (sought.keys.length === 0) return nothing('could not check', 'nameless')
  const name = sought.name === null ? null : readCaseName(sought.name)
  const weighed = held.map((one) => weigh(sought, name, one))
  return bySureKey(weighed) ?? byMatter(sought, weighed) ?? byNames(sought, name, weighed) ?? nothing('not in library', 'absent')
}

/** A reason that goes with no values. */
type PlainReason = Exclude<VerdictReason, { most: number } | { title: string }>['code']

const nothing = (verdict: Verdict, code: PlainReason): Decision => ({ verdict, cited: null, candidates: [], reason: { code } })
const resolved = (cited: CaseInLibrary, code: PlainReason): Decision => ({
  verdict: 'resolved',
  cited,
  candidates: [],
  reason: { code },
})
const possible = (weighed: readonly Weighed[], code: PlainReason): Decision => ({
  verdict: 'possible match',
  cited: null,
  candidates: bestFirst(weighed),
  reason: { code },
})

const bestFirst = (weighed: readonly Weighed[]): CaseInLibrary[] =>
  [...weighed]
    .sort((a, b) => b.names.likeness - a.names.likeness || a.held.document_id - b.held.document_id)
    .slice(0, maxCandidates)
    .map(({ held }) => held)

function weigh({ keys }: Sought, name: CaseName | null, held: CaseInLibrary): Weighed {
  const has = new Set(held.keys)
  const named = keys.find((key) => isNameKey(key) && yearsAround(key).some((one) => has.has(one)))
  const neutral = keys.filter(isNeutralKey)
  const known = namesOf(held)
  return {
    held,
    sure: keys.some((key) => isSureKey(key) && has.has(key)),
    matter: keys.some((key) => isMatterKey(key) && has.has(key)),
    named: named === undefined ? null : has.has(named) ? 'same year' : 'year beside',
    names: name ? compareNames(name, known) : { verdict: 'unsure', likeness: 0 },
    ordinal: known[0]!.ordinal,
    otherNumber: neutral.length > 0 && held.keys.some(isNeutralKey) && !neutral.some((key) => has.has(key)),
  }
}

const namesKnown = new WeakMap<CaseInLibrary, CaseName[]>()

/** The names of a case, read once however many references may mean it. */
function namesOf(held: CaseInLibrary): CaseName[] {
  const known = namesKnown.get(held)
  if (known) return known
  const names = [partiesOfTitle(held.title), held.applicant, held.respondent].filter((text) => text !== null).map(readCaseName)
  namesKnown.set(held, names)
  return names
}

/** By its own number or page, which one case alone should have. */
function bySureKey(weighed: readonly Weighed[]): Decision | null {
  const sure = weighed.filter((one) => one.sure)
  if (sure.length === 0) return null
  const same = sure.filter(({ names }) => names.verdict !== 'different')
  const one = same.length === 1 ? same[0]! : sure.length === 1 ? sure[0]! : null
  if (!one) return possible(same.length > 0 ? same : sure, 'several-of-citation')
  if (one.otherNumber) return possible([one], 'other-neutral-citation')
  if (one.names.verdict !== 'different') return resolved(one.held, 'this-citation')
  const others = weighed.filter(({ sure: own, named, names }) => !own && named === 'same year' && names.verdict === 'same')
  return {
    verdict: 'name mismatch',
    cited: one.held,
    candidates: bestFirst(others),
    reason: { code: 'other-name', title: partiesOfTitle(one.held.title) },
  }
}

/** By the number of the matter, which each station gives anew and which every ruling in the matter shares. */
function byMatter({ context }: Sought, weighed: readonly Weighed[]): Decision | null {
  const fitting = weighed.filter(({ matter, names, otherNumber }) => matter && names.verdict !== 'different' && !otherNumber)
  if (fitting.length === 0) return null
  const told = new Map(fitting.map((one) => [one, context === null ? null : tellsCase(context, one.held)]))
  for (const tells of evidence) {
    const [only, ...more] = fitting.filter((one) => told.get(one) === tells)
    if (only && more.length === 0) return resolved(only.held, 'this-number')
  }
  const [named, ...others] = fitting.filter(({ names }) => names.verdict === 'same')
  if (named && others.length === 0) return resolved(named.held, 'this-number')
  return possible(named ? [named, ...others] : fitting, fitting.length === 1 ? 'number-of-other-stations' : 'several-of-number')
}

/** By the parties and the year: as good as a number for what has none, a hint for what has another. */
function byNames({ keys, byName }: Sought, name: CaseName | null, weighed: readonly Weighed[]): Decision | null {
  const fitting = weighed.filter(({ named, names }) => named !== null && names.verdict === 'same')
  if (!byName) {
    const close = fitting.filter((one) => one.named === 'same year' && (!one.otherNumber || nearNumber(keys, one.held.keys)))
    return close.length === 0 ? null : possible(close, 'number-unknown')
  }
  const own = fitting.filter(({ otherNumber }) => !otherNumber)
  const asMany = own.filter(({ held }) => name === null || !othersDiffer(name, namesOf(held)[0]!))
  const exact = asMany.filter(({ named }) => named === 'same year')
  const numbered = exact.filter(({ ordinal }) => ordinal === name?.ordinal)
  const chosen = name?.ordinal && numbered.length > 0 ? numbered : exact
  if (chosen.length === 1) return resolved(chosen[0]!.held, 'these-parties')
  if (chosen.length > 1) return possible(chosen, 'several-of-parties')
  if (asMany.length > 0) return possible(asMany, 'year-beside')
  return own.length === 0 ? null : possible(own, 'other-parties-beside')
}

/** Whether two neutral numbers differ in the year or in the number alone, as when one is misprinted. */
function nearNumber(printed: readonly Key[], held: readonly Key[]): boolean {
  const parts = (key: Key) => key.slice(2).split('/')
  return printed.filter(isNeutralKey).some((key) => {
    const [court, year, number] = parts(key)
    return held.filter(isNeutralKey).some((other) => {
      const [otherCourt, otherYear, otherNumber] = parts(other)
      return court === otherCourt && (year === otherYear || number === otherNumber)
    })
  })
}
