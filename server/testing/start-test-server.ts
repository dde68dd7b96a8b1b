import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/open.ts'
import { startServer } from '../database/postgresql/server-process.ts'
import { onServer } from './on-server.ts'

/** The name of the database that all others are copied from: it has the schema and nothing else. */
const template = 'hukumu_template'

/** Starts one PostgreSQL for all tests of a run, which forgets everything when its machine stops: nothing is lost by that. */
export async function setup({ provide }: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-tests-'))
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_connections: '300',
    shared_buffers: '128MB',
    autovacuum_naptime: '10s',
    jit: 'off',
    // Counts for the one test that asks for it.
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'none',
    timezone: 'UTC',
  }
  const server = await startServer({
    folder: join(dataDir, 'postgresql'),
    dataDir,
    settings,
    onEnded: (error) => process.stderr.write(`${error}\n`),
  })
  stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { host = '', port = 5432, user = '', password } = server.address
  const where = host.startsWith('/') ? `localhost/postgres?host=${encodeURIComponent(host)}` : `${host}:${port}/postgres`
  const address = `postgresql://${user}${typeof password === 'string' ? `:${password}` : ''}@${where}`
  await onServer(address, `create database ${template}`)
  await (await openDatabase({ databaseUrl: addressOf(address, template), dataDir })).close()
  provide('testServer', address)
  provide('template', template)
}

export const teardown = () => stop()

let stop = async () => {}

/** The address of another database of the same server. */
export function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}
