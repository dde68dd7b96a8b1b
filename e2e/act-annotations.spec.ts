import type { Page } from '@playwright/test'
import { arriveReedAct, selectInAct } from './reed-act.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, readAtRest, said, slow, test } from './signed-in.ts'

const act = '/legal-library/legislation/ke-act-2007-11'
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' })
const card = (page: Page) => page.getByRole('dialog', { name: 'Annotation' })
const text = (page: Page) => page.getByRole('article', { name: 'Text of the law' })
const rows = (page: Page) => page.getByRole('list', { name: 'Annotations in the order of the text' }).getByRole('listitem')

/** Selects the first words of a provision. */
async function select(page: Page, eid: string, letters: number): Promise<string> {
  await expect(text(page).locator(`[data-unit="${eid}"]`)).toBeVisible()
  const words = await page.evaluate(
    ([unit, most]) => {
      const words = document.querySelector(`[data-unit="${unit}"] .words`)!
      const node = document.createTreeWalker(words.querySelector('[data-text]:not(.number)')!, NodeFilter.SHOW_TEXT).nextNode() as Text
      node.parentElement!.scrollIntoView({ block: 'center' })
      const end = Math.min(most, node.length)
      getSelection()!.setBaseAndExtent(node, 0, node, end)
      return node.data.slice(0, end)
    },
    [eid, letters] as const,
  )
  await expect(toolbar(page)).toBeVisible()
  return words
}
const painted = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()), name)

/** Shows the list of annotations: beside the text, or in a sheet over it. */
async function openPanel(page: Page) {
  await expect(text(page)).toBeVisible()
  if (page.viewportSize()!.width < 1200) await page.getByRole('button', { name: 'Open annotations' }).click()
  else await page.getByRole('tab', { name: 'Annotations' }).click()
}

test('what is done with selected words of the law stands on the screen', slow, async ({ page }) => {
  await signInAnew(page)
  for (const width of [1440, 1100, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('about:blank')
    await page.goto(`${act}#sec_41`)
    await expect(text(page).locator('[data-unit="sec_41"]')).toBeInViewport()
    await readAtRest(() => page.evaluate(() => scrollY))
    await select(page, 'sec_41', 30)
    await expect(toolbar(page)).toBeInViewport({ ratio: 1 })
    for (const button of await toolbar(page).getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('words of a section are marked with a note, found again, cited, deleted and brought back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAnew(page)
  await page.goto(`${act}#sec_45`)
  // Looked at where the address leads: elsewhere a control may be half under the bar that stands at the top, and is scrolled out from there.
  await expect(text(page).locator('[data-unit="sec_45"]')).toBeInViewport()
  await readAtRest(() => page.evaluate(() => scrollY))
  await expectAccessible(page)
  await page.goto(`${act}#sec_41`)
  const words = await select(page, 'sec_41', 30)
  await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
  const form = page.getByRole('dialog', { name: 'Annotate' })
  await form.getByRole('textbox', { name: 'Note' }).fill('Hear the employee first')
  await form.getByRole('radio', { name: 'Green' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Annotation created successfully')
  await expect.poll(() => painted(page, 'mark-green')).toEqual([words])

  await page.goto(act)
  await expect.poll(() => painted(page, 'mark-green')).toEqual([words])
  await openPanel(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Section 41')
  await expect(rows(page).first()).toContainText('Hear the employee first')
  await expectAccessible(page)
  await rows(page).first().locator('button.jump').click()
  await expect(card(page)).toContainText('Hear the employee first')
  await card(page).getByRole('button', { name: 'Copy as Quote' }).click()
  await said(page, 'Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('section 41 of the Employment Act, 2007')
  await card(page).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => painted(page, 'mark-green')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => painted(page, 'mark-green')).toEqual([words])

  await page.goto('/annotations?kind=legislation')
  const all = page.getByRole('list', { name: 'Your annotations' })
  await all.getByRole('link', { name: 'Employment Act, section 41' }).click()
  await expect(page).toHaveURL(/ke-act-2007-11#sec_41$/)
})

for (const [width, theme] of [
  [820, 'dark'],
  [1440, 'light'],
] as const)
  test(`marks go with their words from text to text, and tell of the day whose they are, at ${width} px`, slow, async ({ page }) => {
    const id = await arriveReedAct(String(width))
    await page.setViewportSize({ width, height: 900 })
    if (theme === 'dark') await chooseTheme(page, 'dark')
    await signInAnew(page)
    await page.goto(`/legal-library/legislation/${id}?as_at=1999-01-01`)
    for (const words of ['cut reeds without a licence', 'The fee is one shilling']) {
      await selectInAct(page, words)
      await toolbar(page).getByRole('button', { name: 'Mark green' }).click()
      await said(page, 'Annotation created successfully')
    }
    await expect.poll(() => painted(page, 'mark-green')).toEqual(['cut reeds without a licence', 'The fee is one shilling'])

    await page.goto(`/legal-library/legislation/${id}`)
    await expect.poll(() => painted(page, 'mark-green')).toEqual(['cut reeds without a licence'])
    await openPanel(page)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Section 1(2)')
    await expect(page.getByRole('region', { name: 'Not in this text' })).toContainText('The fee is one shilling')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Export' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Word' }).click()
    expect((await file).suggestedFilename()).toMatch(/^hukumu-annotations-.*\.docx$/)
    await page.getByRole('link', { name: 'Marked in the text of 1 Jun 1990' }).click()
    await expect(page).toHaveURL(/as_at=1990-06-01#sec_1__subsec_2$/)
    await expect.poll(() => painted(page, 'mark-green')).toEqual(['cut reeds without a licence', 'The fee is one shilling'])
  })

test('words of an Act are selected and marked with the keyboard alone', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto(`${act}#sec_41`)
  await expect(text(page).locator('[data-unit="sec_41"]')).toBeInViewport()
  await page.getByRole('button', { name: 'Select text with the keyboard' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await said(page, 'Annotation created successfully')
  await expect.poll(async () => (await painted(page, 'mark-green')).length).toBe(1)
})

test('a subsection is watched from the menu of its section', slow, async ({ page }) => {
  const id = await arriveReedAct('77')
  await signInAnew(page)
  await page.goto(`/legal-library/legislation/${id}`)
  await page.getByRole('button', { name: 'What can be done with section 1' }).click()
  await page.getByRole('menuitem', { name: 'Watch a part of it' }).click()
  const parts = page.getByRole('dialog', { name: 'Parts of section 1' })
  await expect(parts.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await parts.getByRole('button', { name: 'Watch section 1(2), Reed 77 Act' }).click()
  await said(page, 'You watch section 1(2), Reed 77 Act')
  await expect(parts.getByRole('button', { name: 'Watching section 1(2), Reed 77 Act' })).toBeVisible()
  await page.goto('/watches')
  await expect(page.getByRole('link', { name: 'Section 1(2), Reed 77 Act' })).toBeVisible()
})
