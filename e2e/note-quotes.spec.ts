import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { arriveReedAct, selectInAct } from './reed-act.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to note' })

/** Selects words of the judgment that stand in one text node. */
async function select(page: Page, words: string) {
  await expect(page.getByRole('article', { name: 'Text of the decision' })).toContainText(words)
  // What was selected before goes first: its tools would else be taken for those of these words.
  await page.evaluate(() => getSelection()!.removeAllRanges())
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toHaveCount(0)
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('article[data-judgment]')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(wanted)
      if (at < 0) continue
      node.parentElement!.scrollIntoView({ block: 'center' })
      getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length)
      return
    }
    throw new Error(`No text node holds ${wanted}`)
  }, words)
}
const addToNote = async (page: Page, words: string) => {
  // A text that is laid out anew meanwhile lets go of what was selected.
  await expect(async () => {
    await select(page, words)
    await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Add to note' }).click({ timeout: 5_000 })
  }).toPass()
  await expect(dialog(page)).toBeVisible()
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(
    `a passage goes into a new note and into one that is there, and its note says what it rests on, at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await chooseTheme(page, 'dark')
      await signInAnew(page)
      await page.goto('/cases/kesc-2026-90007')
      await addToNote(page, 'Over one weekend in August 2021 the appellant')
      await expect(dialog(page).getByText('You have no notes yet. Begin one with this passage.')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog(page).getByLabel('Title of the new note').fill('The weekend')
      await dialog(page).getByRole('button', { name: 'Add to new note' }).click()
      await said(page, 'Added to The weekend')

      await addToNote(page, 'cereals trader')
      await dialog(page).getByRole('button', { name: 'Add to The weekend' }).click()
      await said(page, 'Added to The weekend')
      await page.goto('/research-notes')
      await page.getByRole('link', { name: 'The weekend' }).click()
      const preview = page.getByRole('tabpanel', { name: 'Page' })
      await expect(preview.getByRole('blockquote')).toHaveCount(2)
      await expect(preview.getByRole('blockquote').last()).toContainText('“cereals trader”')
      await expect(preview.getByRole('link').last()).toHaveAttribute('href', /^\/cases\/kesc-2026-90007#para-1$/)
      await expect(preview).toContainText('[2026] KESC 90007 (KLR), para 1')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(
    `words of an Act and a whole section go into a note, which tells what the law has no more, at ${width} px`,
    details,
    async ({ page }) => {
      const id = await arriveReedAct(`5${width}`)
      const law = `/legal-library/legislation/${id}`
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await chooseTheme(page, 'dark')
      await signInAnew(page)
      await page.goto(`${law}?as_at=1999-01-01`)
      await selectInAct(page, 'The fee is one shilling')
      await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Add to note' }).click()
      await expect(dialog(page)).toContainText(`Reed 5${width} Act, 1990, s 1(2)`)
      await dialog(page).getByLabel('Title of the new note').fill('Reeds')
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Add to new note' }).click()
      await said(page, 'Added to Reeds')

      await page.goto(law)
      await page.getByRole('button', { name: 'What can be done with section 1' }).click()
      await page.getByRole('menuitem', { name: 'Add to note' }).click()
      await expect(dialog(page)).toContainText('The fee is ten shillings for each boat.')
      await dialog(page).getByRole('button', { name: 'Add to Reeds' }).click()
      await said(page, 'Added to Reeds')

      await page.goto('/research-notes')
      await page.getByRole('link', { name: 'Reeds' }).click()
      const preview = page.getByRole('tabpanel', { name: 'Page' })
      const [shilling, whole] = [preview.getByRole('blockquote').first(), preview.getByRole('blockquote').last()]
      await expect(shilling).toContainText(`Reed 5${width} Act, 1990, s 1(2) (as at 1 Jun 1990)`)
      await expect(shilling.getByRole('alert')).toContainText('The latest text of this law does not contain these words')
      await expect(whole).toContainText(`Reed 5${width} Act, 1990, s 1 (as at 31 Dec 2012)`)
      await expect(whole.getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.getByRole('tab', { name: 'References' }).click()
      const references = page.getByRole('list', { name: 'References: Statutes' }).getByRole('listitem')
      await expect(references).toHaveCount(2)
      await expect(references.first()).toContainText('quoted')
      await expectAccessible(page)
      await references.first().getByRole('link', { name: 'as at 1 Jun 1990' }).click()
      await expect(page).toHaveURL(/\?as_at=1990-06-01#sec_1__subsec_2$/)
      await expect(page.getByRole('article', { name: 'Text of the law' })).toContainText('The fee is one shilling')
    },
  )
