import type { Output } from '#contract/endpoint'
import type { checkStages, getCheckProgress } from '#contract/document-check'
import type { Database } from '../../database/open.ts'
import { progressStorage } from './storage.ts'

/** How far a check has come. */
export type Progress = Output<typeof getCheckProgress>
/** Told as a check goes on. */
export type Report = (stage: (typeof checkStages)[number], done?: number, total?: number) => void

const unknown: Progress = { stage: null, done: 0, total: 0 }
/** Checks that are followed at a time; more run all the same, unseen. */
const mostFollowed = 500
/** Milliseconds between two writings of one check: most end before the first. */
const writtenEvery = 500

/**
 * The checks that run, by account and the id that it gave: those of this process as they are, those of others as they last wrote it down.
 * It is only for the eye of who waits: where writing fails, `onFailure` is told and the check goes on.
 */
export function createProgress(database: Database, onFailure: (error: unknown) => void) {
  const storage = progressStorage(database)
  const running = new Map<string, Progress>()
  const keyOf = (userId: string, id: string) => `${userId} ${id}`

  /** Writes a check down while it runs; answers what ends that. */
  const keepWritten = (userId: string, id: string) => {
    let writing: Promise<void> | null = null
    let wrote = false
    const write = async () => {
      const progress = running.get(keyOf(userId, id))
      if (!progress) return
      wrote = true
      try {
        await storage.write(userId, id, progress)
      } catch (error) {
        onFailure(error)
      }
    }
    const timer = setInterval(() => {
      writing ??= write().finally(() => (writing = null))
    }, writtenEvery)
    return async () => {
      clearInterval(timer)
      await writing
      if (wrote) await storage.remove(userId, id).catch(onFailure)
    }
  }

  return {
    of: async (userId: string, id: string): Promise<Progress> =>
      running.get(keyOf(userId, id)) ?? (await storage.read(userId, id)) ?? unknown,

    /** Follows a check to its end, well or ill; without an id nobody asks. */
    async follow<T>(userId: string, id: string | undefined, work: (report: Report) => Promise<T>): Promise<T> {
      if (id === undefined || running.size >= mostFollowed) return work(() => {})
      const key = keyOf(userId, id)
      const end = keepWritten(userId, id)
      try {
        return await work((stage, done = 0, total = 0) => void running.set(key, { stage, done, total }))
      } finally {
        running.delete(key)
        await end()
      }
    },
  }
}
