import { parentPort } from 'node:worker_threads'
import { type BundlePages, createBundlePages } from './bundle-pages.ts'
import type { Asked, Told } from './bundle-writer.ts'

let pages: BundlePages | undefined

async function answer(asked: Asked): Promise<Told> {
  if (asked.ask === 'begin') pages = await createBundlePages(asked.path, asked.plan)
  else if (asked.ask === 'add') await pages!.add(asked)
  else return { done: await pages!.end() }
  return { done: null }
}

parentPort!.on('message', (asked: Asked) => {
  answer(asked).then(
    (told) => parentPort!.postMessage(told),
    (error: unknown) =>
      parentPort!.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Told),
  )
})
