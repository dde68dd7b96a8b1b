import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../database/open.ts'
import { StatementTimeout, currentLimits, statementMilliseconds } from '../../../database/statement-limits.ts'
import type { Answer, Index, Question } from '../engine/engine.ts'
import { holdTexts } from '../engine/segments/segment.ts'
import { OutOfTime, createBudget } from '../engine/segments/budget.ts'
import { answer } from './answer.ts'
import { type ChangesStorage, changesStorage } from './changes-storage.ts'
import { createKeeper } from './keeper.ts'
import { oneForAll } from './one-for-all.ts'

/** Holds the index of a library in this thread, in memory: for tests and commands. */
export function openIndexHere(database: Pick<Database, 'sql'>): Index {
  const storage = changesStorage(database.sql)
  const keeper = createKeeper({ storage, folder: null, mayWrite: async () => false, pause: () => setImmediate() })
  const inStep = oneForAll(async () => {
    await keeper.follow()
    while (await keeper.readOn()) continue
    await keeper.settle()
  })
  return {
    inStep,
    ask: async (name, asked) => {
      await inStep()
      return answered(() => answer(keeper.held(), { name, asked } as Question, createBudget(limit()))) as Answer<typeof name>
    },
    askOf: askAmong(storage),
    isWhole: keeper.isWhole,
    state: async () => {
      await inStep()
      return keeper.state()
    },
    close: async () => keeper.close(),
  }
}

/** Answers of some judgments alone, as the database has them. */
export const askAmong =
  (storage: Pick<ChangesStorage, 'texts'>): Index['askOf'] =>
  async (documents, name, asked) => {
    const held = holdTexts(await storage.texts('judgments', documents))
    return answered(() => answer(held, { name, asked } as Question, createBudget(limit()))) as Answer<typeof name>
  }

export const limit = () => currentLimits()?.milliseconds ?? statementMilliseconds

/** Does the work of an answer; one that costs too much ends as a statement does. */
export function answered<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof OutOfTime ? new StatementTimeout() : error
  }
}
