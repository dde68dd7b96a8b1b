import { setImmediate, setTimeout } from 'node:timers/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Database } from '../../../database/open.ts'
import { reachDatabase } from '../../../database/reach.ts'
import type { IndexState, Question } from '../engine/engine.ts'
import { OutOfTime, createBudget } from '../engine/segments/budget.ts'
import type { HeldSource } from '../engine/segments/held.ts'
import { holdTexts } from '../engine/segments/segment.ts'
import { DamagedSegment } from '../engine/segments/segment-file.ts'
import { answer } from './answer.ts'
import { changesStorage } from './changes-storage.ts'
import { createKeeper } from './keeper.ts'
import { oneForAll } from './one-for-all.ts'
import { lockOf, openFolder } from './segment-files.ts'
import { makeAside, makers } from './make-aside.ts'

/*
 * The thread that holds the index of a library: it follows the database, merges what came and, where it is the one of its folder that may, writes files.
 * Threads that search are told of every segment.
 */

export interface IndexThreadData {
  address: Database['address']
  folder: string
  /** To the threads that search. */
  searchers: MessagePort[]
}

export type ToIndexThread =
  | { kind: 'in step'; number: number }
  | { kind: 'state'; number: number }
  | { kind: 'ask of'; number: number; documents: readonly number[]; question: Question; milliseconds: number }
  | { kind: 'damaged' }
  | { kind: 'end' }

export type FromIndexThread =
  | { number: number; version: number; isWhole: boolean }
  | { number: number; state: IndexState }
  | { number: number; answer: unknown }
  | { number: number; failed: { message: string; code?: string; isOutOfTime: boolean } }
  | { problem: string }

const { address, folder, searchers } = workerData as IndexThreadData
/** Milliseconds between two looks at the database while nobody asks, and between two writings of files. */
const followEvery = 250
const keepEvery = 5_000

const maxTurns = 200
/** How many questions wait for this thread, what the others were told last, and whether it is to end. */
const state = { asking: 0, version: 0, told: [] as readonly object[], isOver: false }

/** Milliseconds in which every thread has opened what it was told of. */
const openedWithin = 200

const port = parentPort!
const report = (error: Error) => port.postMessage({ problem: error.message } satisfies FromIndexThread)
const database = reachDatabase(address, 'hukumu:index', report)
const storage = changesStorage(database.sql, report)
const aside = makeAside(address, report)
const keeper = createKeeper({
  storage,
  make: { make: aside.make, atOnce: makers },
  folder: openFolder(folder),
  mayWrite: () => database.holds(lockOf(folder)),
  onChange: async () => {
    tell()
    await setTimeout(openedWithin)
  },
  pause: async () => {
    await setImmediate()
    // Who asks goes first, and work goes on all the same.
    for (let turns = 0; state.asking > 0 && turns < maxTurns; turns += 1) await setImmediate()
  },
})

/** Tells the threads that search what there is, where that has changed. */
function tell() {
  const held = keeper.held()
  if (held.length === state.told.length && held.every((one, i) => one === state.told[i])) return
  state.told = held
  state.version += 1
  const sources = held.map(({ source, live }): HeldSource => ({ source, live }))
  for (const searcher of searchers) searcher.postMessage({ version: state.version, held: sources })
}

const inStep = oneForAll(async () => {
  await keeper.follow({ isAsked: state.asking > 0 })
  tell()
})

port.on('message', (asked: ToIndexThread) => {
  if (asked.kind === 'end') void end()
  else if (asked.kind === 'damaged') keeper.forget()
  else void reply(asked)
})

async function reply(asked: Extract<ToIndexThread, { number: number }>) {
  const { number } = asked
  state.asking += 1
  try {
    if (asked.kind === 'in step') {
      await inStep()
      port.postMessage({ number, version: state.version, isWhole: keeper.isWhole() } satisfies FromIndexThread)
      return
    }
    if (asked.kind === 'state') {
      await inStep()
      port.postMessage({ number, state: await keeper.state() } satisfies FromIndexThread)
      return
    }
    const held = holdTexts(await storage.texts('judgments', asked.documents))
    port.postMessage({ number, answer: answer(held, asked.question, createBudget(asked.milliseconds)) } satisfies FromIndexThread)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const failed = { message, isOutOfTime: error instanceof OutOfTime, ...(code !== undefined && { code }) }
    port.postMessage({ number, failed } satisfies FromIndexThread)
  } finally {
    state.asking -= 1
  }
}

/** Follows, reads on and writes by itself; what goes wrong is tried again, and told by whoever asks where it is the database. */
async function goOn() {
  let keptAt = 0
  let isChecked = false
  let hasMore = true
  let isComing = false
  let reading: Promise<void> | null = null
  const failed = (error: unknown) => {
    if (error instanceof DamagedSegment) keeper.forget()
    else report(error as Error)
  }
  const readOn = async () => {
    try {
      hasMore = await keeper.readOn()
    } catch (error) {
      hasMore = false
      failed(error)
    }
    reading = null
  }
  while (!state.isOver) {
    try {
      await inStep()
      isComing = keeper.isComing()
      if (!isComing) reading ??= readOn()
      await keeper.settle()
      tell()
      if (performance.now() - keptAt > keepEvery) {
        await keeper.keep()
        keptAt = performance.now()
        tell()
      }
      if (!isChecked && reading === null && keeper.isWhole()) {
        await keeper.check()
        isChecked = true
      }
    } catch (error) {
      failed(error)
    }
    if (reading === null && hasMore && !isComing) continue
    await Promise.race([setTimeout(followEvery), ...(reading === null ? [] : [reading])])
  }
  await reading
}
const going = goOn()

async function end() {
  state.isOver = true
  await going
  await aside.end()
  await database.close()
  keeper.close()
  port.close()
}
