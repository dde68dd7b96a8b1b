import { randomUUID } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buildDocx, paragraph } from '../server/areas/documents/import/formats/testing/build-docx.ts'
import { buildPdf, linesAt } from '../server/areas/documents/import/formats/testing/build-pdf.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

/** A word that stands in the files of this run alone: all journeys share one account. */
const uniqueWord = () => `zu${randomUUID().replace(/[^a-f]/g, '')}x`
const lines = (number: number, word: string) => [
  'REPUBLIC OF KENYA',
  'IN THE HIGH COURT OF KENYA AT NAKURU',
  `CIVIL SUIT NO. ${number} OF 2022`,
  'RULING',
  `1. The plaintiff seeks an injunction over the ${word}.`,
  '2. The application is allowed with costs.',
]
const pdf = (number: number, word: string) => ({
  name: `ruling-${number}.pdf`,
  mimeType: 'application/pdf',
  buffer: buildPdf([linesAt(72, 72, lines(number, word), { pitch: 24 })]),
})
const docx = (number: number, word: string) => ({
  name: `ruling-${number}.docx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: buildDocx(
    lines(number, word)
      .map((line) => paragraph(line))
      .join(''),
  ),
})
const junk = { name: 'junk.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3000, '\x00\xff\x13') }

const uploads = (page: Page) => page.getByRole('region', { name: /^Files (being|you) added$/ }).getByRole('listitem')
const documents = (page: Page) => page.getByRole('list', { name: 'Your documents' }).getByRole('listitem')
const choose = async (page: Page, files: string | { name: string; mimeType: string; buffer: Buffer }[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).press('Enter')
  await (await chooser).setFiles(files)
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`documents are added, corrected, found and deleted at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    const word = uniqueWord()
    await page.goto('/library')
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expectAccessible(page)

    await choose(page, [pdf(11, word), docx(12, 'pier'), junk])
    await expect(page.getByText('3 of 3 files finished')).toBeVisible()
    await expect(uploads(page).nth(0)).toContainText('Added')
    await expect(uploads(page).nth(1)).toContainText('Added')
    await expect(uploads(page).nth(2)).toContainText('Not added. The file is not text')
    await expect(documents(page)).toHaveCount(2)
    await expect(documents(page).first()).toContainText('Private')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await documents(page).nth(1).getByRole('button', { name: 'Edit details of' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit details' })
    await dialog.getByLabel('Title').fill('')
    await dialog.getByLabel('Date of decision').fill('31/31/2022')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('A document needs a title')).toBeVisible()
    await expect(dialog.getByText('Use the form DD/MM/YYYY')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Title').fill('Kamau v Lake Fisheries')
    await dialog.getByLabel('Date of decision').fill('05/06/2022')
    await dialog.getByLabel('Parties').fill('Wanjiru Kamau (Plaintiff)\nLake Fisheries (Defendant)')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Details saved')
    await expect(dialog).toHaveCount(0)
    await expect(documents(page).nth(1)).toContainText('Kamau v Lake Fisheries')
    await expect(documents(page).nth(1)).toContainText('5 Jun 2022')

    await page.goto(`/cases?query=${word}`)
    const card = page.getByRole('list', { name: 'Results' }).getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card.getByText('Private', { exact: true })).toBeVisible()
    await card.getByRole('link', { name: 'Kamau v Lake Fisheries' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kamau v Lake Fisheries' })).toBeVisible()
    await expect(page.getByText('Private', { exact: true })).toBeVisible()
    await expect(page.getByText(`an injunction over the ${word}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Delete Kamau v Lake Fisheries' }).click()
    const asked = page.getByRole('dialog', { name: 'Delete this document?' })
    await expect(asked).toContainText('You can bring it back for 30 days')
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete Kamau v Lake Fisheries' })).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/library$/)
    await expect(documents(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(documents(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete Kamau v Lake Fisheries' }).click()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(documents(page)).toHaveCount(1)
    await page.goto(`/cases?query=${word}`)
    await expect(page.getByText('No cases found').or(page.getByText('0 cases')).first()).toBeVisible()
  })

test('files are dropped; one after the other is sent, and what waits can be stopped', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/library')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/library/uploads*', async (route) => {
    await held
    await route.fallback()
  })
  const files = ['one', 'two'].map((name) => ({
    name: `${name}.json`,
    text: JSON.stringify({ title: `${name} v Drop`, date: '2020-01-02' }),
  }))
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, text } of list) data.items.add(new File([text], name, { type: 'application/json' }))
    return data
  }, files)
  await page.getByTestId('drop-zone').dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Let go to add them')).toBeVisible()
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(uploads(page).nth(1)).toContainText('Waiting')
  await page.getByRole('button', { name: 'Stop two.json' }).click()
  release()
  await expect(page.getByText('2 of 2 files finished')).toBeVisible()
  await expect(uploads(page).nth(1)).toContainText('Stopped')
  await expect(documents(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Try two.json again' }).click()
  await expect(documents(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear this list' }).click()
  await expect(uploads(page)).toHaveCount(0)
})

test('too large a file is refused before it is sent, and a failing list says so', slow, async ({ page }) => {
  await signInAnew(page)
  await page.route('**/api/library?*', (route) => route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'Not now.' } }))
  await page.goto('/library')
  await expect(page.getByRole('alert')).toContainText('Your documents could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/api/library?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  const large = test.info().outputPath('large.pdf')
  writeFileSync(large, '')
  truncateSync(large, 25 * 1024 * 1024 + 1)
  await choose(page, large)
  await expect(uploads(page).first()).toContainText('The file is larger than 25 MB')
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('an editor adds to the public library, where others find it; the switch is off again next time', slow, async ({ page, browser }) => {
  await signInAnew(page, { isEditor: true })
  await page.goto('/library')
  const publish = page.getByRole('switch', { name: 'Add to the public library' })
  await expect(publish).not.toBeChecked()
  const word = uniqueWord()
  await publish.check()
  await expectAccessible(page)
  await choose(page, [pdf(Math.ceil(Math.random() * 90_000), word)])
  const added = uploads(page).getByRole('link').first()
  await expect(added).toBeVisible()
  // It is no document of the editor's own.
  await expect(documents(page)).toHaveCount(0)
  await page.reload()
  await expect(publish).not.toBeChecked()

  const other = await browser.newPage()
  await signInAnew(other)
  await other.goto(`/cases?query=${word}`)
  await expect(other.getByText(word).first()).toBeVisible()
  await other.goto('/library')
  await expect(other.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await expect(other.getByRole('switch')).toHaveCount(0)
  await other.close()
})
