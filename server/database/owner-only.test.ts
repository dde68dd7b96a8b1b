import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restrictToOwner } from './owner-only.ts'

test('a folder of a database that others could read and write to is its owner’s alone, and nothing outside it changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'hukumu-modes-'))
  const at = (...names: string[]) => join(root, ...names)
  mkdirSync(at('database', 'base', '5'), { recursive: true })
  for (const name of ['outside', 'database/PG_VERSION', 'database/base/5/16384']) {
    writeFileSync(at(name), 'x')
    chmodSync(at(name), 0o666)
  }
  symlinkSync(at('outside'), at('database', 'link'))
  restrictToOwner(at('database'))
  const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8)
  const modes = ['database', 'database/base', 'database/base/5', 'database/PG_VERSION', 'database/base/5/16384', 'outside'].map(modeOf)
  rmSync(root, { recursive: true })
  expect(modes).toEqual(['700', '700', '700', '600', '600', '666'])
})
