import type { CourtTrends, JudgeAnalysis, countProvisions, getDisposition } from '#contract/analytics'
import type { Output } from '#contract/endpoint'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { decidedStorage } from './decided-storage.ts'
import { favorableOf, figuresOf } from './figures.ts'
import { type Asked, type CountRow, analyticsStorage } from './storage.ts'

export { type ReadDisposition, keepDispositions } from './counting-storage.ts'

type Narrowed = Pick<Asked, 'topic' | 'years'>

/** What became of matters, counted by court and by judge: of the public library alone, from counts that every import keeps. */
export function createAnalytics(database: Database) {
  const storage = analyticsStorage(database)
  const decided = decidedStorage(database)

  return {
    /** A court without a case has figures of none. */
    async courtTrends({ court, ...narrowed }: Narrowed & { court: string }): Promise<CourtTrends> {
      const asked = { courts: [court], ...narrowed }
      const [rows, topics, facets] = await Promise.all([storage.counts(asked), storage.topics(asked), storage.facets(asked)])
      return { court, ...figuresOf(rows, topics, facets) }
    },

    /** What its decisions cite of the law, apart from the rest: the page shows its figures without waiting for them. */
    async provisions({ court, ...narrowed }: Narrowed & { court: string }): Promise<Output<typeof countProvisions>> {
      return { court, provisions: await decided.provisionsOfCourt({ court, ...narrowed }) }
    },

    /** A judge by any form of the name; `not-found` for one of whom nothing public is held. */
    async judge(name: string, narrowed: Narrowed): Promise<JudgeAnalysis> {
      const [main, ...others] = await storage.judge(name)
      if (!main) throw new Problem('not-found')
      const asked = { judges: [main, ...others].map(({ id }) => id), ...narrowed }
      const [rows, topics, facets, appeals, authorities, provisions, parties] = await Promise.all([
        storage.counts(asked),
        storage.topics(asked),
        storage.facets(asked),
        decided.appeals(asked),
        decided.authorities(asked),
        decided.provisions(asked),
        decided.parties(asked),
      ])
      const courts = Map.groupBy(rows, (row) => row.court)
      const years = new Set(rows.map(({ year }) => year))
      const all = await storage.counts({ courts: [...courts.keys()], topic: narrowed.topic, years: [...years] })
      return {
        judge: { id: main.id, name: main.name, other_names: others.map((one) => one.name) },
        ...figuresOf(rows, topics, facets),
        appeals,
        authorities,
        provisions,
        parties,
        courts: [...courts].map(([court, own]) => besideCourt(court, own, all)).toSorted((a, b) => b.cases - a.cases),
      }
    },

    /** How a case ended; an editor's word stands before what was read. */
    async disposition(reader: Reader, caseId: string): Promise<Output<typeof getDisposition>> {
      const found = await storage.disposition(reader, caseId)
      if (!found) throw new Problem('not-found')
      const { id, read, said, words } = found
      const { kind, favours } = said ?? read ?? { kind: null, favours: 'unknown' as const }
      return { id, disposition: kind, favours, source: said ? 'editor' : read ? 'read' : null, words }
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>

/** A judge in one court beside all that is held of that court in the years in which the judge decided there. */
function besideCourt(court: string, own: readonly CountRow[], all: readonly CountRow[]): JudgeAnalysis['courts'][number] {
  const years = new Set(own.map(({ year }) => year).filter((year) => year !== 0))
  return {
    court: court === '' ? null : court,
    cases: own.reduce((total, { cases }) => total + cases, 0),
    favorable: favorableOf(own),
    court_favorable: court === '' ? null : favorableOf(all.filter((row) => row.court === court && years.has(row.year))),
    years: [...years].toSorted((a, b) => a - b),
  }
}
