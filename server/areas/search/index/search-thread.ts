import { basename } from 'node:path'
import { closeSync } from 'node:fs'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Question } from '../engine/engine.ts'
import type { Held, HeldSource } from '../engine/segments/held.ts'
import { openBytes } from '../engine/segments/segment.ts'
import { OutOfTime, createBudget } from '../engine/segments/budget.ts'
import { DamagedSegment } from '../engine/segments/segment-file.ts'
import { answer } from './answer.ts'
import { openFile } from './segment-files.ts'

/*
 * A thread that searches in the segments that the thread of the index tells it of. A question comes with the version of these that it must see.
 */

export interface ToSearchThread {
  number: number
  version: number
  question: Question
  milliseconds: number
  /** Set to another number than 0 once nobody waits for the answer. */
  left: Int32Array
}

export type FromSearchThread =
  | ({ number: number } & ({ answer: unknown } | { failed: 'out of time' | 'damaged' } | { error: string }))
  /** A file that it was told of is damaged. */
  | { damaged: true }

const { index } = workerData as { index: MessagePort }
/** Milliseconds that a question may keep others from their answers. */
const quick = 20
let version = 0
let held: Held[] = []
const waiting: ToSearchThread[] = []

index.on('message', (told: { version: number; held: HeldSource[] }) => {
  const before = held
  try {
    held = told.held.map((one) => ({ ...open(one, before), live: one.live }))
  } catch (error) {
    // A file that has gone is in what it is told next.
    if ((error as { code?: string }).code === 'ENOENT') return
    if (!(error instanceof DamagedSegment)) throw error
    parentPort!.postMessage({ damaged: true } satisfies FromSearchThread)
    return
  }
  for (const one of before) if (!held.some(({ segment }) => segment === one.segment)) close(one)
  version = told.version
  for (const asked of waiting.splice(0)) reply(asked)
})

parentPort!.on('message', reply)

/** Answers a question, and those that come meanwhile as soon as it has taken longer than others can wait. */
function reply(asked: ToSearchThread) {
  const long: ToSearchThread[] = [asked]
  for (let one = long.shift(); one; one = long.shift()) {
    const since = performance.now()
    replyWithin(one, () => {
      if (performance.now() - since < quick) return
      for (let next = nextAsked(); next; next = nextAsked()) if (!replyWithin(next, null)) long.push(next)
    })
  }
}

const nextAsked = () => receiveMessageOnPort(parentPort!)?.message as ToSearchThread | undefined

/** False where a question that interrupts another, without a `pause` of its own, takes longer than that one can wait. */
function replyWithin(asked: ToSearchThread, pause: (() => void) | null): boolean {
  if (asked.version > version) {
    waiting.push(asked)
    return true
  }
  const { number, question, milliseconds, left } = asked
  const say = (said: FromSearchThread) => parentPort!.postMessage(said)
  const most = pause === null ? Math.min(quick, milliseconds) : milliseconds
  try {
    say({ number, answer: answer(held, question, createBudget(most, left, pause ?? undefined)) })
  } catch (error) {
    const { stack, message } = error as Error
    if (error instanceof OutOfTime && most < milliseconds && Atomics.load(left, 0) === 0) return false
    if (error instanceof OutOfTime) say({ number, failed: 'out of time' })
    else if (error instanceof DamagedSegment) say({ number, failed: 'damaged' })
    else say({ number, error: stack ?? message })
  }
  return true
}

const files = new Map<Held['segment'], number>()

function open({ source, live }: HeldSource, before: readonly Held[]): Held {
  const known = before.find((one) => one.source.key === source.key)
  if (known) return known
  if ('bytes' in source) return openBytes(source.bytes, { key: source.key, live })
  const opened = openFile(source.path, basename(source.path), source.tables)
  files.set(opened.segment, opened.file)
  return opened
}

function close({ segment }: Held) {
  const file = files.get(segment)
  if (file !== undefined) closeSync(file)
  files.delete(segment)
}
