import type { Page } from '@playwright/test'
import { arrive } from './arriving-law.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const quoted = 'We prescribe no time within which alerts must be opened'
const cited = 'Wekulo v Mlima Crest Bank Limited [2026] KESC 90007 (KLR)'

/** A judgment that names a paragraph of another; answers its address. */
async function citingCase(number: number): Promise<string> {
  await arrive({
    title: `Achola v Baraza ${number}`,
    court: 'High Court at Nairobi',
    date: '2026-09-01',
    citation: `[2026] KEHC ${number} (KLR)`,
    content: ['1. The bank relied on a switch.', `2. We follow ${cited} at para 3.`, '3. The claim succeeds.'].join('\n\n'),
  })
  return `/cases/kehc-2026-${number}`
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Cite this/ })
async function cite(page: Page, name: RegExp, reliedOn: string) {
  await page.getByRole('button', { name }).first().click()
  await expect(dialog(page).getByRole('blockquote')).not.toBeEmpty()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog(page).getByRole('textbox', { name: 'Relied on for (optional)' }).fill(reliedOn)
  await dialog(page).getByRole('button', { name: 'Cite', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

for (const [width, theme, details] of [
  [1440, 'light', {}],
  [820, 'dark', slow],
  [390, 'dark', slow],
] as const)
  test(`a case is cited from the authorities of another and from a checked document, at ${width} px`, details, async ({ page }) => {
    const shoot = async (name: string) => {
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page)
    const address = await citingCase(91000 + width)
    await page.goto(address)
    await page.getByRole('tab', { name: 'Authorities', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Cite Wekulo v .*, para 3$/ })).toBeVisible()
    await shoot('authorities')
    await cite(page, /^Cite Wekulo v .*, para 3$/, 'That the bank answers')
    await said(page, 'Cited at para 3')

    await page.goto('/citations/check')
    await page.getByLabel('Text of the document').fill(`In ${cited} at paragraph 16 it was held: “${quoted}.”`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const finding = page.locator('[id^="finding-"]').first()
    await expect(finding.getByRole('button', { name: /^Cite Wekulo v .*, para 16$/ })).toHaveCount(2)
    await shoot('check')
    await finding
      .getByRole('button', { name: /^Cite Wekulo v .*, para 16$/ })
      .last()
      .click()
    await expect(dialog(page).getByRole('blockquote')).toHaveText(quoted)
    await shoot('cite-quote')
    await dialog(page).getByRole('textbox', { name: 'Relied on for (optional)' }).fill('What is at stake')
    await dialog(page).getByRole('button', { name: 'Cite', exact: true }).click()
    await said(page, 'Cited at para 16')

    await page.goto('/citations')
    await expect(page.getByText('Relied on for: That the bank answers')).toBeVisible()
    await expect(page.getByText('Relied on for: What is at stake')).toBeVisible()
    await expect(page.getByText(quoted, { exact: true })).toBeVisible()
  })
