import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillDataDir } from '../testing/test-database.ts'
import { openDatabase } from './open.ts'

// Embedded alone: the files of a server are its own matter.

test('a database that others could read and write to is its owner’s alone from its next start on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-existing-'))
  fillDataDir(dataDir)
  const folder = join(dataDir, 'database')
  const paths = [folder, ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((one) => join(one.parentPath, one.name))]
  for (const path of paths) chmodSync(path, 0o777)
  await (await openDatabase({ databaseUrl: '', dataDir })).close()
  const open = paths.filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0)
  rmSync(dataDir, { recursive: true })
  expect(paths.length).toBeGreaterThan(100)
  // What it makes anew in the folder is reached by nobody who may not enter the folder.
  expect(open.filter((path) => !path.endsWith('pg_internal.init'))).toEqual([])
})
