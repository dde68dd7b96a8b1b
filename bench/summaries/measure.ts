import type { Judgment } from '../../server/areas/cases/cases.ts'
import { readDecision } from '../../server/areas/cases/summarise/read-decision.ts'

/**
 * A judgment read by a person. Positions are those of paragraphs, counted as `countNonSpace` does. `orders` are what the court orders,
 * `alsoOrders` what may be taken for an order beside them; `holdings` are paragraphs in which it decides, `decisive` those of them that
 * a summary must not miss.
 */
export interface ReadByHand {
  file: string
  /** Of the text, so that another text is noticed. */
  chars: number
  orders: number[]
  alsoOrders: number[]
  holdings: number[]
  decisive: number[]
}

/** Paragraphs found and right, and expected and found. */
export interface Figures {
  found: number
  right: number
  expected: number
  met: number
}

export interface Outcome {
  orders: Figures
  holdings: Figures
}

/** UTF-16 code units before `offset` that are not white space: the same before and after white space is normalised. */
export const countNonSpace = (text: string, offset: number): number => text.slice(0, offset).replace(/\s+/g, '').length

/** What the summariser finds in a judgment beside what a person found, paragraph by paragraph. */
export function measureSummary(
  { content, parts, paragraphs }: Pick<Judgment, 'parts' | 'paragraphs'> & { content: string },
  hand: ReadByHand,
): Outcome {
  const decision = readDecision({ content, parts, paragraphs })
  const at = new Map(paragraphs.map(({ id, start }) => [id, countNonSpace(content, start)]))
  const placesOf = (statements: typeof decision.orders) => new Set(statements.map(({ paragraphs: [place] }) => at.get(place!.id)!))
  const [orders, holdings] = [placesOf(decision.orders), placesOf(decision.holdings)]
  return {
    orders: figuresOf(orders, new Set([...hand.orders, ...hand.alsoOrders]), hand.orders, orders),
    // Where one paragraph holds and orders, a summary that gives its order has it.
    holdings: figuresOf(holdings, new Set(hand.holdings), hand.decisive, new Set([...holdings, ...orders])),
  }
}

const figuresOf = (
  found: ReadonlySet<number>,
  acceptable: ReadonlySet<number>,
  expected: readonly number[],
  seen: ReadonlySet<number>,
): Figures => ({
  found: found.size,
  right: [...found].filter((place) => acceptable.has(place)).length,
  expected: expected.length,
  met: expected.filter((place) => seen.has(place)).length,
})

export const addFigures = (all: readonly Figures[]): Figures => {
  const sum = (of: (figures: Figures) => number) => all.reduce((total, figures) => total + of(figures), 0)
  return {
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    expected: sum(({ expected }) => expected),
    met: sum(({ met }) => met),
  }
}
