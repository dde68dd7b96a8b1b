import { basename } from 'node:path'
import { closeSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Held } from '../engine/segments/held.ts'
import { openSegment } from '../engine/segments/open-segment.ts'
import { OutOfTime } from '../engine/segments/budget.ts'
import { DamagedSegment, readMemory } from '../engine/segments/segment-file.ts'
import { type Question, answer } from './answer.ts'
import { openFile } from './segment-files.ts'

/*
 * A thread that searches in the segments that the thread of the index tells it of. A question comes with the version of these that it must see.
 */

/** A segment as it goes from thread to thread. */
export type HeldSource = Pick<Held, 'source' | 'live'>

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

function reply(asked: ToSearchThread) {
  if (asked.version > version) {
    waiting.push(asked)
    return
  }
  const { number, question, milliseconds, left } = asked
  const say = (said: FromSearchThread) => parentPort!.postMessage(said)
  try {
    say({ number, answer: answer(held, question, milliseconds, left) })
  } catch (error) {
    const { stack, message } = error as Error
    if (error instanceof OutOfTime) say({ number, failed: 'out of time' })
    else if (error instanceof DamagedSegment) say({ number, failed: 'damaged' })
    else say({ number, error: stack ?? message })
  }
}

const files = new Map<Held['segment'], number>()

function open({ source, live }: HeldSource, before: readonly Held[]): Held {
  const known = before.find((one) => one.source.key === source.key)
  if (known) return known
  if ('bytes' in source) return { segment: openSegment(readMemory(source.bytes), source.bytes.length), live, source }
  const opened = openFile(source.path, basename(source.path))
  files.set(opened.segment, opened.file)
  return opened
}

function close({ segment }: Held) {
  const file = files.get(segment)
  if (file !== undefined) closeSync(file)
  files.delete(segment)
}
