import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/open.ts'
import { clusterFolder, openOwnServer, putClusterAside } from '../database/postgresql/own-server.ts'
import { findDifferences } from './compare.ts'
import { occupants } from './data-files.ts'
import type { Manifest } from './manifest.ts'
import { type Archive, openArchive } from './read-archive.ts'
import { refuseOtherVersions, restoreFiles, restoreTables } from './restore-archive.ts'
import { type Connection, connect, isEmpty, makeScratch, renewLibrary } from './tables-storage.ts'

interface Order {
  file: string
  key: string
  /** Empty: into the PostgreSQL of DATA_DIR. */
  databaseUrl: string
  dataDir: string
}

export interface RestoreOrder extends Order {
  /** Puts the PostgreSQL that lies in DATA_DIR aside instead of refusing it. */
  setAside: boolean
  /** Told of what comes back. */
  onTable?: (name: string, rows: number) => void
}

export interface Restored {
  manifest: Manifest
  /** Where the PostgreSQL lies that was put aside. */
  putAside: string | null
}

/** All of an archive is read and summed, and what this version cannot restore refused, before anything is written. */
async function openChecked({ file, key }: Order, signal: AbortSignal): Promise<Archive> {
  const archive = await openArchive(file, key)
  try {
    await archive.check(signal)
    refuseOtherVersions(archive.manifest)
    return archive
  } catch (error) {
    await archive.close()
    throw error
  }
}

/** Restores an archive into an empty place; whatever fails leaves the place as it was. */
export async function restoreBackup(order: RestoreOrder, signal: AbortSignal): Promise<Restored> {
  const { databaseUrl, dataDir, setAside } = order
  const archive = await openChecked(order, signal)
  const undo: (() => Promise<void>)[] = []
  try {
    await refuseOccupied(order)
    const putAside = setAside && databaseUrl === '' ? putClusterAside(dataDir) : null
    if (putAside !== null) undo.unshift(() => rename(putAside, clusterFolder(dataDir)))
    if (databaseUrl === '') undo.unshift(() => rm(clusterFolder(dataDir), { recursive: true, force: true }))
    await withServer({ databaseUrl, dataDir, signal }, async (address) => {
      const client = await connect(address, 'restore')
      try {
        await refuseFilled(client)
        await restoreFiles(archive, dataDir, signal, (path) => undo.unshift(() => rm(join(dataDir, path), { force: true })))
        await client.query('begin')
        await restoreTables(client, archive, signal, order.onTable)
        await renewLibrary(client)
        await client.query('commit')
      } finally {
        await client.end()
      }
    })
    return { manifest: archive.manifest, putAside }
  } catch (error) {
    for (const step of undo) await step()
    throw error
  } finally {
    await archive.close()
  }
}

/** Restores an archive into a database for the purpose, which goes afterwards, and compares. Answers the differences. */
export async function verifyBackup(order: Order, signal: AbortSignal): Promise<{ manifest: Manifest; differences: string[] }> {
  const archive = await openChecked(order, signal)
  try {
    const differences = await withScratch(order, signal, async (address) => {
      const client = await connect(address, 'verify')
      try {
        await client.query('begin')
        await restoreTables(client, archive, signal)
        return await findDifferences(client, archive, signal)
      } finally {
        await client.end()
      }
    })
    return { manifest: archive.manifest, differences }
  } finally {
    await archive.close()
  }
}

async function withScratch<T>(
  { databaseUrl, dataDir }: Order,
  signal: AbortSignal,
  work: (address: Database['address']) => Promise<T>,
): Promise<T> {
  const name = `hukumu_verify_${process.pid}_${Date.now().toString(36)}`
  if (databaseUrl !== '') {
    const scratch = await makeScratch({ connectionString: databaseUrl }, name)
    try {
      return await work(scratch.address)
    } finally {
      await scratch.remove()
    }
  }
  const folder = join(dataDir, `verifying-${name}`)
  try {
    return await withServer({ databaseUrl, dataDir: folder, signal }, work)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withServer<T>(
  { databaseUrl, dataDir, signal }: { databaseUrl: string; dataDir: string; signal: AbortSignal },
  work: (address: Database['address']) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== '') return work({ connectionString: databaseUrl })
  const server = await openOwnServer(dataDir, { visit: false, signal, onEnded: () => {} })
  try {
    return await work(server.address)
  } finally {
    await server.close()
  }
}

async function refuseOccupied({ dataDir, file, setAside }: RestoreOrder) {
  const found = await occupants(dataDir, file)
  if (setAside) {
    if (existsSync(clusterFolder(dataDir))) return
    throw new Error(`There is no database in ${dataDir} that could be set aside. Nothing was changed.`)
  }
  if (found.length === 0) return
  const named = found.slice(0, 4).join(', ') + (found.length > 4 ? ', …' : '')
  throw new Error(
    `${dataDir} is not empty (${named}), and a backup is restored into an empty folder only: set DATA_DIR to another one. Nothing was changed.`,
  )
}

async function refuseFilled(client: Connection) {
  if (await isEmpty(client)) return
  throw new Error(
    'The database of DATABASE_URL is not empty, and a backup is restored into an empty one only: make one. Nothing was changed.',
  )
}
