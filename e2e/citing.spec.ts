import type { Page } from '@playwright/test'
import { arrive } from './arriving-law.ts'
import { signInAnew } from './own-account.ts'
import { arriveReedAct, selectInAct } from './reed-act.ts'
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
    await page
      .getByLabel('Text of the document')
      .fill(`Under Article 47 of the Constitution. In ${cited} at paragraph 16 it was held: “${quoted}.”`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const finding = page.locator('[id^="finding-"]').filter({ hasText: 'Wekulo' })
    await expect(page.getByRole('button', { name: 'Cite Constitution of Kenya, 2010, article 47' })).toBeVisible()
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

for (const [width, theme, details] of [
  [1440, 'light', {}],
  [390, 'dark', slow],
] as const)
  test(`a provision is cited from its menu and from its words, and filed under its issue, at ${width} px`, details, async ({ page }) => {
    const shoot = async (name: string) => {
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    const { access_token: token } = await signInAnew(page)
    const post = async (path: string, data: object) =>
      (await (await page.request.post(`/api${path}`, { headers: { authorization: `Bearer ${token}` }, data })).json()) as { id: string }
    const { id: project } = await post('/research-hub/projects', { name: 'Reeds' })
    await post(`/research-hub/projects/${project}/issues`, { title: 'Whether a licence was needed' })
    await page.goto(`/research-hub/projects/${project}`)
    await page.getByRole('button', { name: 'Work on this project' }).click()
    const act = await arriveReedAct(`92${width}`)
    await page.goto(`/legal-library/legislation/${act}`)

    await page.getByRole('button', { name: 'What can be done with section 1' }).click()
    await page.getByRole('menuitem', { name: 'Cite', exact: true }).click()
    await dialog(page).getByLabel('What is cited').selectOption('section 1(2)')
    await expect(dialog(page).getByText(`Reed 92${width} Act, 1990, section 1(2)`)).toBeVisible()
    await expect(dialog(page).getByRole('blockquote')).toHaveText('No person shall cut reeds without a licence.')
    await dialog(page).getByLabel('Issue').selectOption('Whether a licence was needed')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot('cite-provision')
    await dialog(page).getByRole('textbox', { name: 'Relied on for (optional)' }).fill('A licence comes first')
    await dialog(page).getByRole('button', { name: 'Cite', exact: true }).click()
    await said(page, 'Cited at section 1(2) in Reeds')

    // So it is where a search finds it: at once, where no case has the words.
    await page.goto(`/cases?query=%22cut+reeds+without+a+licence%22`)
    await expect(page.getByText('No cases found')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Cite Reed 92${width} Act`) }).click()
    await expect(dialog(page).getByRole('blockquote')).toContainText('No person shall cut reeds without a licence.')
    await shoot('cite-found')
    await dialog(page).getByRole('button', { name: 'Cite', exact: true }).click()
    await expect(page.getByText(/^(?:Provision cited|Cited at section 1) in Reeds/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Citation undone')
    await page.goto(`/legal-library/legislation/${act}`)

    // On a phone the bar stands where the notice does.
    await page.reload()
    await selectInAct(page, 'ten shillings for each boat')
    const bar = await page.getByRole('toolbar', { name: 'Selected text' }).boundingBox()
    expect(bar!.x).toBeGreaterThanOrEqual(0)
    expect(bar!.x + bar!.width).toBeLessThanOrEqual(width)
    await shoot('selection-law')
    await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Cite', exact: true }).click()
    await expect(dialog(page).getByText(`section 1(3), Reed 92${width} Act`)).toBeVisible()
    await dialog(page).getByLabel('Issue').selectOption('No issue')
    await dialog(page).getByRole('button', { name: 'Cite', exact: true }).click()
    await said(page, 'Cited at section 1(3) in Reeds')

    // At the part that the address names the form begins.
    await page.goto(`/legal-library/legislation/${act}#sec_1__subsec_2`)
    await page.getByRole('button', { name: 'What can be done with section 1' }).click()
    await page.getByRole('menuitem', { name: 'Cite', exact: true }).click()
    await expect(dialog(page).getByLabel('What is cited')).toHaveValue('sec_1__subsec_2')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`/research-hub/projects/${project}/bundle`)
    await expect(page.getByLabel('Order')).toHaveValue('issues')
    await expect(page.getByText('Also under: Other authorities')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot('bundle-issues')
    await page.getByRole('tab', { name: 'Preview of the index' }).click()
    const index = page.getByRole('region', { name: 'Index' })
    await expect(index.getByRole('listitem')).toHaveText([
      /^Whether a licence was needed1\.Reed \d+ Act, 1990, section 1.*section 1\(2\) — A licence comes first$/,
      /^Other authorities1\.Reed \d+ Act, 1990, section 1.*section 1\(3\)$/,
    ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot('index-issues')
  })
