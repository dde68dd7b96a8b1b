import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database/open.ts'
import { onServer } from './on-server.ts'

/** What a test begins with: a database that has its schema. On PostgreSQL its name, embedded the file of a dump. */
declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabase: string
    /** A DATA_DIR whose embedded database has its schema and nothing else; only where the tests run embedded. */
    emptyDataDir: string
  }
}

/** Half of what it takes to open an embedded database is to compile it: while this process holds what was compiled, every other shares that. */
async function holdCompiled() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  // The types of Node know no WebAssembly.
  const { compile } = Reflect.get(globalThis, 'WebAssembly') as { compile: (bytes: Buffer) => Promise<object> }
  Reflect.set(globalThis, 'compiledDatabase', await compile(await readFile(join(folder, 'pglite.wasm'))))
}
if (!process.env['TEST_DATABASE_URL']) await holdCompiled()

/** A fresh database: a new one on the server of TEST_DATABASE_URL when that is set, else an embedded one in memory; for `vectors` where it can keep them. */
export async function openTestDatabase({ vectors = false } = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  const empty = inject('emptyDatabase')
  if (!server) return asNewLibrary(await openDatabase({ databaseUrl: '', dataDir: null, beginWith: empty, vectors }))
  const name = `hukumu_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${empty}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = await asNewLibrary(await openDatabase({ databaseUrl: address.href, dataDir: null, vectors }))
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** A copy passes for another library: what this process remembers of the words of one must not be taken for those of the next. */
async function asNewLibrary(database: Database): Promise<Database> {
  await database.pool.query('update search_library set id = gen_random_uuid()')
  return database
}

/** Puts an embedded database that has its schema into a DATA_DIR, for what runs as a process: to make one there takes five seconds. */
export function fillDataDir(dataDir: string) {
  cpSync(join(inject('emptyDataDir'), 'database'), join(dataDir, 'database'), { recursive: true })
}
