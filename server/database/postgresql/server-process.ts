import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { environmentOfPrograms } from '../../config.ts'
import { type Account, findAccount } from './account.ts'
import { type Programs, findPrograms } from './programs.ts'

/** A PostgreSQL that is a child of this process. */
export interface ServerProcess {
  /** As a client in this process reaches it. */
  address: ClientConfig
  /** Ends it after what runs has been broken off; what was committed is kept. */
  stop: () => Promise<void>
}

export interface StartOptions {
  /** The folder of the cluster, which is made where there is none. */
  folder: string
  /** Where a copy of the programs may lie. */
  dataDir: string
  settings: Record<string, string>
  /** Ends the making of a new cluster. */
  signal?: AbortSignal | undefined
  /** Told each time that it has ended by itself; it is started again. */
  onEnded: (error: Error) => void
}

const run = promisify(execFile)
const isWindows = process.platform === 'win32'
const superuser = 'hukumu'
export const socketName = '.s.PGSQL.5432'
const secretFile = 'hukumu-secret'

/** Milliseconds. */
const betweenLooks = 10
const maxStartLength = 120_000
const maxEndLength = 30_000
const maxTries = 25
const betweenTries = 200
const maxBetweenStartsLength = 30_000

/**
 * Starts the PostgreSQL of a folder, which nobody else may start meanwhile. What an earlier process has left running there is ended first. One
 * that ends by itself is started again until `stop`.
 */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const { folder, dataDir, onEnded } = options
  const account = findAccount(folder)
  const programs = findPrograms(dataDir, account)
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(options, programs, account)
  else if (account && statSync(folder).uid === 0) giveTo(account, folder)
  checkCluster(folder, programs)
  await endLeftBehind(folder)
  const port = isWindows ? await findFreePort() : null
  const start = () => startOnce(options, programs, account, port)

  let child = await start()
  let ending = false
  let restarting: Promise<void> = Promise.resolve()
  const startAgainWhenItEnds = () => void child.once('exit', () => void (ending || (restarting = startAgain())))
  const startAgain = async () => {
    for (let wait = betweenTries; ; wait = Math.min(wait * 2, maxBetweenStartsLength)) {
      if (ending) return
      onEnded(new Error('PostgreSQL has ended by itself and is started again.'))
      try {
        child = await start()
        startAgainWhenItEnds()
        return
      } catch (error) {
        onEnded(error as Error)
        await setTimeout(wait, undefined, { ref: false })
      }
    }
  }
  startAgainWhenItEnds()
  // Whoever leaves without a word to it leaves no PostgreSQL behind.
  const endAlong = () => void child.kill('SIGINT')
  process.once('exit', endAlong)

  return {
    address: addressOf(folder, port),
    stop: async () => {
      ending = true
      await restarting
      process.off('exit', endAlong)
      await end(child)
    },
  }
}

/** A folder that root has copied back is root's, and so closed to the account that PostgreSQL runs as. */
function giveTo({ uid, gid }: Account, folder: string) {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) lchownSync(join(folder, name), uid, gid)
  chmodSync(folder, 0o700)
}

function addressOf(folder: string, port: number | null): ClientConfig {
  const common = { user: superuser, database: 'postgres' }
  if (port === null) return { ...common, host: folder, port: 5432 }
  return { ...common, host: '127.0.0.1', port, password: readFileSync(join(folder, secretFile), 'utf8') }
}

/** A folder that was not finished is begun anew. */
async function createCluster({ folder, signal }: StartOptions, { bin, major }: Programs, account: Account | null) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)
  const secret = `${unfinished}.secret`
  const authentication = isWindows ? ['-A', 'scram-sha-256', '--pwfile', secret] : ['-A', 'trust']
  const builtinLocales = 17
  const locale = major >= builtinLocales ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  if (isWindows) writeFileSync(secret, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    const making = run(
      join(bin, 'initdb'),
      ['-D', seenBy(account, unfinished), '-U', superuser, '-E', 'UTF8', '--no-locale', ...locale, '--data-checksums', ...authentication],
      { ...asAccount(account, unfinished), signal },
    )
    const endAlong = () => void making.child.kill('SIGKILL')
    process.once('exit', endAlong)
    await making.finally(() => process.off('exit', endAlong))
    if (isWindows) renameSync(secret, join(unfinished, secretFile))
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error(`The database could not be made in ${folder}: ${lastWords((error as { stderr?: string }).stderr ?? String(error))}`, {
      cause: error,
    })
  }
  renameSync(unfinished, folder)
}

/** A cluster of another major version of PostgreSQL than the one that is found here. */
export class OtherPostgreSQL extends Error {
  readonly made: number
  readonly found: number

