import type { Citation, Provision } from '../citation.ts'
import { countUpTo } from '../count-up-to.ts'

/** The rules that a text cites, asked for the last before a place among its citations: -1 where there is none. */
export function rulesOf(citations: readonly Citation[]) {
  const last: number[] = []
  const places = new Map<string, number[]>()
  let latest = -1
  for (const [index, citation] of citations.entries()) {
    last.push(latest)
    if (citation.kind === 'rule' || citation.kind === 'rule_bare') latest = index
    if (citation.kind !== 'rule') continue
    for (const { number } of citation.provisions) {
      const known = places.get(number)
      if (known) known.push(index)
      else places.set(number, [index])
    }
  }
  return {
    last: (index: number): number => last[index] ?? -1,
    /** The last that names a rule of this number. */
    lastOf(number: string, index: number): number {
      const known = number === '' ? [] : (places.get(number) ?? [])
      return known[countUpTo(known, index - 1) - 1] ?? -1
    },
  }
}

/** Provisions with the Act that is named beside them. */
interface WrittenOut<Act> {
  act: Act
  provisions: readonly Provision[]
}

/** Of the places where one provision is written out so many are compared. */
const maxCompared = 50

const shapeOf = ({ number, parts }: Provision) => `${number} ${parts.join(' ')}`

/** The provisions that a text writes out with their Act: `find` answers the place that has all of some, where their numbers are of one Act alone. */
export function indexWrittenOut<Act extends { act: string }>(all: Iterable<WrittenOut<Act>>) {
  const actsOf = new Map<string, Set<string>>()
  const withShape = new Map<string, WrittenOut<Act>[]>()
  for (const one of all)
    for (const provision of one.provisions) {
      actsOf.set(provision.number, (actsOf.get(provision.number) ?? new Set()).add(one.act.act))
      const known = withShape.get(shapeOf(provision)) ?? []
      if (known.length < maxCompared) known.push(one)
      withShape.set(shapeOf(provision), known)
    }
  return {
    find(provisions: readonly Provision[]): Act | null {
      const acts = new Set(provisions.flatMap(({ number }) => [...(actsOf.get(number) ?? [])].slice(0, 2)))
      if (acts.size !== 1) return null
      const shapes = provisions.map(shapeOf)
      const places = withShape.get(shapes[0]!) ?? []
      return places.find((one) => shapes.every((shape) => one.provisions.some((named) => shapeOf(named) === shape)))?.act ?? null
    },
  }
}
