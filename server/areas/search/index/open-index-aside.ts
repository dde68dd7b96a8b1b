import { MessageChannel, Worker } from 'node:worker_threads'
import type { Database } from '../../../database/open.ts'
import { StatementTimeout, currentLimits } from '../../../database/statement-limits.ts'
import { type Answer, type Index, type IndexState, type Question, type Questions, keyOfMatches } from '../engine/engine.ts'
import type { FromIndexThread, IndexThreadData, ToIndexThread } from './index-thread.ts'
import { limit } from './open-index.ts'
import { oneForAll } from './one-for-all.ts'
import type { FromSearchThread, ToSearchThread } from './search-thread.ts'

/** Megabytes that a thread may hold. */
const maxMemory = 512
const mostYoung = 32
const mostKnown = 16

interface Waiting<Told> {
  resolve: (told: Told) => void
  reject: (error: Error) => void
}

/** The same as `openIndexHere` in threads of its own, with files in a folder that outlive the process. `onProblem` is told what is wrong in words; it is tried again. */
export function openIndexAside(database: Pick<Database, 'address'>, folder: string, onProblem: (words: string) => void): Index {
  const channels = [new MessageChannel(), new MessageChannel()]
  const resourceLimits = { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: mostYoung }
  const workerData: IndexThreadData = { address: database.address, folder, searchers: channels.map(({ port1 }) => port1) }
  const keeping = new Worker(new URL('./index-thread.ts', import.meta.url), {
    workerData,
    transferList: workerData.searchers,
    resourceLimits,
  })
  const searchers = channels.map(
    ({ port2 }) =>
      new Worker(new URL('./search-thread.ts', import.meta.url), { workerData: { index: port2 }, transferList: [port2], resourceLimits }),
  )
  let numbers = 0
  let isWhole = true
  let version = 0
  let failure: Error | null = null
  const kept = new Map<number, Waiting<FromIndexThread>>()
  const searched = new Map<number, Waiting<FromSearchThread>>()
  /** How many questions each thread has that searches. */
  const asked = searchers.map(() => 0)
  const fail = (error: Error) => {
    failure = error
    for (const { reject } of [...kept.values(), ...searched.values()]) reject(error)
    kept.clear()
    searched.clear()
  }
  keeping.on('message', (said: FromIndexThread) => {
    if ('problem' in said) onProblem(said.problem)
    else settle(kept, said)
  })
  for (const one of searchers)
    one.on('message', (said: FromSearchThread) => {
      if ('damaged' in said) tellDamaged()
      else settle(searched, said)
    })
  for (const one of [keeping, ...searchers])
    one
      .on('error', (error) => {
        fail(error)
        // Nothing is found without it: the process ends as after any failure that nobody caught, and is started again.
        process.nextTick(() => {
          throw error
        })
      })
      .unref()

  const tellDamaged = () => keeping.postMessage({ kind: 'damaged' } satisfies ToIndexThread)
  const settle = <Told extends { number: number }>(waiting: Map<number, Waiting<Told>>, said: Told) => {
    waiting.get(said.number)?.resolve(said)
    waiting.delete(said.number)
  }
  const askKeeper = (asked: { kind: 'in step' | 'state' } | Omit<Extract<ToIndexThread, { kind: 'ask of' }>, 'number'>) =>
    new Promise<FromIndexThread>((resolve, reject) => {
      if (failure) return reject(failure)
      const number = (numbers += 1)
      kept.set(number, { resolve, reject })
      keeping.postMessage({ ...asked, number })
    }).then((said) => {
      if (!('failed' in said)) return said
      const { message, code, isOutOfTime } = said.failed
      throw isOutOfTime ? new StatementTimeout() : Object.assign(new Error(message), code !== undefined && { code })
    })
  /** Which thread was asked last for what a search finds, of the last few searches: it still knows. */
  const knows = new Map<string, number>()
  /** The thread that knows what a search finds, unless it has more to do; else the one that has the least to do. */
  const searcherFor = ({ name, asked: plan }: Question): number => {
    const least = Math.min(...asked)
    if (name !== 'search' && name !== 'count') return asked.indexOf(least)
    const key = keyOfMatches(plan)
    const known = knows.get(key)
    const at = known !== undefined && asked[known]! <= least + 1 ? known : asked.indexOf(least)
    knows.delete(key)
    knows.set(key, at)
    if (knows.size > mostKnown) knows.delete(knows.keys().next().value!)
    return at
  }
  const askSearcher = (version: number, question: Question, milliseconds: number, left: Int32Array) => {
    const at = searcherFor(question)
    asked[at]! += 1
    return new Promise<FromSearchThread>((resolve, reject) => {
      if (failure) return reject(failure)
      const number = (numbers += 1)
      searched.set(number, { resolve, reject })
      searchers[at]!.postMessage({ number, version, question, milliseconds, left } satisfies ToSearchThread)
    }).finally(() => (asked[at]! -= 1))
  }

  const takeStep = async () => {
    const step = (await askKeeper({ kind: 'in step' })) as { version: number; isWhole: boolean }
    version = Math.max(version, step.version)
    isWhole = step.isWhole
  }
  const inStep = oneForAll(takeStep)

  const search = async (question: Question): Promise<unknown> => {
    const milliseconds = limit()
    const left = new Int32Array(new SharedArrayBuffer(4))
    const leave = () => Atomics.store(left, 0, 1)
    const signal = currentLimits()?.signal
    signal?.addEventListener('abort', leave)
    try {
      for (let attempt = 1; ; attempt += 1) {
        await (attempt === 1 ? inStep() : takeStep())
        const said = await askSearcher(version, question, milliseconds, left)
        if ('answer' in said) return said.answer
        if ('error' in said) throw new Error(said.error)
        if ('failed' in said && said.failed === 'out of time') throw new StatementTimeout()
        if (attempt === maxAttempts) throw new Error('The index is damaged, and was not made anew in time')
        tellDamaged()
      }
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  return {
    inStep,
    ask: async (name, asked) => (await search({ name, asked } as Question)) as Answer<typeof name>,
    askOf: async (documents, name, asked) => {
      const question = { name, asked } as Question
      const said = await askKeeper({ kind: 'ask of', documents, question, milliseconds: limit() })
      return (said as { answer: Answer<keyof Questions> }).answer as Answer<typeof name>
    },
    isWhole: () => isWhole,
    state: async () => ((await askKeeper({ kind: 'state' })) as { state: IndexState }).state,
    close: async () => {
      const ended = new Promise((resolve) => keeping.once('exit', resolve))
      keeping.postMessage({ kind: 'end' } satisfies ToIndexThread)
      await ended
      await Promise.all(searchers.map((one) => one.terminate()))
    },
  }
}

const maxAttempts = 3
