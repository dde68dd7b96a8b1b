import { parentPort, workerData } from 'node:worker_threads'
import { readSaid } from './read-said.ts'

parentPort!.postMessage(readSaid(workerData as Parameters<typeof readSaid>[0]))
