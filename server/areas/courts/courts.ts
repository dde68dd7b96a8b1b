import { jurisdictionOf } from '#citations/data/jurisdictions'
import { caseNumberInPrint } from '#citations/format/case-number-in-print'
import type { CaseInBrief, CourtCoverage } from '#contract/cases'
import type { CourtPage, JudgePage, StationCoverage, YearCount } from '#contract/courts'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type LibraryCount, readLibraryCounts } from '../search/search.ts'
import { courtsStorage } from './storage.ts'

const maxListed = 10
const maxJudges = 200
const unknownCourt = 'Court not specified'

/** What the library holds of judges and of courts. A reader is the id of an account: it sees what is public and what is its own. */
export function createCourts(database: Database) {
  const storage = courtsStorage(database)

  return {
    /** A judge by number or by any form of the name; `not-found` for one without a case that the reader may see. */
    async judge(reader: Reader, idOrName: string): Promise<JudgePage> {
      const forms = await storage.judge(reader, idOrName)
      const main = forms[0]
      if (!main) throw new Problem('not-found')
      const decided = await storage.decidedBy(
        reader,
        forms.map(({ id }) => id),
      )
      if (decided.length === 0) throw new Problem('not-found')
      const documents = decided.map(({ id }) => id)
      const [known, newest, most_cited] = await Promise.all([
        storage.courts(),
        storage.inBrief(documents.slice(0, maxListed)),
        storage.mostCited(reader, { documents }, maxListed),
      ])
      const codes = new Map(known.map(({ name, code }) => [name, code]))
      const courts = countBy(decided.map(({ court }) => court ?? unknownCourt))
        .map(([name, cases]) => ({ code: codes.get(name) ?? null, name, cases }))
        .sort(maxCases)
      const years = yearsOf(countBy(decided.map(({ year }) => year)).map(([year, cases]) => ({ year, cases })))
      const dated = decided.filter(({ date }) => date !== null)
      const span = { cases: decided.length, first: dated.at(-1)?.date ?? null, latest: dated[0]?.date ?? null }
      return {
        id: main.id,
        name: main.name,
        other_names: forms.slice(1).map(({ name }) => name),
        courts,
        years,
        ...span,
        newest: newest.map(inPrint),
        most_cited: most_cited.map(inPrint),
      }
    },

    /** A court by its code or name, whether or not the library has cases of it; `not-found` for other words. */
    async court(reader: Reader, codeOrName: string): Promise<CourtPage> {
      const court = await storage.court(codeOrName)
      if (!court) throw new Problem('not-found')
      const [counts, newest, most_cited] = await Promise.all([
        readLibraryCounts(database, { reader, court: court.name }),
        storage.newestOf(reader, court.name, maxListed).then(storage.inBrief),
        storage.mostCited(reader, { court: court.name }, maxListed),
      ])
      const judges = counts
        .flatMap(({ judgeId, judge, cases }) => (judgeId !== null && judge !== null ? [{ id: judgeId, name: judge, cases }] : []))
        .sort(maxCases)
        .slice(0, maxJudges)
      const years = yearsOf(of(counts, 'year'))
      return {
        ...court,
        stations: stationsOf(counts),
        judges,
        years,
        ...spanOf(of(counts, 'court')[0]),
        newest: newest.map(inPrint),
        most_cited: most_cited.map(inPrint),
      }
    },

    /** What the public library holds, the highest courts first. */
    async coverage(): Promise<{ cases: number; courts: CourtCoverage[] }> {
      const [counts, known] = await Promise.all([
        readLibraryCounts(database, { reader: null, by: ['court', 'station', 'year'] }),
        storage.courts(),
      ])
      const byCourt = new Map<string | null, LibraryCount[]>()
      for (const row of counts) {
        const rows = byCourt.get(row.court)
        if (rows) rows.push(row)
        else byCourt.set(row.court, [row])
      }
      const courtOf = new Map(known.map((court) => [court.name, court]))
      // 0 stands outside the Kenyan ladder, and behind it.
      const level = ({ court }: LibraryCount) => courtOf.get(court ?? '')?.hierarchy_level || Number.MAX_SAFE_INTEGER
      const courts = of(counts, 'court')
        .sort((a, b) => level(a) - level(b) || (a.court ?? '\uffff').localeCompare(b.court ?? '\uffff'))
        .map((row) => {
          const own = byCourt.get(row.court) ?? []
          const code = courtOf.get(row.court ?? '')?.code ?? null
          return {
            code,
            abroad: jurisdictionOf({ courtCode: code, court: row.court, frbrUri: null }) !== 'KE',
            court: row.court ?? unknownCourt,
            ...spanOf(row),
            last_import: row.lastImport!.toISOString(),
            stations: stationsOf(own),
            years: yearsOf(of(own, 'year')),
          }
        })
      return { cases: courts.reduce((sum, { cases }) => sum + cases, 0), courts }
    },
  }
}

export type Courts = ReturnType<typeof createCourts>

const maxCases = (a: { name: string; cases: number }, b: { name: string; cases: number }) =>
  b.cases - a.cases || a.name.localeCompare(b.name)

/** How often each value occurs. */
function countBy<T>(values: T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

const of = (rows: LibraryCount[], by: LibraryCount['by']) => rows.filter((row) => row.by === by)

const spanOf = (row: Pick<LibraryCount, 'cases' | 'first' | 'latest'> | undefined) => ({
  cases: row?.cases ?? 0,
  first: row?.first ?? null,
  latest: row?.latest ?? null,
})

const yearsOf = (rows: Pick<LibraryCount, 'year' | 'cases'>[]): YearCount[] =>
  rows.flatMap(({ year, cases }) => (year === null ? [] : [{ year, cases }])).sort((a, b) => b.year - a.year)

const stationsOf = (rows: LibraryCount[]): StationCoverage[] =>
  of(rows, 'station')
    .flatMap((row) => (row.station === null ? [] : [{ station: row.station, ...spanOf(row) }]))
    .sort((a, b) => b.cases - a.cases || a.station.localeCompare(b.station))

const inPrint = <Listed extends CaseInBrief>(listed: Listed): Listed => ({
  ...listed,
  case_number: listed.case_number && caseNumberInPrint(listed.case_number),
})
