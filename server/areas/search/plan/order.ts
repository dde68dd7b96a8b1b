import { isCourtAbroad } from '#citations/data/courts'
import type { SignalInBrief } from '#contract/citator'
import type { Explanation } from '#contract/search'
import type { Scored, Sought } from '../engine/engine.ts'
import type { Authority } from './authority-storage.ts'

/*
 * What a decision is worth beside its words. Each factor is gentle: what answers comes first, and of what answers alike what binds. `npm run bench -- order`
 * measures what each of them earns.
 */
export const authorityFactors = {
  /** By the level of its court: the Supreme Court, the Court of Appeal, the High Court and its equals; a magistrate's court, a tribunal. */
  court: { 1: 1.06, 2: 1.04, 3: 1.02, 5: 0.99, 6: 0.97 } as Readonly<Record<number, number>>,
  /** What a court abroad says persuades and does not bind. */
  abroad: 0.9,
  /** For each doubling of the cases that cite it, up to `mostCited`. */
  cited: 0.02,
  mostCited: 0.1,
  /** What was reversed or overruled is no authority, however well it answers. */
  overturned: 0.6,
}

const saysBinding: Readonly<Record<number, string>> = {
  1: 'which binds every other court',
  2: 'which binds the High Court, the courts of its standing and all below them',
  3: 'which binds the courts below it and persuades its equals',
  5: 'which binds no other court',
  6: 'a tribunal, which binds no court',
}

// the highest court of Kenya itself until 1977
const courtForKenya = /\bEast(?:ern)? Africa\b/i

/** A document on its place; asked, it says why. */
export interface Ordered {
  scored: Scored
  explain: () => Explanation
}

type Deps = Explanation['parts']

/** Puts what an engine found into its order by authority and standing; what is named keeps its place before all others. */
export function orderFound(
  found: readonly Scored[],
  {
    sought,
    named,
    authorities,
    signals,
  }: {
    sought: readonly Sought[]
    named: readonly number[]
    authorities: ReadonlyMap<number, Authority>
    signals: ReadonlyMap<number, SignalInBrief>
  },
): Ordered[] {
  const all = found.map((scored) => {
    const weighing = weigh(authorities.get(scored.id), signals.get(scored.id))
    const score = round(weighing.reduce((product, { value }) => product * value, scored.score))
    const isNamed = named.includes(scored.id)
    return {
      scored,
      score,
      isNamed,
      explain: () => ({ score, parts: [...(isNamed ? [byName] : []), ...partsOf(scored, sought), ...weighing] }),
    }
  })
  const others = all.filter(({ isNamed }) => !isNamed)
  return [...all.filter(({ isNamed }) => isNamed), ...others.sort((a, b) => b.score - a.score || b.scored.id - a.scored.id)]
}

const byName: Deps[number] = { part: 'named', value: 1, words: 'The query names this case by its citation, number or address' }

function weigh(authority: Authority | undefined, signal: SignalInBrief | undefined): Deps {
  const parts: Deps = []
  if (authority) {
    const { court, courtLevel, cases } = authority
    const named = court?.replace(/^the /i, '') ?? 'court'
    const level = authorityFactors.court[courtLevel ?? 0]
    if (level !== undefined) parts.push({ part: 'court', value: level, words: `Decided by the ${named}, ${saysBinding[courtLevel!]!}` })
    if (court !== null && courtLevel === null && isCourtAbroad(court) && !courtForKenya.test(court))
      parts.push({
        part: 'court',
        value: authorityFactors.abroad,
        words: `Decided abroad, by the ${named}, of persuasive authority only`,
      })
    if (cases > 0)
      parts.push({
        part: 'cited',
        value: round(1 + Math.min(authorityFactors.mostCited, authorityFactors.cited * Math.log2(1 + cases))),
        words: `Cited by ${cases} ${cases === 1 ? 'case' : 'cases'} of the library`,
      })
  }
  if (signal?.level === 'negative')
    parts.push({ part: 'standing', value: authorityFactors.overturned, words: `No longer good law: ${signal.kind}` })
  return parts
}

function partsOf({ text, passages, heading, times, inHeading }: Scored, sought: readonly Sought[]): Deps {
  if (sought.length === 0) return [{ part: 'text', value: 0, words: 'The query has no words to rank by: the newest first' }]
  const parts: Deps = [{ part: 'text', value: round(text), words: `Heading and text have ${list(sought, times)}` }]
  if (passages > 0) parts.push({ part: 'passages', value: round(passages), words: 'The words stand together in its best passages' })
  const many = inHeading.filter(Boolean).length
  if (heading > 0)
    parts.push({
      part: 'heading',
      value: round(heading),
      words: `${many} of ${sought.length} ${sought.length === 1 ? 'word' : 'words'} in title, parties, citations or number`,
    })
  return parts
}

const list = (sought: readonly Sought[], times: readonly number[]): string => {
  const all = sought.flatMap(({ shown }, i) => (times[i] === 0 ? [] : [`“${shown}” ${times[i] === 1 ? 'once' : `${times[i]} times`}`]))
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? 'none of the words')
}

const round = (value: number) => Math.round(value * 1000) / 1000
