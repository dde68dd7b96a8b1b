import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BoundText, WrittenBundle } from './bundle-pages.ts'
import type { BundlePlan } from './bundle-plan.ts'

/** What the thread is asked, one thing after the other. */
export type Asked = { ask: 'begin'; path: string; plan: BundlePlan } | ({ ask: 'add' } & BoundText) | { ask: 'end' }
export type Told = { done: WrittenBundle | null } | { failed: string }

/** Texts for the bundle, each read when the one before is written. */
export type Texts = AsyncIterable<BoundText>

/** Megabytes that the thread may take for its own objects; a bundle of any length stays far below. */
const maxMemory = 512

/**
 * Writes a bundle into a file, in a thread of its own so that no request waits: one authority at a time, so that a bundle of any size needs
 * little memory. The file appears complete or not at all, and is the server's alone to read.
 */
export async function writeBundle(path: string, plan: BundlePlan, texts: Texts, signal: AbortSignal): Promise<WrittenBundle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.part`
  const thread = new Worker(new URL('./bundle-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: maxMemory } })
  try {
    const ask = asker(thread, signal)
    await ask({ ask: 'begin', path: partial, plan })
    for await (const bound of texts) await ask({ ask: 'add', ...bound })
    const written = await ask({ ask: 'end' })
    await rename(partial, path)
    return written!
  } finally {
    await thread.terminate()
    await rm(partial, { force: true })
  }
}

/** Asks the thread and waits for its answer; what ends the thread, or the work, ends the waiting. */
function asker(thread: Worker, signal: AbortSignal) {
  let waiting = Promise.withResolvers<WrittenBundle | null>()
  // Between two questions nobody listens.
  const fail = (reason: unknown) => {
    waiting.promise.catch(() => {})
    waiting.reject(reason)
  }
  thread.on('message', (told: Told) => ('done' in told ? waiting.resolve(told.done) : fail(new Error(told.failed))))
  thread.on('error', fail)
  thread.on('exit', (code) => fail(new Error(`The thread that writes bundles ended with code ${code}`)))
  signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  return (asked: Asked): Promise<WrittenBundle | null> => {
    signal.throwIfAborted()
    waiting = Promise.withResolvers()
    thread.postMessage(asked)
    return waiting.promise
  }
}
