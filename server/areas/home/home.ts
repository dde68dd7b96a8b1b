import type { Held, KeptChange } from '#contract/home'
import { type HomeQuestion, homeQuestions, homeQuestionWords } from '#contract/reasons/home-questions'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import type { Cases } from '../cases/cases.ts'
import type { Chat } from '../chat/chat.ts'
import type { Citator } from '../citator/citator.ts'
import { homeStorage } from './storage.ts'

interface Deps {
  database: Database
  cases: Pick<Cases, 'withStanding'>
  citator: Pick<Citator, 'overturnedSince'>
  chat: Pick<Chat, 'countAnswering'>
}

/** Decisions that a question needs to be offered, and questions that are. */
const fewestAnswering = 3
const maxQuestions = 5

/** What the first screen tells a reader of what they keep. */
export function createHome({ database, cases, citator, chat }: Deps) {
  const storage = homeStorage(database)
  /** For what the library held when they were asked. */
  let answered: { of: string; questions: Promise<HomeQuestion[]> } | null = null

  async function findAnswered(reader: Reader): Promise<HomeQuestion[]> {
    const found: HomeQuestion[] = []
    for (const question of homeQuestions) {
      if ((await chat.countAnswering(reader, homeQuestionWords[question])) >= fewestAnswering) found.push(question)
      if (found.length === maxQuestions) break
    }
    return found
  }

  return {
    held: (): Promise<Held> => storage.held(),

    /** Questions that the public library answers: they are put to it once for what it holds. */
    async questions(reader: Reader): Promise<HomeQuestion[]> {
      const of = JSON.stringify(await storage.held())
      if (answered?.of !== of) {
        const questions = findAnswered(reader)
        answered = { of, questions }
        questions.catch(() => (answered = null))
      }
      return answered.questions
    },

    /** Kept cases that were overturned after they were kept, what was learned last first. */
    async changes(reader: Reader, page: { limit: number; offset: number }) {
      const kept = await storage.kept(reader)
      const learned = await citator.overturnedSince(reader, new Map(kept.map(({ document_id, kept_at }) => [document_id, kept_at])))
      const changed = kept
        .flatMap((row) => {
          const at = learned.get(row.document_id)
          return at ? [{ ...row, at }] : []
        })
        .sort((one, other) => other.at.getTime() - one.at.getTime() || (one.case_id < other.case_id ? -1 : 1))
      const shown = changed.slice(page.offset, page.offset + page.limit)
      const briefs = await cases.withStanding(
        reader,
        shown.map(({ case_id }) => case_id),
      )
      const results = shown.flatMap(({ case_id, kept_as, kept_at, at }): KeptChange[] => {
        const brief = briefs.get(case_id)
        return brief ? [{ case: brief, kept_as, kept_at: kept_at.toISOString(), changed_at: at.toISOString() }] : []
      })
      return pageOf(results, changed.length, page)
    },
  }
}

export type Home = ReturnType<typeof createHome>
