import { z } from 'zod'
import type { Database } from '../../../database/open.ts'
import { type Jobs, defineJob } from '../../../jobs/jobs.ts'
import { type Embeddings, NoVectors } from '../../../providers/embeddings.ts'
import type { DocumentFilters } from '../plan/document-filters-storage.ts'
import { searchStorage } from '../storage.ts'
import { passagesOf } from './passages.ts'
import { type NearPassage, beginModel, keepVectors, vectorsStorage } from './storage.ts'

export type { NearPassage } from './storage.ts'

/** How far the library has vectors, for whoever administers it. `problem`: why the last try came to nothing, in words. */
export interface MeaningState {
  model: string
  embedded: number
  waiting: number
  passages: number
  problem: string | null
}

interface Deps {
  database: Database
  embeddings: Embeddings | null
}

const embedding = defineJob({ name: 'embed-passages', data: z.strictObject({}), single: true, retries: 5, retryAfter: 30, longest: 900 })

/** Documents that are read at once. */
const atOnce = 10
/** Documents in a row whose texts are not taken, after which nothing more is asked in this job. */
const maxRefused = 20
const refusedWords = 'The endpoint gives no vectors for the texts of some cases: they may be too long for its model.'
/** Milliseconds of one job; what is left then is another's, so that others have their turn. */
const maxJobLength = 240_000
/** Passages that are compared as near ones, and what counts as near: this likeness, and this share of that of the nearest. */
const maxNear = 120
const leastLikeness = 0.25
const leastShare = 0.75
/** Questions whose vectors are remembered: each page of a list asks again. */
const maxRemembered = 200
/** Milliseconds that a question waits for its vector; and for which an endpoint that gave none is not asked. */
const maxQuestionLength = 5_000
const restAfterProblem = 30_000

/**
 * Meaning by vectors, where the operator has set a model up (docs/decisions/069). Only public documents are
 * embedded. Without a model nothing is asked, kept or loaded.
 */
