import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '../server/database/open.ts'

export interface OwnDatabase {
  environment: { DATABASE_URL: string; DATA_DIR: string }
  folder: string
  remove: () => Promise<void>
}

/** A place for one run: a folder, and on a PostgreSQL server a database of its own. */
export async function makeOwnDatabase(server: string | undefined): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-bench-'))
  const environment = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true })
  if (!server) return { environment, folder, remove: removeFolder }
  const name = `hukumu_bench_${process.pid}`
  await tell(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    environment: { ...environment, DATABASE_URL: address.href },
    folder,
    remove: async () => {
      await tell(server, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

/** A database for one run in this process, which is deleted when it is closed. */
export async function openTemporary(): Promise<Database> {
  const { environment, remove } = await makeOwnDatabase(undefined)
  const database = await openDatabase({ databaseUrl: '', dataDir: environment.DATA_DIR })
  return {
    ...database,
    close: async () => {
      await database.close()
      await remove()
    },
  }
}

async function tell(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
