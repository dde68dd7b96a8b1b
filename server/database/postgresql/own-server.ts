import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { addressOfHolder, linkFolderPrefix, lockDirectory } from './lock.ts'
import { socketName, startServer } from './server-process.ts'
import { settingsFor } from './settings.ts'

/** The PostgreSQL of a data folder: how it is reached, and how to let go of it. */
export interface OwnServer {
  address: ClientConfig
  /** False when another process runs it and this one only visits. */
  owned: boolean
  close: () => Promise<void>
}

export interface OwnServerOptions {
  /** Reach it through the process that runs it, when there is one. */
  visit: boolean
  signal?: AbortSignal | undefined
  /** Told each time that it has ended by itself; it is started again. */
  onEnded: (error: Error) => void
}

/** Milliseconds for a process that has begun to start it. */
const waitForHolder = 20_000
/** Bytes that a path of a socket may have: 103 on macOS, 107 on Linux. */
const maxSocketPathLength = 100

/** Where the PostgreSQL of a data folder lies. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'postgresql')

const inUse = (dataDir: string) =>
  new Error(`Another process is using the database in ${dataDir}. Stop it, or set DATA_DIR to another folder.`)

/** Renames the PostgreSQL of a data folder, which nobody may use, and answers what it is called now. */
export function putClusterAside(dataDir: string): string {
  const lock = lockDirectory(dataDir)
  if (!lock) throw inUse(dataDir)
  try {
    const folder = clusterFolder(dataDir)
    const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    const names = (number: number) => `${folder}-${major}-before${number === 1 ? '' : `-${number}`}`
    let number = 1
    while (existsSync(names(number))) number += 1
    renameSync(folder, names(number))
    return names(number)
  } finally {
    lock.release()
  }
}

/** Starts the PostgreSQL of a data folder. With `visit`, one that another process runs is reached there; without it, that is an error. */
export async function openOwnServer(dataDir: string, { visit, signal, onEnded }: OwnServerOptions): Promise<OwnServer> {
  makeFolder(dataDir)
  refuseEarlier(dataDir)
  const lock = lockDirectory(dataDir)
  if (!lock) {
    if (!visit) throw inUse(dataDir)
    return { address: await askHolder(dataDir), owned: false, close: async () => {} }
  }
  try {
    const folder = clusterFolder(realpathSync(dataDir))
    const server = await startServer({ folder, dataDir, settings: settingsFor(), signal, onEnded })
    const { address, removeLink } = reachable(server.address)
    lock.publish(address)
    return {
      address,
      owned: true,
      close: async () => {
        await server.stop()
        removeLink()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`The folder ${dataDir} cannot be written to (${(error as Error).message}). Set DATA_DIR to another folder.`, {
      cause: error,
    })
  }
}

/** Nothing here reads the files of the database that was there before PostgreSQL; nothing deletes them either. */
function refuseEarlier(dataDir: string) {
  const earlier = join(dataDir, 'database')
  if (!existsSync(earlier)) return
  throw new Error(
    `${earlier} was written by an earlier Hukumu, whose database this one does not read. Move it away to begin anew, or set DATA_DIR to another folder.`,
  )
}

/** A socket whose path is too long for a client is reached by a link to its folder. What a killed process leaves of it the next one removes. */
function reachable(address: ClientConfig): { address: ClientConfig; removeLink: () => void } {
  const { host = '' } = address
  if (!host.startsWith('/') || Buffer.byteLength(join(host, socketName)) <= maxSocketPathLength) return { address, removeLink: () => {} }
  const folder = mkdtempSync(join(tmpdir(), linkFolderPrefix))
  const link = join(folder, 'database')
  symlinkSync(host, link)
  const removeLink = () => {
    process.off('exit', removeLink)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeLink)
  return { address: { ...address, host: link }, removeLink }
}

/** The holder says where it is reached only once it answers: wait for one that is still starting. */
async function askHolder(dataDir: string): Promise<ClientConfig> {
  const deadline = performance.now() + waitForHolder
  for (;;) {
    const address = addressOfHolder(dataDir)
    if (address) return address
    if (performance.now() > deadline)
      throw new Error(`The process that uses the database in ${dataDir} does not say where it can be reached.`)
    await setTimeout(100)
  }
}
