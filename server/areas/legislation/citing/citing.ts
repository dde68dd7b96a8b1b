import type { AsAtCase, CitedInCase, LawNotHeld } from '#contract/cited-legislation'
import type { ProvisionLead, ProvisionTreatment, listProvisionDecisions, reviewProvisionLead } from '#contract/notes-of-decisions'
import type { Output, Received } from '#contract/endpoint'
import { type Reader, can } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { pageOf } from '../../../http/page.ts'
import { Problem } from '../../../problem.ts'
import type { LawSought } from '../../citations/citations.ts'
import { lookUpLaws } from './look-up-laws.ts'
import { nameLawsNotHeld } from './name-laws-not-held.ts'
import { provisionReviewStorage } from './review-storage.ts'
import { type DecisionRow, citingStorage } from './storage.ts'
import { unitOfEid } from './units.ts'
import type { ActCited } from './acts-meant.ts'

/** An Act as its citations are told. */
export type ActOfNotes = ActCited & { guide: boolean }

/** What cases cite of the law: notes of decisions, counts, and what one case cites. */
export function createCiting(database: Database) {
  const storage = citingStorage(database)
  const reviews = provisionReviewStorage(database)

  return {
    /** The cases that cite a provision; none for what is never cited by itself, as a schedule. */
    async decisions(
      reader: Reader,
      act: ActOfNotes,
      eid: string,
      { limit, offset, ...filter }: Received<typeof listProvisionDecisions>['query'],
    ): Promise<Output<typeof listProvisionDecisions>> {
      const unit = unitOfEid(eid)
      if (!unit) return { ...pageOf([], 0, { limit, offset }), counts: { said: [], level: [], year: [] } }
      const cited = await storage.cited(act)
      const [rows, counts] = await Promise.all([
        storage.decisions(reader, cited, unit, filter, { limit, offset }),
        storage.decisionCounts(reader, cited, unit, filter),
      ])
      return {
        ...pageOf(rows.map(toDecision), counts[0]?.total ?? 0, { limit, offset }),
        counts: {
          said: counts.flatMap(({ by, said, cases }) => (by === bySaid ? [{ said, cases }] : [])),
          level: counts.flatMap(({ by, level, cases }) => (by === byLevel ? [{ level, cases }] : [])),
          year: counts.flatMap(({ by, year, cases }) => (by === byYear ? [{ year, cases }] : [])),
        },
      }
    },

    /** Confirms or rejects a lead; `not-found` for one that is not there, or in a case that the reader does not see, `forbidden` in what it may not change. */
    async review(
      reader: Reader,
      { case_id, position, said, decision, note }: Received<typeof reviewProvisionLead>['body'],
    ): Promise<ProvisionLead> {
      const document = await reviews.document(reader, case_id)
      if (!document) throw new Problem('not-found')
      if (!can(reader, 'change', document.thing)) throw new Problem('forbidden')
      const added = await reviews.add(reader, { citing: document.id, position, said, decision, note, reviewer: reader.userId })
      if (!added) throw new Problem('not-found')
      return { position, said, review: { decision, note: added.note, reviewed_at: added.reviewed_at.toISOString() } }
    },

    /** How many cases cite an Act and each of its units that `eids` has. */
    async counts(reader: Reader, act: ActOfNotes, eids: readonly string[]) {
      const { cases, units } = await storage.counts(reader, await storage.cited(act))
      const byUnit = new Map(units.map(({ unit, ...counted }) => [unit, counted]))
      const provisions = eids.flatMap((eid) => {
        const unit = unitOfEid(eid)
        const counted = unit && unit.parts.length === 0 ? byUnit.get(unit.unit) : undefined
        return counted ? [{ eid, ...counted }] : []
      })
      return { cases, provisions }
    },

    mostCited: storage.mostCited,

    /** The provisions that a case cites, and the day of which it asks for the law; `not-found` for a case that the reader does not see. */
    async citedIn(reader: Reader, caseId: string): Promise<{ as_at: AsAtCase | null; provisions: CitedInCase[]; not_held: LawNotHeld[] }> {
      const found = await storage.citedIn(reader, caseId)
      if (!found) throw new Problem('not-found')
      const asAt = dayOfLaw(found)
      const laws = found.laws.map((law) => ({
        ...law,
        act: law.act_key as LawSought['act'],
        year: law.act_year,
        number: law.act_number,
        cap: law.act_cap,
      }))
      const answers = await lookUpLaws(database, laws, asAt?.date ?? null)
      const provisions = answers.flatMap((answer, index): CitedInCase[] => {
        const { start_offset: start, end_offset: end, named } = laws[index]!
        if (answer.status === 'found') {
          const { act, eid, num, heading } = answer.provision
          return [{ start, end, act, eid, num, heading, named }]
        }
        return 'act' in answer ? [{ start, end, act: answer.act, eid: null, num: null, heading: null, named }] : []
      })
      const notHeld = laws.filter((_, index) => answers[index]!.status === 'not held')
      return { as_at: asAt, provisions, not_held: nameLawsNotHeld(notHeld) }
    },

    /** The day of which a case asks for the law; `not-found` for one that the reader does not see. */
    async dayOf(reader: Reader, caseId: string): Promise<AsAtCase | null> {
      const found = await storage.citedIn(reader, caseId)
      if (!found) throw new Problem('not-found')
      return dayOfLaw(found)
    },
  }
}

// A bit for each column that is grouped over: said, level, year.
const bySaid = 0b011
const byLevel = 0b101
const byYear = 0b110

const toDecision = ({
  said,
  position,
  lead,
  decision,
  note,
  reviewed_at,
  times,
  quote,
  start_offset,
  end_offset,
  paragraph,
  number,
  ...found
}: DecisionRow) => ({
  case: found,
  said: said satisfies ProvisionTreatment,
  lead: lead && {
    position,
    said: lead,
    review: decision && reviewed_at && note !== null ? { decision, note, reviewed_at: reviewed_at.toISOString() } : null,
  },
  times,
  words: { quote, start: start_offset, end: end_offset, paragraph, number },
})

/** When the matter was filed, as its number says, or when it was decided. A number later than the decision says nothing. */
function dayOfLaw({ case_number, date }: { case_number: string | null; date: string | null }): AsAtCase | null {
  const years = [...(case_number ?? '').matchAll(/\bof\s+((?:19|20)\d\d)\b/gi)].map(([, year]) => Number(year))
  const filed = years.length > 0 ? `${Math.min(...years)}-01-01` : null
  if (filed !== null && (date === null || filed <= date)) return { date: filed, basis: 'filed' }
  return date === null ? null : { date, basis: 'decided' }
}
