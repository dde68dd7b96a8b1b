import type { Page } from '@playwright/test'
import { linkIn } from './mails.ts'
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
const openSource = (page: Page) => page.getByRole('tab', { name: 'Source' }).click()

/** Writes behind what stands there. */
async function writeOn(page: Page, words: string) {
  await openSource(page)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

for (const [width, details] of [
  [390, {}],
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
    if (width === 1440) await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('tab', { name: 'Page' }).click()
    await expect(text(page)).toBeHidden()
    const preview = page.getByRole('tabpanel', { name: 'Page' })
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

test('a paragraph and a provision are linked, shown on a card and listed with how the case stands', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, '')
  await page.goto(`/research-notes/${id}`)
  await writeOn(page, 'Duty: [[Wekulo para 12')
  await page
    .getByRole('option', { name: /para 12/ })
    .first()
    .click()
  await page.keyboard.type(' under @section 3A of the Civil Procedure Act')
  await page.getByRole('option', { name: /Provision/ }).click()
  await page.keyboard.press('Control+s')
  await expect
    .poll(() => kept(page, token, id))
    .toMatch(
      /^Duty: \[Wekulo .*, para 12\]\(\/cases\/[\w-]+#para-12\) under \[section 3A of the Civil Procedure Act.*\]\(\/legal-library\/legislation\/[\w-]+#\w+\)$/,
    )

  const link = page.getByRole('link', { name: /^Wekulo/ }).first()
  await link.hover()
  const card = page.getByRole('region', { name: 'What is linked' })
  await expect(card).toContainText(/12\. \w/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: 'References' }).click()
  const cases = page.getByRole('list', { name: 'References: Cases' })
  await expect(cases.getByRole('link', { name: 'para 12' })).toHaveAttribute('href', /#para-12$/)
  await expect(cases.getByRole('listitem')).toContainText('cited once')
  await expect(page.getByRole('list', { name: 'References: Statutes' })).toContainText('section 3A')
  await expectAccessible(page)
})

test('pictures are chosen, dropped and shown, and a file that is none is refused', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, '')
  await page.goto(`/research-notes/${id}`)
  const draw = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(3000, 100)
      canvas.getContext('2d')!.fillRect(0, 0, 60, 60)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    })
  const buffer = Buffer.from(await draw())
  await page.locator('input[data-pictures]').setInputFiles({ name: 'plan_of_the_plot.png', mimeType: 'image/png', buffer })
  await expect.poll(() => kept(page, token, id)).toMatch(/^!\[plan of the plot\]\(image:[0-9a-f]{32}\)$/)
  const shown = page.getByRole('img', { name: 'plan of the plot' })
  await expect(shown).toHaveJSProperty('naturalWidth', 2400)
  await expectAccessible(page)
  await text(page).press('ControlOrMeta+End')
  await text(page).evaluate(
    (element, bytes) => {
      const pasted = new DataTransfer()
      pasted.items.add(new File([new Uint8Array(bytes)], 'sketch.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
    },
    await draw(),
  )
  await expect.poll(() => kept(page, token, id)).toMatch(/image:[0-9a-f]{32}[^]*image:[0-9a-f]{32}/)
  await text(page).evaluate((element) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['no picture'], 'brief.png', { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  })
  await said(page, 'This file is not a picture that can be shown. Add a PNG or JPEG.')
})

