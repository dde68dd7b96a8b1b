import { signalKinds } from '#contract/citator'
import { type NoteQuote, type QuoteState, maxQuotes } from '#contract/note-quotes'
import { type AddedQuote, maxNoteLength } from '#contract/notes'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { createQuotableActs, findQuotedProvision, standsIn, stillStands } from '../annotations/annotations.ts'
import type { Cases } from '../cases/cases.ts'
import type { Finder } from './find-note.ts'
import { type QuoteRow, type TakenQuote, quotesStorage, withPassage } from './quotes-storage.ts'

interface QuotesParts {
  database: Database
  cases: Pick<Cases, 'readJudgment' | 'withStanding' | 'getContent'>
  finder: Finder
}

/** Words that notes take from cases and Acts, which are watched from then on. */
export function createQuotes({ database, cases, finder }: QuotesParts) {
  const storage = quotesStorage(database)
  const acts = createQuotableActs(database)

  /** Which of some quotations from one case or Act stand in its present text. */
  const standing = async (reader: Reader, caseId: string, quotes: readonly QuoteRow[]): Promise<QuoteRow[]> => {
    if (quotes[0]?.kind !== 'act') {
      const { content } = await cases.getContent(reader, caseId)
      return content === null ? [] : quotes.filter(({ quote }) => standsIn(content, quote))
    }
    const text = await acts.text(reader, caseId)
    return text === null ? [] : quotes.filter((row) => stillStands(text, row))
  }

  /** Of those that the reader sees, how the words stand now. */
  const statesOf = async (reader: Reader, rows: readonly QuoteRow[]): Promise<Map<QuoteRow, QuoteState>> => {
    const changed = Map.groupBy(
      rows.filter((row) => !isSameText(row)),
      ({ case_id }) => case_id,
    )
    const stillThere = new Set<QuoteRow>()
    for (const [caseId, few] of changed) for (const row of await standing(reader, caseId, few)) stillThere.add(row)
    return new Map(rows.map((row) => [row, isSameText(row) ? 'same' : stillThere.has(row) ? 'text changed' : 'words changed']))
  }

  return {
    /** Words as they are kept, after they were found in their case or Act. */
    async take(reader: Reader, { case_id: caseId, quote, paragraph, place, eid = null, as_at, text }: AddedQuote): Promise<TakenQuote> {
      const act = await acts.text(reader, caseId, as_at)
      if (act) {
        const provision = findQuotedProvision(act, quote, eid)
        if (!provision) throw notThere('Act')
        const { documentId, revision, date: quotedAsAt } = act
        return { caseId, quote, paragraph: null, place: null, documentId, revision, signal: null, ...provision, quotedAsAt, text }
      }
      const { documentId, revision, content } = await cases.readJudgment(reader, caseId)
      if (content === null || !standsIn(content, quote)) throw notThere('case')
      const signal = (await cases.withStanding(reader, [caseId])).get(caseId)?.signal?.kind ?? null
      return { caseId, quote, paragraph, place, documentId, revision, signal, eid: null, unit: null, quotedAsAt: null, text }
    },

    /** `limit-reached` for a note in which there is no room for them. */
    async checkRoom({ id, content }: { id: string; content: string }, { text }: TakenQuote) {
      if (withPassage(content, text).length > maxNoteLength)
        throw new Problem('limit-reached', `A note has at most ${maxNoteLength} characters. Begin another one.`)
      if ((await storage.countQuotes(id)) >= maxQuotes)
        throw new Problem('limit-reached', `This note quotes ${maxQuotes} passages, which is the most there can be.`)
    },

    async quotes(reader: Reader, id: string): Promise<{ results: NoteQuote[]; total: number }> {
      const { id: known } = await finder.rowOf(reader, id)
      const rows = await storage.quotes(reader, known)
      const seen = rows.filter(({ present_document_id }) => present_document_id !== null)
      const idsOf = (kind: QuoteRow['kind']) => seen.filter((row) => row.kind === kind).map((row) => row.case_id)
      const states = await statesOf(reader, seen)
      const [held, titles] = await Promise.all([cases.withStanding(reader, idsOf('case')), acts.titles(reader, idsOf('act'))])
      const results = rows.map((row): NoteQuote => {
        const found = held.get(row.case_id) ?? null
        const title = titles.get(row.case_id)
        const then = signalKinds.find((kind) => kind === row.signal) ?? null
        return {
          id: row.id,
          case_id: row.case_id,
          paragraph: row.paragraph,
          place: row.place,
          eid: row.eid,
          quoted_as_at: row.quoted_as_at,
          quote: row.quote,
          state: states.get(row) ?? 'not held',
          signal_then: then,
          standing_changed: found !== null && (found.signal?.kind ?? null) !== then,
          created_at: row.created_at.toISOString(),
          case: found,
          act: title === undefined ? null : { id: row.case_id, title },
        }
      })
      return { results, total: results.length }
    },
  }
}

const isSameText = (row: QuoteRow) =>
  row.present_revision === row.revision && [null, row.present_document_id].includes(row.document_id) && !row.is_redacted

const notThere = (what: 'Act' | 'case') =>
  new InvalidInput([{ loc: ['body', 'quote'], msg: `These words do not stand in the text of the ${what}`, type: 'passage' }])
