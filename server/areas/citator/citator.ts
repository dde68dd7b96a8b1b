import { paragraphsOfPinpoint } from '#citations/pinpoints'
import {
  type Authority,
  type CaseSignal,
  type HistoryStep,
  type Standing,
  type Treatment,
  type TreatmentLead,
  type getAppealHistory,
  type getAuthorities,
  type getCitedBy,
  type listTreatmentReviews,
  type listUndecidedLeads,
  type reviewTreatment,
  type trackPrecedent,
  maxPinpoints,
  treatments,
} from '#contract/citator'
import type { Output, Received } from '#contract/endpoint'
import { dayInNairobi } from '../../clock.ts'
import { type Action, type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import { type Citations, isRead } from '../citations/citations.ts'
import { reviewStorage } from './review-storage.ts'
import { createSignals } from './signals.ts'
import { treatmentsAgainst } from './standing.ts'
import { type LeadRow, type StepRow, type WordsRow, citatorStorage } from './storage.ts'

export { createSignals } from './signals.ts'

export interface CitatorParts {
  database: Database
  citations: Pick<Citations, 'authoritiesIn'>
  /** How many cases a reader may see. */
  held: (reader: Reader) => Promise<number>
}

/** A matter goes through four courts at most; more says that two decisions name one another. */
const maxCourts = 12

/** What later courts say of a case: who cites it and how, where it came from and went to, how it stands. */
export function createCitator({ database, citations, held }: CitatorParts) {
  const storage = citatorStorage(database)
  const reviews = reviewStorage(database)
  const signals = createSignals(database)

  const documentFor = async (reader: Reader, action: Action, caseId: string): Promise<number> => {
    const found = await storage.document(reader, caseId)
    if (found === null) throw new Problem('not-found')
    if (!can(reader, action, found.thing)) throw new Problem('forbidden')
    return found.id
  }
  const documentOf = (reader: Reader, caseId: string) => documentFor(reader, 'read', caseId)

  /** The steps of a matter: those of a case, and those of the cases that they lead to. */
  const stepsAround = async (reader: Reader, first: number): Promise<{ ids: Set<number>; steps: StepRow[] }> => {
    const ids = new Set([first])
    let steps: StepRow[] = []
    for (let known = 0; known < ids.size && ids.size <= maxCourts;) {
      known = ids.size
      steps = await storage.steps(reader, [...ids])
      for (const { citing_id, cited_id } of steps) for (const id of [citing_id, cited_id]) if (id !== null) ids.add(id)
    }
    return { ids, steps }
  }

  return {
    overturnedSince: signals.overturnedSince,
    saidBy: signals.saidBy,

    /** The cases that cite a case, those that say most of it first; `not-found` for one that the reader does not see. */
    async citedBy(reader: Reader, caseId: string, asked: Received<typeof getCitedBy>['query']): Promise<Output<typeof getCitedBy>> {
      const id = await documentOf(reader, caseId)
      const { limit, offset, ...filter } = asked
      const [rows, counted] = await Promise.all([
        storage.citedBy(reader, id, filter, { limit, offset }),
        storage.counts(reader, id, filter),
      ])
      const citing = rows.map(({ document_id }) => document_id)
      const [found, signalOf] = await Promise.all([storage.leads(reader, { cited: id, citing }), signals.inBrief(reader, citing)])
      const leads = Map.groupBy(found, ({ citing_id }) => citing_id)
      const results = rows.map(({ document_id, found: citingCase, treatment, times, ...words }) => ({
        case: citingCase,
        signal: signalOf.get(document_id) ?? null,
        treatment,
        times,
        ...toWords(words),
        leads: (leads.get(document_id) ?? []).map(toLead),
      }))
      return { ...pageOf(results, counted[0]?.total ?? 0, { offset, limit }), counts: toCounts(counted) }
    },

    /** The cases that a case cites, with what it says of each and how each stands. */
    async authorities(
      reader: Reader,
      caseId: string,
      { limit, offset }: Received<typeof getAuthorities>['query'],
    ): Promise<Output<typeof getAuthorities>> {
      const id = await documentOf(reader, caseId)
      const complete = await isRead(database, id)
      const [all, leads] = await Promise.all([citations.authoritiesIn(reader, caseId), storage.leads(reader, { citing: [id] })])
      const byPosition = Map.groupBy(leads, ({ position }) => position)
      const authorities = all.slice(offset, offset + limit)
      const cited = await storage.documentIds(
        reader,
        authorities.flatMap((one) => (one.case ? [one.case.id] : [])),
      )
      const signalOf = await signals.inBrief(reader, [...cited.values()])
      const results = authorities.map(({ case: found, name, printed, pinpoint, places }): Authority => {
        const own = places.flatMap(({ position }) => byPosition.get(position) ?? [])
        return {
          case: found,
          signal: signalOf.get(cited.get(found?.id ?? '') ?? -1) ?? null,
          name,
          printed,
          pinpoint,
          treatment: gravest(own),
          places: places.map(({ position: _position, ...place }) => place),
          leads: own.map(toLead),
        }
      })
      return { ...pageOf(results, all.length, { offset, limit }), complete }
    },

    /** The course of a matter through the courts, and how the case stands. */
    async history(reader: Reader, caseId: string): Promise<Output<typeof getAppealHistory>> {
      const id = await documentOf(reader, caseId)
      const { ids, steps } = await stepsAround(reader, id)
      const [cases, signal] = await Promise.all([storage.cases(reader, [...ids]), signals.of(reader, id, database.clock.now())])
      return { cases, steps: steps.map(toStep), signal }
    },

    /** How a case stands; null where nothing is known. */
    async signal(reader: Reader, caseId: string): Promise<CaseSignal | null> {
      return signals.of(reader, await documentOf(reader, caseId), database.clock.now())
    },

    /** How a case stands, and what is known for and against it as at today; `not-found` for one that the reader does not see. */
    async standing(reader: Reader, caseId: string): Promise<{ signal: CaseSignal | null; standing: Standing }> {
      const id = await documentOf(reader, caseId)
      const now = database.clock.now()
      const [signal, { citedBy, treatments: found }, known, silent] = await Promise.all([
        signals.of(reader, id, now),
        storage.tally(reader, id),
        held(reader),
        storage.silentBeside(id),
      ])
      const of = (kinds: readonly Treatment[]) =>
        found.filter(({ treatment }) => kinds.includes(treatment)).toSorted((a, b) => b.cases - a.cases)
      return {
        signal,
        standing: {
          as_at: dayInNairobi(now),
          held: known - silent,
          cited_by: citedBy,
          against: of(treatmentsAgainst),
          support: of(forIt),
        },
      }
    },

    /** Confirms or rejects a lead; `not-found` for one that is not there, or that the reviewer does not see, `forbidden` for one in what another has shared. */
    async review(reader: Reader, asked: Received<typeof reviewTreatment>['body']): Promise<TreatmentLead> {
      const { case_id, position, treatment, decision, note } = asked
      const citing = await documentFor(reader, 'change', case_id)
      if (!(await reviews.add({ citing, position, treatment, decision, note, reviewer: reader.userId }))) throw new Problem('not-found')
      const lead = (await storage.leads(reader, { citing: [citing] })).find(
        (one) => one.position === position && one.treatment === treatment,
      )
      return toLead(lead!)
    },

    /** What the machine read in the library and nobody has decided on; private documents are their owners' to review. */
    async undecided(
      reader: Reader,
      { treatment, ...page }: Received<typeof listUndecidedLeads>['query'],
    ): Promise<Output<typeof listUndecidedLeads>> {
      const [rows, counts] = await Promise.all([reviews.undecided(reader, treatment, page), reviews.countUndecided(reader)])
      const results = rows.map(({ citing, cited, ...lead }) => ({ case: citing, cited, lead: toLead(lead) }))
      const counted = treatments.flatMap((value) => counts.find((one) => one.value === value) ?? [])
      const total = counted.filter(({ value }) => !treatment || treatment.includes(value)).reduce((sum, { count }) => sum + count, 0)
      return { ...pageOf(results, total, page), treatments: counted }
    },

    async reviews(
      reader: Reader,
      { case_id, ...page }: Received<typeof listTreatmentReviews>['query'],
    ): Promise<Output<typeof listTreatmentReviews>> {
      const { rows, total } = await reviews.list(reader, case_id, page)
      const results = rows.map(({ reviewed_at, ...row }) => ({ ...row, reviewed_at: reviewed_at.toISOString() }))
      return pageOf(results, total, page)
    },

    /** How often a case was cited in each year, with what treatment, and by which courts. */
    async track(reader: Reader, caseId: string): Promise<Output<typeof trackPrecedent>> {
      const document = await documentOf(reader, caseId)
      const [rows, pinpoints] = await Promise.all([storage.tracked(reader, document), storage.pinpoints(reader, document)])
      const byCourt = rows.filter(({ by }) => by === courtOnly)
      const byYear = Map.groupBy(
        rows.filter((row) => row.by !== courtOnly && row.year !== null),
        ({ year }) => year!,
      )
      const [first, last] = [Math.min(...byYear.keys()), Math.max(...byYear.keys())]
      const years = byYear.size === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
      return {
        id: caseId,
        total: byCourt.reduce((sum, { count }) => sum + count, 0),
        years: years.map((year) => {
          const found = byYear.get(year) ?? []
          return {
            year,
            count: found.reduce((sum, { count }) => sum + count, 0),
            treatments: found.map(({ treatment, count }) => ({ value: treatment!, count })),
          }
        }),
        courts: byCourt.map(({ court, count }) => ({ court, count })),
        ...countParagraphs(pinpoints),
      }
    },
  }
}

/** How many cases name a paragraph, and which ones they name; a case that names one twice counts once. */
function countParagraphs(pinpoints: readonly { pinpoint: string; kind: string; citing: readonly number[] }[]) {
  const named = new Map<number, Set<number>>()
  for (const one of pinpoints)
    for (const number of paragraphsOfPinpoint(one)) {
      const by = named.get(number) ?? new Set()
      for (const id of one.citing) by.add(id)
      named.set(number, by)
    }
  const paragraphs = [...named].map(([number, by]) => ({ number, count: by.size }))
  return {
    pinpointed: new Set([...named.values()].flatMap((by) => [...by])).size,
    paragraphs: paragraphs.toSorted((a, b) => b.count - a.count || a.number - b.number).slice(0, maxPinpoints),
  }
}

const forIt: readonly Treatment[] = ['upheld', 'applied', 'followed']

export type Citator = ReturnType<typeof createCitator>

/** `grouping(year, treatment, court)` of the rows that count courts. */
const courtOnly = 0b110

const toWords = ({ quote, start_offset: start, end_offset: end, paragraph, number }: WordsRow) => ({ quote, start, end, paragraph, number })

const toLead = (row: LeadRow): TreatmentLead => ({
  ...toWords(row),
  position: row.position,
  treatment: row.treatment,
  told_by: row.told_by,
  opinion_kind: row.opinion_kind,
  review: row.decision && row.reviewed_at ? { decision: row.decision, note: row.note!, reviewed_at: row.reviewed_at.toISOString() } : null,
})

const gravest = (leads: readonly LeadRow[]): Treatment =>
  treatments.find((one) => leads.some(({ treatment, decision }) => treatment === one && decision !== 'rejected')) ?? 'cited'

function toStep(row: StepRow): HistoryStep {
  return {
    case: row.found,
    kind: row.kind,
    outcome: row.outcome,
    header: toWords(row),
    decided:
      row.decided_quote === null
        ? null
        : {
            quote: row.decided_quote,
            start: row.decided_start!,
            end: row.decided_end!,
            paragraph: row.decided_paragraph,
            number: row.decided_number,
          },
    from: row.below,
  }
}

/** `grouping(treatment, level, year)`: a bit is set for what a row is not grouped by. */
const groups = { treatment: 0b011, level: 0b101, year: 0b110 }

function toCounts(rows: Awaited<ReturnType<ReturnType<typeof citatorStorage>['counts']>>): Output<typeof getCitedBy>['counts'] {
  const of = (by: number) => rows.filter((row) => row.by === by)
  return {
    cases: rows[0]?.cases ?? 0,
    treatments: treatments.flatMap((value) => {
      const found = of(groups.treatment).find(({ treatment }) => treatment === value)
      return found ? [{ value, count: found.count }] : []
    }),
    levels: of(groups.level)
      .map(({ level: value, count }) => ({ value, count }))
      .sort((a, b) => (a.value ?? 99) - (b.value ?? 99)),
    years: of(groups.year)
      .map(({ year: value, count }) => ({ value, count }))
      .sort((a, b) => (b.value ?? 0) - (a.value ?? 0)),
  }
}