  constructor(folder: string, made: number, found: number) {
    super(
      `The database in ${folder} was made by PostgreSQL ${made}, and the one found here is ${found}. Start the version of Hukumu that brings PostgreSQL ${made}, or install PostgreSQL ${made}.`,
    )
    this.made = made
    this.found = found
  }
}

function checkCluster(folder: string, { major }: Programs) {
  const made = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'))
  if (made !== major) throw new OtherPostgreSQL(folder, made, major)
}

/**
 * The folder as the account sees it. Under root the folders around it may let nobody else through, but a process reaches the one that it was
 * started in whatever lies around that.
 */
const seenBy = (account: Account | null, folder: string) => (account && process.platform === 'linux' ? '/proc/self/cwd' : folder)

const asAccount = (account: Account | null, cwd: string) => ({
  cwd,
  env: { ...environmentOfPrograms(), LC_ALL: 'C', TZ: 'UTC' },
  ...account,
})

/** What is left of a PostgreSQL that was killed holds its memory, and may wait for ever for one that is gone: it is ended, and tried again. */
async function startOnce(options: StartOptions, programs: Programs, account: Account | null, port: number | null): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToStart(options, programs, account, port)
    } catch (error) {
      if (tries === maxTries || !/shared memory block .* is still in use/.test(String(error))) throw error
      for (const pid of processesIn(options.folder)) signal(pid, 'SIGKILL')
      await setTimeout(betweenTries)
    }
  }
}

async function tryToStart(
  { folder, settings }: StartOptions,
  { bin }: Programs,
  account: Account | null,
  port: number | null,
): Promise<ChildProcess> {
  const reached: Record<string, string> =
    port === null
      ? { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' }
  const given = Object.entries({ ...settings, ...reached }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', seenBy(account, folder), ...given], {
    ...asAccount(account, folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C is for the server, which ends PostgreSQL after its last request.
    detached: !isWindows,
  })
  let words = ''
  child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-4000)))
  let ended: Error | null = null
  child.once('error', (error) => (ended = error))
  child.once('exit', () => (ended ??= new Error(`PostgreSQL does not start in ${folder}: ${whyItEnded(folder, words)}`)))
  const deadline = performance.now() + maxStartLength
  while (!isReady(folder, child)) {
    if (ended) throw ended as Error
    if (performance.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Error(`PostgreSQL was not ready in ${folder} after ${maxStartLength / 1000} seconds; it says why in log/ there.`)
    }
    await setTimeout(betweenLooks)
  }
  child.unref()
  child.stderr.destroy()
  return child
}

/** What it says last in `postmaster.pid`: its number in the first line, its state in the eighth. */
function isReady(folder: string, child: ChildProcess): boolean {
  const lines = pidFileOf(folder)?.split('\n')
  return lines !== undefined && (isWindows || Number(lines[0]) === child.pid) && lines[7]?.trim() === 'ready'
}

function pidFileOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Ends the PostgreSQL that a killed server has left running in a folder, and removes what names it: a number that another process has by now, or one
 * that has ended and that nobody took note of, would keep the next from starting.
 */
async function endLeftBehind(folder: string) {
  const pid = Number(pidFileOf(folder)?.split('\n')[0])
  if (pid && runsIn(pid, folder)) await endProcess(pid, folder)
  for (const name of ['postmaster.pid', `${socketName}.lock`, socketName]) rmSync(join(folder, name), { force: true })
}

async function endProcess(pid: number, folder: string) {
  for (const how of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, how)
    for (const deadline = performance.now() + maxEndLength; performance.now() < deadline; await setTimeout(betweenLooks))
      if (!runsIn(pid, folder)) return
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) still runs in ${folder} and does not end. End it, and start again.`)
}

function signal(pid: number, how: NodeJS.Signals) {
  try {
    process.kill(pid, how)
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Those that run in a folder, as far as the system tells. */
const processesIn = (folder: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && runsIn(pid, folder))
    : []

function runsIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder
    if (isWindows) return execFileSync('tasklist', ['/fi', `PID eq ${pid}`], { encoding: 'utf8' }).includes('postgres')
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(folder)
  } catch {
    // There is no such process, or it is none of this account.
    return false
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const hurried = new AbortController()
  void setTimeout(maxEndLength, undefined, { signal: hurried.signal }).then(
    () => child.kill('SIGQUIT'),
    () => {},
  )
  await ended
  hurried.abort()
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The last that it said: in its log, once it has one, and before that to whoever started it. */
function whyItEnded(folder: string, words: string): string {
  const logs = join(folder, 'log')
  const [newest] = (existsSync(logs) ? readdirSync(logs) : [])
    .map((name) => join(logs, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  return lastWords(words.includes('redirecting log output') && newest !== undefined ? readFileSync(newest, 'utf8') : words)
}

const lastWords = (words: string) => words.replaceAll('\0', '').trim().split('\n').slice(-3).join(' ')
