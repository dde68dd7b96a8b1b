import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../database/open.ts'
import { StatementTimeout, currentLimits, statementMilliseconds } from '../../../database/statement-limits.ts'
import { holdTexts } from '../engine/segments/segment.ts'
import { OutOfTime, createBudget } from '../engine/segments/budget.ts'
import { type Answer, type Question, type Questions, answer } from './answer.ts'
import { changesStorage } from './changes-storage.ts'
import { type IndexState, createKeeper } from './keeper.ts'
import { oneForAll } from './one-for-all.ts'

/** The words of a library, as it is at the moment of each question. */
export interface Index {
  /** Takes in what was committed before the request came or, outside of any, before now. */
  inStep: () => Promise<void>
  /** The same is taken in first. */
  ask: <Name extends keyof Questions>(name: Name, asked: Parameters<Questions[Name]>[0]) => Promise<Answer<Name>>
  /** The same of some judgments alone, in which many searches are looked up. */
  askOf: <Name extends keyof Questions>(
    documents: readonly number[],
    name: Name,
    asked: Parameters<Questions[Name]>[0],
  ) => Promise<Answer<Name>>
  /** False while a large library is read for the first time: then what is found is not all. */
  isWhole: () => boolean
  /** How it is once what was committed before is taken in. */
  state: () => Promise<IndexState>
  close: () => Promise<void>
}

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
    askOf: async (documents, name, asked) => {
      const held = holdTexts(await storage.texts('judgments', documents))
      return answered(() => answer(held, { name, asked } as Question, createBudget(limit()))) as Answer<typeof name>
    },
    isWhole: keeper.isWhole,
    state: async () => {
      await inStep()
      return keeper.state()
    },
    close: async () => keeper.close(),
  }
}

export const limit = () => currentLimits()?.milliseconds ?? statementMilliseconds

function answered<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof OutOfTime ? new StatementTimeout() : error
  }
}
