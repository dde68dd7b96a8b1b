import { parentPort } from 'node:worker_threads'
import { readText } from './read-text.ts'

parentPort!.on('message', (text: string) => parentPort!.postMessage(readText(text)))
