import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, type OpenOptions, openDatabase } from '../database/open.ts'
import { onServer } from './on-server.ts'
import { addressOf } from './start-test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this run. */
    testServer: string
    /** The database of it that every other begins as a copy of. */
    template: string
  }
}

/** A database of the tests' PostgreSQL that processes may share and outlive. */
export interface TestDatabase {
  /** For DATABASE_URL. */
  address: string
  name: string
  /** A DATA_DIR for processes that share it. */
  folder: string
  open: (options?: Pick<OpenOptions, 'tracing'>) => Promise<Database>
  /** Deletes both, whoever uses them. */
  remove: () => Promise<void>
}

/** Makes a database that has the schema and nothing else, and passes for a library of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `hukumu_test_${randomUUID().replaceAll('-', '')}`
  const server = inject('testServer')
  await onServer(server, `create database ${name} template ${inject('template')}`)
  const address = addressOf(server, name)
  // What an index holds of one library must not be taken for the next.
  await onServer(address, 'update search_library set id = gen_random_uuid()')
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-test-'))
  return {
    address,
    name,
    folder,
    open: (options) => openDatabase({ databaseUrl: address, dataDir: folder, ...options }),
    remove: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A fresh database, open; it is deleted when it is closed. */
export async function openTestDatabase(options?: Pick<OpenOptions, 'tracing'>): Promise<Database> {
  const created = await createTestDatabase()
  const database = await created.open(options)
  return {
    ...database,
    close: async () => {
      await database.close()
      await created.remove()
    },
  }
}
