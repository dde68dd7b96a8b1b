import type { listUndecidedLeads, reviewTreatment } from '#contract/citator'
import type { Input, Output } from '#contract/endpoint'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, readAtRest, said, slow, test } from './signed-in.ts'

const high = '/cases/kehc-2024-90147'
const supreme = '/cases/kesc-2026-90007'
const trial = '/cases/kemc-2023-90011'
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

for (const { width, theme, details } of [
  { width: 390, theme: 'dark', details: {} },
  { width: 1440, theme: 'light', details: slow },
] as const)
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the standing of a case is shape, words, quote and day, and its history leads from court to court', async ({ page }) => {
      await chooseTheme(page, theme)
      await page.goto(high)
      const standing = page.getByRole('region', { name: 'Standing of this case' })
      await expect(standing).toContainText('Reversed on appeal')
      await expect(standing.locator('[data-signal=negative] svg')).toBeVisible()
      await expect(standing).toContainText('“I would allow the appeal, dismiss the cross-appeal')
      await expect(standing).toContainText('That decision in turn: varied on appeal.')
      await expect(standing).toContainText(/As at \d{1,2} \w+ \d{4}/)
      await expectSound(page)

      await tab(page, 'History').click()
      const stages = panel(page, 'History').locator('ol > li')
      await expect(stages).toHaveCount(4)
      await expect(stages.nth(1)).toContainText('This case')
      await expect(stages.nth(2)).toContainText('Reversed. Appeal from Wekulo v Mlima Crest Bank')
      await expectSound(page)
      await stages.nth(2).getByRole('link', { name: 'Para 19 of Mlima Crest Bank' }).click()
      await expect(page).toHaveURL(/keca-2025-90112#p-\d+$/)
      await expect(tab(page, 'Full Judgment')).toHaveAttribute('aria-selected', 'true')
    })

    test('who cites a case, and what it cites, with the words of the courts', async ({ page }) => {
      await chooseTheme(page, theme)
      await page.goto(trial)
      await tab(page, 'Cited by').click()
      const citing = panel(page, 'Cited by').locator('ol > li')
      await expect(citing).toHaveCount(4)
      await expect(citing.nth(0)).toContainText('“The High Court, Masibo, J., reversed that decision')
      await expect(citing.nth(0)).toContainText('Lead, not yet checked')
      await expect(citing.nth(0)).toContainText('Sample')
      await expect(panel(page, 'Cited by')).toContainText('4 citing cases from 2024 to 2026')
      await expectSound(page)
      await page.getByLabel('Court level').selectOption({ label: 'High Court and equals (1)' })
      await expect(citing).toHaveCount(1)
      await page.getByLabel('Treatment').selectOption({ label: 'Reversed (3)' })
      await expect(panel(page, 'Cited by')).toContainText('No citing case matches.')
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(citing).toHaveCount(4)

      await page.goto(supreme)
      await tab(page, 'Authorities').click()
      const cited = panel(page, 'Authorities').locator('ol > li')
      await expect(cited.filter({ hasText: 'Speaker of the National Assembly v Karume' })).toContainText('We affirm Speaker')
      await expect(cited.filter({ hasText: 'High Court, 26 Jan 2024' })).toContainText('Reversed on appeal')
      await expectSound(page)
    })

    test('the network is a picture to walk by keys, with a table beside it', slow, async ({ page }) => {
      await chooseTheme(page, theme)
      await page.goto(high)
      await tab(page, 'Network').click()
      const network = panel(page, 'Network')
      await expect(network.getByRole('button', { name: 'Steps from this case: 2' })).toHaveAttribute('aria-pressed', 'true')
      const rows = network.getByRole('table').getByRole('row')
      await expect(rows.nth(1)).toBeVisible()
      const within2 = await readAtRest(() => rows.count())
      const own = network.locator('[data-case="kehc-2024-90147"]')
      await own.focus()
      await page.keyboard.press('ArrowRight')
      await expect(own).toHaveAttribute('aria-pressed', 'false')
      await expect(network.getByRole('region', { name: 'Chosen case' }).getByRole('link', { name: 'Open case' })).toBeVisible()
      await expectSound(page)
      await network.getByRole('button', { name: 'Steps from this case: 1' }).click()
      await expect.poll(() => rows.count()).toBeLessThan(within2)
    })
  })

