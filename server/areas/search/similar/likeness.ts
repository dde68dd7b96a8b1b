import type { Case } from '#contract/cases'
import type { SimilarityReason } from '#contract/similar'
import type { Expression } from '../engine/engine.ts'
import type { Authority, Source } from './storage.ts'
import type { WeighedTerm } from './terms.ts'

/** A provision that a text cites, and what cites it too. */
export interface SharedProvision {
  name: string
  meant: Expression
  weight: number
}

/** What a case has in common with the source. */
export interface Common {
  authorities: Authority[]
  terms: WeighedTerm[]
  provisions: SharedProvision[]
  /** The source cites it, or it cites the source. */
  cited: boolean
  citing: boolean
}

/**
 * What each thing in common is worth at most, authorities above all. Measured by `npm run bench -- relevance` on judged answers: nDCG@10 falls
 * with less for `direct` (0.4: 0.74, 0.8: 0.82, 1.2: 0.86) and with more for `terms` or `provisions`
 * (0.1: 0.829, 0.6: 0.812), since procedure is cited in every matter; the others make no difference to speak of.
 */
const worth = { authorities: 3, terms: 2, provisions: 0.1, direct: 1.2, areas: 0.5, court: 0.15 }
const named = { authorities: 3, terms: 6, provisions: 3 }

/** A case that everybody cites binds little together. */
export const weightOf = ({ places }: Pick<Authority, 'places'>): number => 1 / Math.log(2 + places)

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const areasOf = ({ legalAreas, category }: Pick<Source, 'legalAreas' | 'category'>): string[] => [
  ...new Set([...legalAreas, ...(category ? [category] : [])].map((area) => area.trim()).filter(Boolean)),
]

/** How alike a case is to the source (0 to about 6), and why. */
export function likeness(
  source: Source,
  whole: { authorities: readonly Authority[]; terms: readonly WeighedTerm[]; provisions: readonly SharedProvision[] },
  one: Case,
  common: Common,
): { score: number; reasons: SimilarityReason[] } {
  const share = (part: readonly number[], all: readonly number[]) => (part.length === 0 ? 0 : sum(part) / sum(all))
  const weights = (terms: readonly { weight: number }[]) => terms.map(({ weight }) => weight)
  const theirs = new Set(areasOf({ legalAreas: one.legal_areas, category: one.category }).map((area) => area.toLowerCase()))
  const areas = areasOf(source).filter((area) => theirs.has(area.toLowerCase()))
  const sameCourt = source.court !== null && source.court === one.court
  const score =
    worth.authorities * Math.sqrt(share(common.authorities.map(weightOf), whole.authorities.map(weightOf))) +
    worth.terms * share(weights(common.terms), weights(whole.terms)) +
    worth.provisions * share(weights(common.provisions), weights(whole.provisions)) +
    (common.cited || common.citing ? worth.direct : 0) +
    (areas.length > 0 ? worth.areas : 0) +
    (sameCourt ? worth.court : 0)
  const authorities = [...common.authorities].sort((a, b) => a.places - b.places || a.title.localeCompare(b.title))
  const all: SimilarityReason[] = [
    { kind: 'shared-authorities', names: authorities.slice(0, named.authorities).map(({ title }) => title), count: authorities.length },
    { kind: 'cited-by', names: common.cited ? [source.title] : [], count: common.cited ? 1 : 0 },
    { kind: 'cites', names: common.citing ? [source.title] : [], count: common.citing ? 1 : 0 },
    {
      kind: 'shared-provisions',
      names: common.provisions.slice(0, named.provisions).map(({ name }) => name),
      count: common.provisions.length,
    },
    { kind: 'shared-terms', names: common.terms.slice(0, named.terms).map(({ word }) => word), count: common.terms.length },
    { kind: 'area-of-law', names: areas, count: areas.length },
    { kind: 'same-court', names: sameCourt ? [source.court!] : [], count: sameCourt ? 1 : 0 },
  ]
  return { score, reasons: all.filter(({ count }) => count > 0) }
}
