import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, said, test } from './signed-in.ts'

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

test('words of a section are marked with a note, found again, cited, deleted and brought back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAnew(page)
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
