import type { CourtCoverage } from '#contract/cases'
import type { CourtPage, JudgePage, StationCoverage, YearCount } from '#contract/courts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../http/problem.ts'
import { type HeldRow, type Subject, courtsStorage } from './storage.ts'

const mostListed = 10
const mostJudges = 200
const unknownCourt = 'Court not specified'

// which of court, station and year a row of `grouping(…)` does not count by, as bits
const by = { nothing: 0b111, court: 0b011, station: 0b101, year: 0b110, courtAndStation: 0b001, courtAndYear: 0b010 } as const

/** What the library holds of judges and of courts. A reader is the id of an account: it sees what is public and what is its own. */
export function createCourts(database: Database) {
  const storage = courtsStorage(database)

  const pageOn = async (reader: string, subject: Subject) => {
    const [rows, newest, most_cited] = await Promise.all([
      storage.held(reader, subject),
      storage.newest(reader, subject, mostListed),
      storage.mostCited(reader, subject, mostListed),
    ])
    const whole = rows.find(({ kept }) => kept === by.nothing)
    const held = { cases: whole?.cases ?? 0, first: whole?.first ?? null, latest: whole?.latest ?? null }
    return { rows, page: { ...held, years: yearsOf(rows, by.year), newest, most_cited } }
  }

  return {
    /** A judge by number or by any form of the name; `not-found` for one without a case that the reader may see. */
    async judge(reader: string, idOrName: string): Promise<JudgePage> {
      const forms = await storage.judge(reader, idOrName)
      const main = forms[0]
      if (!main) throw new Problem('not-found')
      const { rows, page } = await pageOn(reader, { judges: forms.map(({ id }) => id) })
      if (page.cases === 0) throw new Problem('not-found')
      const codes = new Map((await storage.courts()).map(({ name, code }) => [name, code]))
      const courts = rows
        .filter(({ kept }) => kept === by.court)
        .map(({ court, cases }) => ({ code: codes.get(court ?? '') ?? null, name: court ?? unknownCourt, cases }))
        .sort(mostCases)
      return { id: main.id, name: main.name, other_names: forms.slice(1).map(({ name }) => name), courts, ...page }
    },

    /** A court by its code or name, whether or not the library has cases of it; `not-found` for other words. */
    async court(reader: string, codeOrName: string): Promise<CourtPage> {
      const court = await storage.court(codeOrName)
      if (!court) throw new Problem('not-found')
      const subject = { courtCode: court.code }
      const [{ rows, page }, judges] = await Promise.all([pageOn(reader, subject), storage.judgesOf(reader, subject, mostJudges)])
      return { ...court, stations: stationsOf(rows, by.station), judges, ...page }
    },

    /** What the public library holds, the highest courts first. */
    async coverage(): Promise<{ cases: number; courts: CourtCoverage[] }> {
      const [rows, known] = await Promise.all([storage.library(), storage.courts()])
      const courtOf = new Map(known.map((court) => [court.name, court]))
      const level = ({ court }: HeldRow) => courtOf.get(court ?? '')?.hierarchy_level ?? Number.MAX_SAFE_INTEGER
      const courts = rows
        .filter(({ kept }) => kept === by.court)
        .sort((a, b) => level(a) - level(b) || (a.court ?? '\uffff').localeCompare(b.court ?? '\uffff'))
        .map(({ court, cases, first, latest, last_import }) => {
          const own = rows.filter((row) => row.court === court)
          return {
            code: courtOf.get(court ?? '')?.code ?? null,
            court: court ?? unknownCourt,
            cases,
            first,
            latest,
            last_import: last_import.toISOString(),
            stations: stationsOf(own, by.courtAndStation),
            years: yearsOf(own, by.courtAndYear),
          }
        })
      return { cases: courts.reduce((sum, { cases }) => sum + cases, 0), courts }
    },
  }
}

export type Courts = ReturnType<typeof createCourts>

const mostCases = (a: { name: string; cases: number }, b: { name: string; cases: number }) =>
  b.cases - a.cases || a.name.localeCompare(b.name)

const yearsOf = (rows: HeldRow[], kept: number): YearCount[] =>
  rows
    .flatMap((row) => (row.kept === kept && row.year !== null ? [{ year: row.year, cases: row.cases }] : []))
    .sort((a, b) => b.year - a.year)

const stationsOf = (rows: HeldRow[], kept: number): StationCoverage[] =>
  rows
    .flatMap(({ station, cases, first, latest, ...row }) =>
      row.kept === kept && station !== null ? [{ station, cases, first, latest }] : [],
    )
    .sort((a, b) => b.cases - a.cases || a.station.localeCompare(b.station))
