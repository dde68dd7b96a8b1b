import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnServer } from './own-server.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

const judgment = (number: number) =>
  JSON.stringify({
    title: `Wafula v Reed Board (Petition ${number} of 2019) [2020] KEHC ${number} (KLR) (1 June 2020) (Judgment)`,
    content: `1. The petitioner cut reeds ${number} times.\n\n2. The petition is dismissed.`,
  })

/** A file that was put there a minute ago: what is newer may still be on its way. */
function put(folder: string, name: string, content: string) {
  writeFileSync(join(folder, name), content)
  const then = Date.now() / 1000 - 60
  utimesSync(join(folder, name), then, then)
}

test('a watched folder is read, corrected and emptied, as the administration shows it', slow, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-watched-'))
  const server = await startOwnServer({ SYNC_FOLDER: folder })
  try {
    put(folder, '701.json', judgment(701))
    put(folder, '702.json', judgment(702))
    put(folder, 'broken.json', '{"title": "')
    await page.setViewportSize({ width: 820, height: 900 })
    await chooseTheme(page, 'dark')
    await server.signIn(page, 'Wanjiru Kamau', 'admin')
    await page.goto(`${server.url}/admin`)
    await page.getByRole('tab', { name: 'Sources' }).click()
    const watched = page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: 'Watched folder' }).first()
    const read = page.getByRole('button', { name: 'Read now: Watched folder' })
    await read.click()
    await expect(watched).toContainText('2 documents held')
    await expect(watched).toContainText('1 not taken in')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Not taken in: Watched folder' }).click()
    await expect(page.getByRole('list', { name: 'Not taken in: Watched folder' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Runs: Watched folder' }).click()
    await expect(page.getByRole('list', { name: 'Runs: Watched folder' }).getByRole('listitem').first()).toContainText('2 added')

    // What the folder has no longer goes from the library.
    rmSync(join(folder, '702.json'))
    await read.click()
    await expect(watched).toContainText('1 document held')
    await expect(watched).toContainText('1 withdrawn')
    await page.goto(`${server.url}/cases/kehc-2020-701`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wafula v Reed Board')
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
