import { createApp } from './app.ts'
import { importSources } from './areas/documents/documents.ts'
import { createCourts } from './areas/courts/courts.ts'
import { createLegislation } from './areas/legislation/legislation.ts'
import { openIndexAt } from './areas/search/search.ts'
import { openKept } from './backup/open-kept.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './database/open.ts'
import { removeAbandonedFolders } from './http/received-folder.ts'
import { createMail } from './providers/mail.ts'
import { openTracing } from './tracing/tracing.ts'
import { buildWebWhenStale } from '../scripts/build-web.ts'
import { fileURLToPath } from 'node:url'

const inLibrary = (name: string) => fileURLToPath(new URL(`../library/${name}`, import.meta.url))
const guides = inLibrary('law')
// What is asked for at the next start, the judgments, comes last.
const samplePaths = [guides, inLibrary('judgments'), inLibrary('landmarks.json')]
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Milliseconds for ending in good order, requests that have begun included; what is not done by then is undone at the next start. */
const maxEnding = 25_000

/** The exit code by which scripts/launch.mjs knows that it is to start the server again. */
const startAgain = 75

/** What is open, last opened first. */
const closers: (() => Promise<void>)[] = []
const stopping = new AbortController()
speakToNobody()
stopOnSignal()
const started = start()

try {
  await started
} catch (error) {
  if (!stopping.signal.aborted) await fail(error)
}

async function fail(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await closeAll()
  process.exit(1)
}

async function start() {
  const config = readConfig()
  const { signal } = stopping
  removeAbandonedFolders()

  await buildWebWhenStale(say, signal)
  const tracing = await openTracing(config.tracing, (words) => process.stderr.write(`Traces: ${words}\n`))
  if (tracing) closers.unshift(tracing.close)
  const database = await openKept(config, {
    signal,
    tracing,
    onConnectionLost: (error) => process.stderr.write(`Database connection lost: ${error.message}\n`),
  })
  closers.unshift(database.close)
  signal.throwIfAborted()
  if (config.sampleLibrary) await loadSampleLibrary(database)

  const { http, accounts } = await createApp({
    config,
    database,
    mail: createMail(config),
    tracing,
    openIndex: (opened) => openIndexAt(opened, config, (words) => process.stderr.write(`The index of words: ${words}\n`)),
  })
  closers.unshift(() => http.close())
  const sample = isSampleAccountOpen(config) ? await accounts.openSampleAccount() : await accounts.closeSampleAccount()
  signal.throwIfAborted()
  const address = await http
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => throwInWords(error as ListenError, config))
  const sampleLine = sample ? `\nSample account: ${sample.email}, password ${sample.password}` : ''
  say(`Hukumu is at ${address}${sampleLine}`)
  startAgainAfterFailure()
}

/** Everybody knows its password: without being asked for it is there for this machine alone. */
function isSampleAccountOpen({ sampleLibrary, sampleAccount, host, trustProxy }: Config): boolean {
  if (sampleAccount !== 'loopback') return sampleAccount === 'on'
  return sampleLibrary && trustProxy === false && /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)
}

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string }

/** Why nothing can be heard at the address that is set, by the name of the setting. */
function throwInWords(error: ListenError, { host, port }: Config): never {
  const words: Record<string, string> = {
    EADDRINUSE: `Port ${error.port} is taken by another program (${error.address}). Stop it, or set PORT to another number.`,
    EACCES: `Port ${port} is not for everybody to listen on. Set PORT to a number from 1024 on.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses.`,
    ENOTFOUND: `HOST ${host} is a name that nobody knows. Set HOST to an address of this machine.`,
  }
  throw words[error.code ?? ''] === undefined ? error : new Error(words[error.code!], { cause: error })
}

async function closeAll() {
  for (const close of closers.splice(0)) await close()
}

/** Closes everything and ends; a second signal ends at once. */
async function stop(code: number) {
  if (stopping.signal.aborted) process.exit(code || 1)
  stopping.abort()
  const inGoodOrder = started.catch(() => {}).then(closeAll)
  try {
    await Promise.race([inGoodOrder, new Promise((resolve) => setTimeout(resolve, maxEnding))])
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
    process.exit(code || 1)
  }
  process.exit(code)
}

function stopOnSignal() {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop(0).catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      })
    })
}

/** Whoever read what is printed may have gone, with a terminal or the program that started this one: what is printed then is lost, and nothing else. */
function speakToNobody() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

/**
 * An error that nobody caught leaves a process of which nobody knows what still holds: it takes no more requests, ends those that have begun, and asks
 * whoever started it to start it again.
 */
function startAgainAfterFailure() {
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `An error was caught by nobody, and the server is started again: ${error instanceof Error ? error.stack : String(error)}\n`,
    )
    if (stopping.signal.aborted) return
    void stop(startAgain)
  })
}

async function loadSampleLibrary(database: Database) {
  const { cases } = await createCourts(database).coverage()
  // A library from before there were Acts gets their guides alone.
  const missing = cases === 0 ? samplePaths : (await createLegislation(database).isEmpty()) ? [guides] : []
  if (missing.length === 0) return
  say('Loading the sample library …')
  // Judgments in one batch: a start that is broken off leaves the library without any, and the next one loads all of it.
  await importSources(database, missing, { batchSize: 1000 })
}
