import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../database/open.ts'
import { fillDataDir, openTestDatabase } from './test-database.ts'

export interface LastingDatabase {
  /** Of the server; empty for an embedded database. */
  address: string
  /** The DATA_DIR of the processes that share it. */
  folder: string
  open: () => Promise<Database>
  /** Closes and deletes it. */
  remove: () => Promise<void>
}

/** A database that survives a killed process: on the server of the tests, else in a folder of its own. */
export async function lastingDatabase(): Promise<LastingDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-lasting-'))
  const server = process.env['TEST_DATABASE_URL']
  if (server) {
    const database = await openTestDatabase()
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const address = new URL(server)
    address.pathname = `/${rows[0]!.name}`
    const remove = async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { address: address.href, folder, open: async () => database, remove }
  }
  fillDataDir(folder)
  let opened: Database | null = null
  return {
    address: '',
    folder,
    open: async () => (opened ??= await openDatabase({ databaseUrl: '', dataDir: folder })),
    remove: async () => {
      await opened?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
