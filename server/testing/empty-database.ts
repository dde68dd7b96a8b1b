import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { onServer } from './on-server.ts'
import { addressOf } from './start-test-server.ts'

/** A database of the tests' PostgreSQL with nothing in it, and a DATA_DIR that is not there yet. */
export async function createEmptyDatabase() {
  const name = `hukumu_empty_${randomUUID().replaceAll('-', '')}`
  const server = inject('testServer')
  await onServer(server, `create database ${name} template template0`)
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-test-'))
  return {
    address: addressOf(server, name),
    dataDir: join(folder, 'data'),
    async remove() {
      await onServer(server, `drop database if exists ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
