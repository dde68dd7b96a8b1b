import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../database/open.ts'

/** A fresh database: a new one on the server of TEST_DATABASE_URL when that is set, else an embedded one in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return openDatabase({ databaseUrl: '', dataDir: null })
  const name = `hukumu_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: address.href, dataDir: null })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