export function createVectors({ database, embeddings }: Deps) {
  const { clock } = database
  const storage = vectorsStorage(database.sql)
  const remembered = new Map<string, number[]>()
  let restUntil = 0
  /** The vector of a question; null where there is none now, and words alone must do. */
  const vectorOf = async ({ embed }: Embeddings, question: string): Promise<number[] | null> => {
    const known = remembered.get(question)
    if (known) return known
    if (performance.now() < restUntil) return null
    const patience = AbortSignal.timeout(maxQuestionLength)
    try {
      const [vector] = await embed([question], patience)
      if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value!)
      remembered.set(question, vector!)
      return vector!
    } catch (error) {
      if (!(error instanceof NoVectors) && !patience.aborted) throw error
      // What is wrong with one question is nothing that others have to wait for.
      if (error instanceof NoVectors && error.isOfTexts) return null
      restUntil = performance.now() + restAfterProblem
      const words = error instanceof NoVectors ? error.message : 'The endpoint took too long to answer.'
      await storage.noteProblem(words, new Date(clock.now()))
      return null
    }
  }

  const embedDocument = async (
    { embed, most, name }: Embeddings,
    { id, revision }: { id: number; revision: number },
    signal: AbortSignal,
  ) => {
    const [found] = await searchStorage(database.sql).texts([id])
    if (!found) return
    const passages = passagesOf(found)
    const vectors: { paragraph: number; vector: number[] }[] = []
    for (let from = 0; from < passages.length; from += most) {
      const some = passages.slice(from, from + most)
      const made = await embed(
        some.map(({ text }) => text),
        signal,
      )
      vectors.push(...some.map(({ paragraph }, at) => ({ paragraph, vector: made[at]! })))
    }
    const dimensions = vectors[0]?.vector.length
    if (vectors.some(({ vector }) => vector.length !== dimensions))
      throw new NoVectors('The endpoint gave vectors of different lengths.', true)
    const { model, dimensions: before } = await storage.state()
    await database.sql.transaction().execute(async (transaction) => {
      // Also where the same model has come to give vectors of another length.
      if (dimensions !== undefined && (model !== name || before !== dimensions)) await beginModel(transaction, { model: name, dimensions })
      await keepVectors(transaction, { id, revision, text: found.text, at: new Date(clock.now()) }, vectors)
    })
  }

  /** The same; where the endpoint takes the document's texts not, it goes on waiting. Answers whether it was done. */
  const embedUnlessRefused = async (...asked: Parameters<typeof embedDocument>): Promise<boolean> => {
    try {
      await embedDocument(...asked)
      return true
    } catch (error) {
      if (error instanceof NoVectors && error.isOfTexts) return false
      throw error
    }
  }

  /** Embeds what waits, document by document; answers whether more waits. What is done stays done. */
  const embedWaiting = async (made: Embeddings, signal: AbortSignal): Promise<boolean> => {
    const { model } = await storage.state()
    if (model !== '' && model !== made.name)
      await database.sql.transaction().execute((transaction) => beginModel(transaction, { model: made.name, dimensions: 0 }))
    const until = performance.now() + maxJobLength
    let [refused, inARow] = [0, 0]
    try {
      // One whose text changed meanwhile waits for the next job.
      for (let after = 0; ;) {
        const waiting = await storage.waiting(after, atOnce)
        if (waiting.length === 0) break
        for (const one of waiting) {
          if (performance.now() > until) return true
          if (await embedUnlessRefused(made, one, signal)) inARow = 0
          else [refused, inARow] = [refused + 1, inARow + 1]
          if (inARow === maxRefused) throw new NoVectors(refusedWords)
          after = one.id
        }
      }
    } catch (error) {
      if (error instanceof NoVectors) await storage.noteProblem(error.message, new Date(clock.now()))
      throw error
    }
    const state = await storage.state()
    const problem = refused > 0 ? refusedWords : null
    if (state.problem !== problem) await storage.noteProblem(problem, new Date(clock.now()))
    return false
  }

  return {
    isUsed: embeddings !== null,

    /** The passages nearest to what is asked that a reader sees within the filters, the nearest first; null where words alone must do. */
    async near(question: string, narrowing: DocumentFilters): Promise<NearPassage[] | null> {
      if (embeddings === null) return null
      const { model, dimensions } = await storage.state()
      if (model !== embeddings.name || dimensions === 0) return null
      const vector = await vectorOf(embeddings, question)
      if (vector === null || vector.length !== dimensions) return null
      const found = await database.sql
        .transaction()
        .execute((transaction) => vectorsStorage(transaction).nearest(vector, narrowing, maxNear))
      const least = Math.max(leastLikeness, (found[0]?.likeness ?? 0) * leastShare)
      return found.filter(({ likeness }) => likeness >= least)
    },

    /** Embeds what comes and what changes: at the start, every five minutes, and on until nothing waits. */
    async followBy(jobs: Jobs) {
      jobs.handle(embedding, async ({ signal }) => {
        if (embeddings !== null && (await embedWaiting(embeddings, signal))) await jobs.send(embedding, {}, { after: 1 })
      })
      if (embeddings === null) return
      jobs.schedule(embedding, { cron: '*/5 * * * *', timeZone: 'UTC' }, {})
      await jobs.send(embedding, {})
    },

    /** Embeds all that waits, at once and without a job: for what measures. Throws NoVectors where the endpoint gives none. */
    async embedAll(signal: AbortSignal) {
      if (embeddings === null) return
      while (await embedWaiting(embeddings, signal)) signal.throwIfAborted()
    },

    /** Null where no model is set up. */
    async state(): Promise<MeaningState | null> {
      if (embeddings === null) return null
      const [counts, { problem }] = await Promise.all([storage.counts(), storage.state()])
      return { model: embeddings.name, ...counts, problem }
    },
  }
}
