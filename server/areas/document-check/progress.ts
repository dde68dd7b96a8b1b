import type { Output } from '#contract/endpoint'
import type { checkStages, getCheckProgress } from '#contract/document-check'

/** How far a check has come. */
export type Progress = Output<typeof getCheckProgress>
/** Told as a check goes on. */
export type Report = (stage: (typeof checkStages)[number], done?: number, total?: number) => void

const unknown: Progress = { stage: null, done: 0, total: 0 }
/** Checks that are followed at a time; more run all the same, unseen. */
const mostFollowed = 500

/**
 * The checks that run in this process, by account and the id that it gave. It is only for the eye of who waits: where another process
 * answers, or this one has ended, the stage is null and the screen says that the check runs.
 */
export function createProgress() {
  const running = new Map<string, Progress>()
  const keyOf = (userId: string, id: string) => `${userId} ${id}`
  return {
    of: (userId: string, id: string): Progress => running.get(keyOf(userId, id)) ?? unknown,

    /** Follows a check to its end, well or ill; without an id nobody asks. */
    async follow<T>(userId: string, id: string | undefined, work: (report: Report) => Promise<T>): Promise<T> {
      if (id === undefined || running.size >= mostFollowed) return work(() => {})
      const key = keyOf(userId, id)
      try {
        return await work((stage, done = 0, total = 0) => void running.set(key, { stage, done, total }))
      } finally {
        running.delete(key)
      }
    },
  }
}
