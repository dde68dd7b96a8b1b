import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const headers = (token: string) => ({ authorization: `Bearer ${token}` })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' })
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function makeNote(page: Page, token: string, content: string) {
  const made = await page.request.post('/api/research-notes', { data: { title: 'Possession', content }, headers: headers(token) })
  return ((await made.json()) as { id: string }).id
}
const kept = async (page: Page, token: string, id: string) => {
  const answer = await page.request.get(`/api/research-notes/${id}`, { headers: headers(token) })
  return ((await answer.json()) as { content: string }).content
}
/** Writes behind what stands there. */
async function writeOn(page: Page, words: string) {
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

for (const [width, details] of [
  [390, {}],
  [820, slow],
  [1440, slow],
] as const)
  test(`a note is written with its buttons, previewed and saved by itself, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    const { access_token: token } = await signInAnew(page)
    const id = await makeNote(page, token, '')
    await page.goto(`/research-notes/${id}`)
    await expect(page.getByRole('textbox', { name: 'Title of the note' })).toHaveValue('Possession')
    await expectAccessible(page)
    await writeOn(page, 'The law ')
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('is clear')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Bulleted list' }).click()
    await page.keyboard.type('first')
    await page.keyboard.press('Enter')
    await page.keyboard.type('second')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
    await expect(page.getByText('A link needs both text and address')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill(' here')
    await page.getByRole('dialog').getByLabel('Address').fill('kenyalaw.org')
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
    await said(page, 'Note saved successfully')
    await expect.poll(() => kept(page, token, id)).toBe('The law **is clear**\n- first\n- second[here](https://kenyalaw.org)')
    await isSaved(page)
    await expect(page.getByText(/^Last saved \d\d:\d\d$/)).toBeVisible()
    if (width < 1200) await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.locator('#panel-preview, section[aria-label=Preview]').first()
    await expect(preview.getByRole('listitem')).toHaveCount(2)
    await expect(preview.getByRole('link', { name: 'here' })).toHaveAttribute('href', 'https://kenyalaw.org')
    await page.getByLabel('Tags').fill('Land')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove the tag Land' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a case is linked by its name as one writes', async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, '')
  await page.goto(`/research-notes/${id}`)
  await writeOn(page, 'See [[Wekulo')
  await page.getByRole('option').first().click()
  await page.keyboard.press('Control+s')
  await expect.poll(() => kept(page, token, id)).toMatch(/^See \[Wekulo .*\]\(\/cases\/[\w-]+\)$/)
  await page.goto((await kept(page, token, id)).match(/\/cases\/[\w-]+/)![0])
  await expect(page.getByRole('list', { name: 'Your notes on this case' }).getByRole('link', { name: 'Possession' })).toBeVisible()
})

test('what was written without a connection and in a tab that was closed is saved when the note is opened again', async ({
  page,
  context,
}) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, 'One.\n\nTwo.')
  await page.goto('/research-notes')
  const writer = await context.newPage()
  await writer.goto(`/research-notes/${id}`)
  await expect(text(writer)).toContainText('Two.')
  await context.setOffline(true)
  await writeOn(writer, ' Three.')
  await expect(writer.getByText(/Your words are kept in this browser/)).toBeVisible()
  await expect(writer.getByText('Not saved', { exact: true })).toBeVisible()
  await writer.close()
  await context.setOffline(false)

  // Meanwhile another window has saved.
  await page.request.patch(`/api/research-notes/${id}`, { data: { content: 'Zero. One.\n\nTwo.' }, headers: headers(token) })
  await page.goto('/research-notes')
  await expect(page.getByText('Words of one note are not saved yet')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Possession' }).click()
  await expect.poll(() => kept(page, token, id)).toBe('Zero. One.\n\nTwo. Three.')
  await isSaved(page)
  await expect(text(page)).toContainText('Two. Three.')
})

test('two windows that write in one passage lose neither text', async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, 'One.\n\nTwo.')
  await page.goto(`/research-notes/${id}`)
  await expect(text(page)).toContainText('Two.')
  await page.request.patch(`/api/research-notes/${id}`, { data: { content: 'One, changed.\n\nTwo.' }, headers: headers(token) })
  await writeOn(page, ' Mine.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => kept(page, token, id), 'what does not touch is merged').toBe('One, changed.\n\nTwo. Mine.')
  await expect(text(page)).toContainText('One, changed.')

  await page.request.patch(`/api/research-notes/${id}`, { data: { content: 'One, changed.\n\nTwo. Theirs.' }, headers: headers(token) })
  await writeOn(page, ' More.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This note was changed elsewhere in the same passage')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => kept(page, token, id)).toBe('One, changed.\n\nTwo. Mine. More.')
  const versions = await page.request.get(`/api/research-notes/${id}/versions`, { headers: headers(token) })
  expect(JSON.stringify(await versions.json())).toContain('Two. Theirs.')

  await isSaved(page)
  await page.getByRole('button', { name: 'Version History' }).click()
  await expect(page.getByRole('dialog').getByRole('deletion').last()).toContainText('Theirs')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => kept(page, token, id)).toBe('One, changed.\n\nTwo. Theirs.')
  await expect(text(page)).toContainText('Two. Theirs.')
})
