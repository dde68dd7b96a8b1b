import { parentPort, workerData } from 'node:worker_threads'
import { extractFacts } from './extract-facts.ts'

parentPort!.postMessage(extractFacts(workerData as Parameters<typeof extractFacts>[0]))
