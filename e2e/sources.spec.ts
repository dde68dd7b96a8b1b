import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteKey, startSourceSite } from '../server/testing/source-site.ts'
import { startOwnServer } from './own-server.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

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
    const runs = page.getByRole('list', { name: 'Runs: Watched folder' }).getByRole('listitem')
    // A run that its server breaks off is followed by another, which finds nothing new.
    await expect(runs.filter({ hasText: '2 added' })).toHaveCount(1)

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

test(
  'sites of statutes and judgments are read through faults, as the administration tells them, and nothing is lost or doubled',
  slow,
  async ({ page }) => {
    const site = await startSourceSite()
    const server = await startOwnServer({
      LAWS_AFRICA_URL: `${site.url}/v3`,
      LAWS_AFRICA_KEY: siteKey,
      PEACHJAM_URL: `${site.url}/api/v1`,
      PEACHJAM_KEY: siteKey,
      SYNC_PAUSE: '0',
      SYNC_TIMEOUT: '1500',
    })
    try {
      const early = { '2031-02-03': 'No person shall cut reeds without a licence.' }
      for (const [number, texts] of [
        [901, { ...early, '2032-05-06': 'No person shall cut reeds without a green licence.' }],
        [902, early],
        [903, early],
      ] as const)
        site.works.set(`/akn/ke/act/2031/${number}`, { title: `Reed Act No. ${number}`, updated: '2033-05-01T08:00:00Z', texts })
      for (const number of [801, 802, 803])
        site.judgments.set(`/akn/ke/judgment/kehc/2031/${number}/eng@2031-03-04`, {
          title: `Applicant ${number} v Reed Growers`,
          mnc: `[2031] KEHC ${number} (KLR)`,
          date: '2031-03-04',
          updated: '2031-04-01T10:00:00+03:00',
          html: `<p>1. The application ${number} is about reeds.</p><p>2. It is dismissed.</p>`,
        })
      await page.setViewportSize({ width: 390, height: 900 })
      await chooseTheme(page, 'dark')
      await server.signIn(page, 'Wanjiru Kamau', 'admin')
      await page.goto(`${server.url}/admin`)
      await page.getByRole('tab', { name: 'Sources' }).click()
      const rowOf = (name: string) => page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name }).first()
      const readNow = async (name: string) => {
        await page.getByRole('button', { name: `Read now: ${name}` }).click()
        await said(page, 'Reading has begun')
      }
      const runsOf = (name: string) => page.getByRole('list', { name: `Runs: ${name}` }).getByRole('listitem')

      // The second page of statutes is an error, then no answer of the interface; what the first gave is held meanwhile.
      const laws = 'Laws.Africa: statutes'
      site.fail(/^\/v3\/.*page=2/, { status: 500 }, 4)
      await readNow(laws)
      await expect(rowOf(laws)).toContainText('The source answered that something is wrong on its side')
      await expect(rowOf(laws)).toContainText('3 documents held')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      site.fail(/^\/v3\/.*page=2/, 'nonsense')
      await readNow(laws)
      await expect(rowOf(laws)).toContainText('The source gave an answer that could not be understood')
      await readNow(laws)
      await expect(rowOf(laws)).toContainText('4 documents held')
      await expect(rowOf(laws)).not.toContainText('The source gave')
      await page.getByRole('button', { name: `Runs: ${laws}` }).click()
      await expect(runsOf(laws)).toHaveCount(3)
      await expect(runsOf(laws).nth(0)).toContainText('1 added')
      await expect(runsOf(laws).nth(1)).toContainText('could not be understood')
      await expect(runsOf(laws).nth(2)).toContainText('2 added, 1 corrected')

      // Nothing has changed since: no text is asked for again, and none is there twice.
      site.look()
      await readNow(laws)
      await expect(runsOf(laws)).toHaveCount(4)
      await expect(runsOf(laws).nth(0)).not.toContainText('Reading')
      await expect(runsOf(laws).nth(0)).not.toContainText('added')
      await expect(rowOf(laws)).toContainText('4 documents held')
      expect(site.look().filter((path) => path.endsWith('.akn'))).toEqual([])

      // It takes the question and says nothing, four times over: the reader is told, and what is held stays.
      site.fail(/^\/v3\//, 'silence', 4)
      await readNow(laws)
      await expect(runsOf(laws).nth(0)).toContainText('The source took too long to answer')
      await expect(rowOf(laws)).toContainText('4 documents held')
      await readNow(laws)
      await expect(runsOf(laws)).toHaveCount(6)
      await expect(runsOf(laws).nth(0)).toContainText('4 listed')
      await expect(rowOf(laws).getByText('The source took too long to answer')).toHaveCount(1)

      // The words of one judgment break off on their way: the others come in, and it waits for the next time.
      const judgments = 'Peachjam site: judgments'
      site.fail(/judgment\/kehc\/2031\/802\/.*html$/, 'cut in the middle', 4)
      await readNow(judgments)
      await expect(rowOf(judgments)).toContainText('The source could not be reached')
      await expect(rowOf(judgments)).toContainText('1 waiting')
      await readNow(judgments)
      await expect(rowOf(judgments)).toContainText('3 documents held')
      await expect(rowOf(judgments)).not.toContainText('waiting')

      await page.goto(`${server.url}/legal-library/legislation`)
      const found = page.getByRole('region', { name: 'Legislation found' })
      await expect(found.getByRole('listitem')).toHaveCount(3)
      await found.getByRole('link', { name: 'Reed Act No. 901' }).click()
      await expect(page.getByRole('article', { name: 'Text of the law' })).toContainText('without a green licence')
      await page.goto(`${server.url}/cases?query=reeds`)
      for (const number of [801, 802, 803])
        await expect(page.getByRole('heading', { name: `Applicant ${number} v Reed Growers` })).toHaveCount(1)
    } finally {
      await server.close()
      await site.close()
    }
  },
)
