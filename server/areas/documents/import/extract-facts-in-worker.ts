import { Worker } from 'node:worker_threads'
import { readingAside } from '../../../printing/aside/run-aside.ts'
import { readGraph, extractFacts } from './extract-facts.ts'

type ToRead = Parameters<typeof extractFacts>[0]
type Read = ReturnType<typeof extractFacts>

/** Characters that are read in a few milliseconds; for longer texts a thread costs less than what others would wait. */
const shortText = 20_000

/** Reads as `extractFacts` does, long texts in a thread of their own, so that no other request waits. */
export const extractFactsInWorker = async (said: ToRead): Promise<Read> =>
  (said.content?.length ?? 0) <= shortText ? extractFacts(said) : readInThread(said)

const readGraphInProcess = readingAside<typeof readGraph>(new URL('./extract-facts.ts', import.meta.url), 'readGraph')

/** The same of `readGraph`, in a process that ends with its work: `too-slow` for a text that takes longer than any should. */
export const readGraphAside = async (...[record, content, layout]: Parameters<typeof readGraph>): Promise<ReturnType<typeof readGraph>> =>
  (content?.length ?? 0) <= shortText ? readGraph(record, content, layout) : readGraphInProcess(record, content, layout)

function readInThread(said: ToRead): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>()
  const thread = new Worker(new URL('./extract-facts-worker.ts', import.meta.url), { workerData: said })
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`The thread that reads a document ended with code ${code}`)))
  return promise
}
