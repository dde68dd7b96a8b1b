import { signalKinds } from '#contract/citator'
import { type NoteQuote, mostQuotes } from '#contract/note-quotes'
import { type AddedQuote, longestNote } from '#contract/notes'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../http/problem.ts'
import { standsIn } from '../annotations/annotations.ts'
import type { Cases } from '../cases/cases.ts'
import type { Finder } from './find-note.ts'
import { type TakenQuote, quotesStorage, withPassage } from './quotes-storage.ts'

interface QuotesParts {
  database: Database
  cases: Pick<Cases, 'readJudgment' | 'withStanding' | 'getContent'>
  finder: Finder
}

/** Words that notes take from cases, which are watched from then on. */
export function createQuotes({ database, cases, finder }: QuotesParts) {
  const storage = quotesStorage(database)

  /** Which of some words stand in a case now, by its text. */
  const standing = async (reader: Reader, caseId: string, quotes: readonly string[]): Promise<Set<string>> => {
    const { content } = await cases.getContent(reader, caseId)
    return content === null ? new Set() : new Set(quotes.filter((quote) => standsIn(content, quote)))
  }

  return {
    /** Words as they are kept, after they were found in their case. */
    async take(reader: Reader, { case_id: caseId, quote, paragraph, place, text }: AddedQuote): Promise<TakenQuote> {
      const { documentId, revision, content } = await cases.readJudgment(reader, caseId)
      if (content === null || !standsIn(content, quote))
        throw new InvalidInput([{ loc: ['body', 'quote'], msg: 'These words do not stand in the text of the case', type: 'passage' }])
      const signal = (await cases.withStanding(reader, [caseId])).get(caseId)?.signal?.kind ?? null
      return { caseId, quote, paragraph, place, documentId, revision, signal, text }
    },

    /** `limit-reached` for a note in which there is no room for them. */
    async checkRoom({ id, content }: { id: string; content: string }, { text }: TakenQuote) {
      if (withPassage(content, text).length > longestNote)
        throw new Problem('limit-reached', `A note has at most ${longestNote} characters. Begin another one.`)
      if ((await storage.countQuotes(id)) >= mostQuotes)
        throw new Problem('limit-reached', `This note quotes ${mostQuotes} passages, which is the most there can be.`)
    },

    async quotes(reader: Reader, id: string): Promise<{ results: NoteQuote[]; total: number }> {
      const { id: known } = await finder.rowOf(reader, id)
      const rows = await storage.quotes(reader, known)
      const isSameText = (row: (typeof rows)[number]) =>
        row.present_revision === row.revision && [null, row.present_document_id].includes(row.document_id) && !row.is_redacted
      const changed = Map.groupBy(
        rows.filter((row) => row.present_document_id !== null && !isSameText(row)),
        (row) => row.case_id,
      )
      const stillThere = new Map<string, Set<string>>()
      for (const [caseId, few] of changed)
        stillThere.set(
          caseId,
          await standing(
            reader,
            caseId,
            few.map(({ quote }) => quote),
          ),
        )
      const held = await cases.withStanding(
        reader,
        rows.map((row) => row.case_id),
      )
      const results = rows.map((row): NoteQuote => {
        const found = held.get(row.case_id) ?? null
        const then = signalKinds.find((kind) => kind === row.signal) ?? null
        return {
          id: row.id,
          case_id: row.case_id,
          paragraph: row.paragraph,
          place: row.place,
          quote: row.quote,
          state:
            found === null
              ? 'not held'
              : isSameText(row)
                ? 'same'
                : stillThere.get(row.case_id)?.has(row.quote)
                  ? 'text changed'
                  : 'words changed',
          signal_then: then,
          standing_changed: found !== null && (found.signal?.kind ?? null) !== then,
          created_at: row.created_at.toISOString(),
          case: found,
        }
      })
      return { results, total: results.length }
    },
  }
}
