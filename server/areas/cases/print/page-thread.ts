import { parentPort } from 'node:worker_threads'
import { type PagesAsked, writePages } from './write-pages.ts'

parentPort!.on('message', (asked: PagesAsked) => {
  void writePages(asked).then((pages) => parentPort!.postMessage(pages, [pages.buffer]))
})
