import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inReceivedFolder, removeAbandonedFolders } from './received-folder.ts'

const temporary = mkdtempSync(join(tmpdir(), 'hukumu-temporary-'))
beforeAll(() => vi.stubEnv('TMPDIR', temporary))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true, force: true })
})

test('goes when the work is done, and when it fails', async () => {
  await inReceivedFolder(async (folder) => writeFileSync(join(folder, 'pleading.txt'), 'private'))
  await expect(inReceivedFolder(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
  expect(readdirSync(temporary)).toEqual([])
})

test('goes with a process that ends in the middle', () => {
  const script = `import { inReceivedFolder } from ${JSON.stringify(join(import.meta.dirname, 'received-folder.ts'))}
    await inReceivedFolder(async (folder) => { console.log(folder); process.exit(0) })`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], { encoding: 'utf8' })
  expect(stdout).toContain(temporary)
  expect(existsSync(stdout.trim())).toBe(false)
})

test('is removed after a kill, once its process is gone and an hour has passed', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000)
  const folders = { gone: [ended, 2], recent: [ended, 0], running: [process.pid, 2] } as const
  for (const [name, [pid, ago]] of Object.entries(folders)) {
    const folder = join(temporary, `hukumu-received-${pid}-${name}`)
    mkdirSync(folder)
    utimesSync(folder, hours(ago), hours(ago))
  }
  removeAbandonedFolders()
  expect(readdirSync(temporary).map((name) => name.split('-').at(-1)!)).toEqual(expect.arrayContaining(['recent', 'running']))
  expect(readdirSync(temporary)).toHaveLength(2)
})