test('an editor reviews a lead with a note, and what was not saved is said and kept', slow, async ({ page }) => {
  const lead = 'To that extent it is no longer good law.'
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), role: 'editor' } })
  })
  let sent: unknown
  await page.route('**/api/citations/treatments/review', async (route) => {
    sent = route.request().postDataJSON()
    await route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'Editors only' } })
  })
  await page.goto('/cases/kescc-2025-90021')
  await tab(page, 'Cited by').click()
  const citing = panel(page, 'Cited by').locator('li').filter({ hasText: lead })
  await citing.getByRole('button', { name: /^Review: Overruled in Mlima Crest Bank/ }).click()
  await expect(citing.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await citing.getByLabel('Why').fill('At paragraph 17 of the lead judgment.')
  await expectAccessible(page)
  await citing.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The review could not be saved')).toBeVisible()
  expect(sent).toMatchObject({
    case_id: 'keca-2025-90112',
    treatment: 'overruled',
    decision: 'confirmed',
    note: 'At paragraph 17 of the lead judgment.',
  })
})

test(
  'a confirmed lead changes the standing of a case and its card, and the trail tells who, when, what and why',
  slow,
  async ({ page }) => {
    await page.goto('/citations/reviews')
    await expect(page).toHaveURL('/')
    await signInAnew(page, { name: 'Editing Wanjiku', isEditor: true })
    // Its own entries: another try may have decided on the same lead before.
    const tag = randomUUID()
    const review = async (decision: 'Confirm' | 'Reject', note: string) => {
      await page.goto('/cases/kescc-2025-90021')
      await tab(page, 'Cited by').click()
      const citing = panel(page, 'Cited by').locator('li').filter({ hasText: 'To that extent it is no longer good law.' })
      await citing.getByRole('button', { name: /^Review: Overruled in Mlima Crest Bank/ }).click()
      await citing.getByLabel('Why').fill(note)
      await citing.getByRole('button', { name: decision }).click()
      await expect(citing).toContainText(`${decision}ed by an editor`)
      await expect(citing).toContainText(note)
    }
    await review('Confirm', `No longer good law, at paragraph 17 (${tag}).`)
    await said(page, 'Treatment confirmed')
    const standing = page.getByRole('region', { name: 'Standing of this case' })
    await expect(standing).toContainText('Overruled')
    await expect(standing).toContainText('“To that extent it is no longer good law.”')
    await expectSound(page)

    await page.goto('/cases?query=Kamene+Mawimbi')
    const card = page.getByRole('article').filter({ hasText: 'Kamene v Mawimbi' }).first()
    await expect(card.locator('[data-signal=negative]')).toContainText('Overruled')
    await expect(card.locator('[data-signal=negative] svg')).toBeVisible()

    await review('Reject', `The Supreme Court disagreed, at paragraph 24 (${tag}).`)
    await expect(standing.locator('[data-signal]')).toHaveCount(0)
    await page.getByRole('link', { name: 'All treatment reviews' }).click()
    const entries = page.getByRole('list', { name: 'Treatment reviews' }).getByRole('listitem').filter({ hasText: tag })
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText('Editing Wanjiku')
    await expect(entries.first()).toContainText('Before: confirmed. Now: rejected.')
    await expect(entries.first()).toContainText('The Supreme Court disagreed, at paragraph 24')
    await expect(entries.nth(1)).toContainText(/Before: (a lead|confirmed|rejected)\. Now: confirmed\./)
    await expect(entries.nth(1)).toContainText('“To that extent it is no longer good law.”')
    await expectSound(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await expectNoSidewaysScroll(page)
  },
)

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [820, 'light', slow],
  [1440, 'light', slow],
] as const)
  test(`editors work through what nobody has decided on at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page, { name: 'Editing Wanjiku', isEditor: true })
    const { waiting, none } = await twoLeads(page)
    await page.goto('/citations/reviews')
    await expect(page.getByRole('alert')).toContainText('Not now')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('2 leads nobody has decided on', { exact: false })).toBeVisible()
    const entries = page.getByRole('list', { name: 'Treatment to be reviewed' }).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText(waiting[0]!.lead.quote)
    await expect(entries.first().getByRole('link', { name: /^Para / })).toHaveAttribute('href', /#p-\d+$/)
    await expect(entries.first()).toContainText('What is treated:')
    await expectSound(page)

    // With the keyboard alone; what was decided leaves the list, and the keyboard goes on at its head.
    await entries
      .first()
      .getByRole('button', { name: /^Review: / })
      .press('Enter')
    await entries.first().getByLabel('Why').fill('The court says so in terms.')
    await expectAccessible(page)
    await entries.first().getByRole('button', { name: 'Confirm' }).press('Enter')
    await said(page, 'Treatment confirmed')
    await expect(entries).toHaveCount(1)
    await expect(page.getByText('1 lead nobody has decided on', { exact: false })).toBeFocused()
    await entries
      .first()
      .getByRole('button', { name: /^Review: / })
      .click()
    await entries.first().getByLabel('Why').fill('Only recounted of another court.')
    await entries.first().getByRole('button', { name: 'Reject' }).click()
    await said(page, 'Treatment rejected')
    await expect(page.getByText(none)).toBeVisible()
    await expectSound(page)
    await tab(page, 'Reviewed').click()
    await expect(page).toHaveURL(/tab=decided/)
    await expect(page.getByText('Entries are only ever added')).toBeVisible()
  })

/** A queue of the first two leads of the library, which says at first that it cannot answer; decisions are kept by the page alone, since all journeys share the library. */
async function twoLeads(page: Page) {
  let left: Output<typeof listUndecidedLeads>['results'] | undefined
  let isFirst = true
  const waiting: Output<typeof listUndecidedLeads>['results'] = []
  await page.route('**/api/citations/treatments/leads?*', async (route) => {
    if (isFirst) {
      isFirst = false
      return route.fulfill({ status: 400, json: { code: 'x', detail: 'Not now' } })
    }
    const response = await route.fetch()
    const answer = (await response.json()) as Output<typeof listUndecidedLeads>
    if (!left) waiting.push(...(left = answer.results.slice(0, 2)))
    const counts = Map.groupBy(left, ({ lead }) => lead.treatment)
    const json = {
      ...answer,
      results: left,
      total: left.length,
      treatments: [...counts].map(([value, leads]) => ({ value, count: leads.length })),
    }
    return route.fulfill({ response, json })
  })
  await page.route('**/api/citations/treatments/review', async (route) => {
    const { case_id, position, treatment, decision, note } = route.request().postDataJSON() as Input<typeof reviewTreatment>['body']
    const decided = left!.find((one) => one.case.id === case_id && one.lead.position === position && one.lead.treatment === treatment)!
    left = left!.filter((one) => one !== decided)
    const review = { decision, note, reviewed_at: new Date().toISOString() }
    await route.fulfill({ status: 201, json: { ...decided.lead, review } })
  })
  return { waiting, none: 'Nothing waits for review' }
}

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`citations over time are bars to walk by keys, with a table, at ${width} px`, slow, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    const years = (first: number, counts: number[]) =>
      counts.map((count, index) => ({ year: first + index, count, treatments: count === 0 ? [] : [{ value: 'followed', count }] }))
    const told = { id: 'kemc-2023-90011', courts: [], pinpointed: 0, paragraphs: [] }
    const answers = [
      { status: 400, json: { code: 'x', detail: 'Not now' } },
      { json: { ...told, total: 2, years: [] } },
      { json: { ...told, total: 41, years: years(1995, [...Array.from({ length: 31 }, (_, at) => at % 3), 10]) } },
    ]
    let at = 0
    await page.route('**/api/analytics/precedent-tracking/*', (route) => route.fulfill(answers[Math.min(at++, answers.length - 1)]))
    const open = async () => {
      await page.goto(trial)
      await tab(page, 'Cited by').click()
    }
    const chart = page.getByRole('region', { name: 'Citations over time' })
    await open()
    await expect(chart.getByRole('alert')).toContainText('Not now')
    await chart.getByRole('button', { name: 'Try Again' }).click()
    await expect(chart).toContainText('None of the citing cases has a date')
    await expectSound(page)

    // Three decades of bars scroll within the chart and leave the page as it is.
    await open()
    await expect(chart).toContainText('41 citing cases from 1995 to 2026')
    const bars = chart.getByRole('toolbar', { name: 'Citing cases by year' }).getByRole('button')
    await expect(bars).toHaveCount(32)
    await expectSound(page)
    await bars.last().focus()
    await page.keyboard.press('Home')
    await expect(bars.first()).toBeFocused()
    await expect(bars.first()).toHaveAccessibleName('1995: none')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(bars.nth(2)).toBeFocused()
    await expect(bars.nth(2)).toHaveAccessibleName('1997: 2 citing cases (Followed, applied or upheld 2)')
    await chart.getByText('As a table').click()
    await expect(chart.getByRole('row').filter({ hasText: '2026' })).toContainText('10')

    // A bar narrows the list below to its year, and lets it go again.
    const citing = panel(page, 'Cited by').locator('ol > li')
    await expect(citing).toHaveCount(4)
    await page.keyboard.press('End')
    await bars.last().press('Enter')
    await expect(bars.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(citing).toHaveCount(1)
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2026')
    await bars.last().press('Enter')
    await expect(citing).toHaveCount(4)
    await expectSound(page)
  })
