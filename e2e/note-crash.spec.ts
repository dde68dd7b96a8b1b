import { chromium } from '@playwright/test'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAnew } from './own-account.ts'
import { expect, slow, test } from './signed-in.ts'

/** The browser that works in a folder, not the processes that it started; told by Linux. */
function processOf(folder: string): number {
  const found = readdirSync('/proc').find((id) => {
    if (!/^\d+$/.test(id)) return false
    const command = commandOf(id)
    return command.includes(`--user-data-dir=${folder}`) && !command.includes('--type=')
  })
  if (!found) throw new Error(`No browser works in ${folder}`)
  return Number(found)
}

/** Empty where the process has ended meanwhile. */
function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH') return ''
    throw error
  }
}

/** What the browser keeps of notes until the server has them; nothing before it keeps anything. */
async function draftsInBrowser(): Promise<string[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'hukumu_note_drafts')) return []
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hukumu_note_drafts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const asked = opening.result.transaction('drafts').objectStore('drafts').getAll()
      asked.addEventListener('success', () => resolve((asked.result as { content: string }[]).map(({ content }) => content)))
    })
  })
}

test('words that were typed a second before the browser was killed are saved when it is opened again', slow, async ({ baseURL }) => {
  test.skip(process.platform !== 'linux', 'which process the browser is, Linux tells')
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-crash-'))
  const open = () => chromium.launchPersistentContext(folder, { ...test.info().project.use.launchOptions, baseURL: baseURL! })
  try {
    const first = await open()
    const page = await first.newPage()
    const account = await signInAnew(page)
    const headers = { authorization: `Bearer ${account.access_token}` }
    const made = await page.request.post('/api/research-notes', { data: { title: 'Possession', content: 'One.' }, headers })
    const { id } = (await made.json()) as { id: string }
    await page.goto(`/research-notes/${id}`)
    // Nothing reaches the server any more, so that what is found later was kept by the browser alone.
    await first.route('**/api/research-notes/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await page.getByRole('tab', { name: 'Source' }).click()
    await page.getByRole('textbox', { name: 'Text of the note' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Two.')
    await expect.poll(() => page.evaluate(draftsInBrowser)).toEqual(['One. Two.'])
    const ended = new Promise((resolve) => first.once('close', resolve))
    process.kill(processOf(folder), 'SIGKILL')
    await ended

    const second = await open()
    const { email, password } = account
    const tokens = (await (await second.request.post('/api/auth/login', { data: { email, password } })).json()) as Record<string, string>
    await second.addInitScript(
      ([access, refresh]) => {
        localStorage.setItem('auth_token', access!)
        localStorage.setItem('refresh_token', refresh!)
      },
      [tokens['access_token'], tokens['refresh_token']],
    )
    const again = await second.newPage()
    await again.goto('/research-notes')
    await expect(again.getByText('One note has unsaved changes')).toBeVisible()
    await again.getByRole('alert').getByRole('link', { name: 'Possession' }).click()
    await expect(again.getByRole('tabpanel', { name: 'Page' })).toContainText('One. Two.')
    const kept = async () =>
      ((await (await second.request.get(`/api/research-notes/${id}`, { headers })).json()) as { content: string }).content
    await expect.poll(kept).toBe('One. Two.')
    await second.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
