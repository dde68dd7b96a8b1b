import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tokens } from '#contract/accounts'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../../testing/start-process.ts'
import { buildDocx } from './formats/testing/build-docx.ts'

/** Megabytes that a server may have grown by when files made to fill its memory have been read and forgotten. */
const mayStay = 250

// The resident memory of a process is told by Linux.
test.runIf(process.platform === 'linux')('memory returns after small files that unpack to 400,000 paragraphs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-memory-'))
  const server = await startServerProcess({ DATA_DIR: dataDir })
  try {
    // VmRSS:   612345 kB
    const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1024
    const login = await fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@hukumu.example', password: 'hukumu-demo' }),
    })
    const { access_token: token } = (await login.json()) as Tokens
    const bytes = new Uint8Array(buildDocx('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000)))
    const send = async (path: string) => {
      const form = new FormData()
      form.append('files', new File([bytes], 'paragraphs.docx'))
      return (await fetch(`${server.address}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })).text()
    }
    const before = megabytes()
    for (let round = 0; round < 3; round += 1)
      for (const path of ['/api/citations/check/file', '/api/library/uploads'])
        expect(await send(path)).toContain('more than 50,000 paragraphs')
    // The worker that prepares files waits half a minute for the next.
    await expect.poll(() => megabytes() - before, { timeout: 90_000, interval: 1_000 }).toBeLessThan(mayStay)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