test(
  'a note is exported after its doubtful authorities were asked about, and shared by a link that can be ended',
  slow,
  async ({ page, browser }) => {
    const { access_token: token } = await signInAnew(page)
    const id = await makeNote(page, token, 'Possession is *open*. See Nowhere v Nobody [2019] KEHC 91111 (KLR).')
    await page.goto(`/research-notes/${id}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Format').selectOption('Markdown')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    await expect(page.getByText('One authority needs a second look')).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Mark Them' }).click()])
    expect(file.suggestedFilename()).toBe('Possession.md')

    await page.getByRole('button', { name: 'Share Note' }).click()
    await page.getByRole('dialog').getByLabel('Good for').selectOption('7 days')
    await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click()
    const address = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
    await expectAccessible(page)
    const stranger = await browser.newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { name: 'Possession' })).toBeVisible()
    await expect(stranger.getByText('open', { exact: true })).toBeVisible()
    await expectAccessible(stranger)
    await expectNoSidewaysScroll(stranger)
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
    await said(page, 'The link no longer works')
    await stranger.reload()
    await expect(stranger.getByText('This link no longer works')).toBeVisible()
    await stranger.close()
  },
)

test(
  'what was written without a connection and in a tab that was closed is saved when the note is opened again',
  slow,
  async ({ page, context }) => {
    const { access_token: token } = await signInAnew(page)
    const id = await makeNote(page, token, 'One.\n\nTwo.')
    await page.goto('/research-notes')
    const writer = await context.newPage()
    await writer.goto(`/research-notes/${id}`)
    await openSource(writer)
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
    await expect(page.getByText('One note has unsaved changes')).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: 'Possession' }).click()
    await expect.poll(() => kept(page, token, id)).toBe('Zero. One.\n\nTwo. Three.')
    await isSaved(page)
    await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText('Two. Three.')
  },
)

test('two windows that write in one passage lose neither text', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeNote(page, token, 'One.\n\nTwo.')
  await page.goto(`/research-notes/${id}`)
  // What was written opens as the page that it is.
  await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText('Two.')
  await openSource(page)
  await expect(text(page)).toContainText('Two.')
  await page.request.patch(`/api/research-notes/${id}`, { data: { content: 'One, changed.\n\nTwo.' }, headers: headers(token) })
  await writeOn(page, ' Mine.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => kept(page, token, id), 'what does not touch is merged').toBe('One, changed.\n\nTwo. Mine.')
  await expect(text(page)).toContainText('One, changed.')

  await page.request.patch(`/api/research-notes/${id}`, { data: { content: 'One, changed.\n\nTwo. Theirs.' }, headers: headers(token) })
  await writeOn(page, ' More.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The same passage of this note was changed elsewhere')).toBeVisible()
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

test('two tabs and two members who write at once lose nothing', slow, async ({ page, context, browser, baseURL }) => {
  const { access_token: token } = await signInAnew(page, { name: 'Achieng' })
  const id = await makeNote(page, token, 'First.\n\nSecond.\n\nThird.')
  const project = await (await page.request.post('/api/research-hub/projects', { data: { name: 'Weir' }, headers: headers(token) })).json()
  await page.request.patch(`/api/research-notes/${id}`, { data: { project_id: project.id }, headers: headers(token) })
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const member = await signInAnew(other, { name: 'Baraka' })
  // Only an address that was confirmed is a member at once.
  const [, confirmation] = (await linkIn(member.email, /(\/activate\?token=\S+)/)).split('token=')
  const confirmed = await page.request.post('/api/auth/activate', { data: { token: confirmation, password: member.password } })
  expect(confirmed.status()).toBeLessThan(300)
  const invited = await page.request.post(`/api/research-hub/projects/${project.id}/share`, {
    data: { email: member.email, role: 'editor' },
    headers: headers(token),
  })
  expect(invited.status()).toBeLessThan(300)

  const second = await context.newPage()
  for (const one of [page, second, other]) {
    await one.goto(`/research-notes/${id}`)
    await openSource(one)
    await expect(text(one)).toContainText('Third.')
  }
  /** Writes at the end of a line of its own. */
  const write = async (one: Page, line: string, words: string) => {
    await one.locator('.cm-line', { hasText: line }).click()
    await one.keyboard.press('End')
    await one.keyboard.type(words)
  }
  await Promise.all([
    write(page, 'First.', ' Of one tab.'),
    write(second, 'Second.', ' Of another.'),
    write(other, 'Third.', ' Of a member.'),
  ])
  const all = 'First. Of one tab.\n\nSecond. Of another.\n\nThird. Of a member.'
  await expect.poll(() => kept(page, token, id), 'each saves by itself, and all is merged').toBe(all)

  // Both in one passage: one is asked, and what it does not take stays in the history.
  await write(other, 'Third. Of a member.', ' Baraka was here.')
  await other.keyboard.press('Control+s')
  await expect.poll(() => kept(page, token, id)).toContain('Baraka was here.')
  await write(page, 'Third.', ' Achieng too.')
  await page.keyboard.press('Control+s')
  const asked = page.getByText('The same passage of this note was changed elsewhere')
  await expect(asked.or(page.getByText('Baraka was here. Achieng too.'))).toBeVisible()
  if (await asked.isVisible()) {
    await expect(page.getByRole('alert')).toContainText('Baraka saved another text')
    await page.getByRole('button', { name: 'Keep both passages' }).click()
  }
  await expect.poll(() => kept(page, token, id)).toMatch(/Baraka was here\.[^]*Achieng too\./)
  await other.context().close()
})
