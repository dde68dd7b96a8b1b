import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test, watchLayoutShift } from './signed-in.ts'

const sample = '/cases/kesc-2026-90007'
const isDetail = /\/api\/case-detail\/[^/]+(\?.*)?$/
const information = (page: Page) => page.getByRole('tabpanel', { name: 'Case Information' })
const caseTabs = (page: Page) => page.getByRole('tablist', { name: 'Parts of this case' }).getByRole('tab')
const text = (page: Page) => page.getByRole('article', { name: 'Text of the decision' })

/** Answers the case call with the sample's answer, changed. */
async function changeCase(page: Page, change: (answer: Record<string, unknown>) => object) {
  await page.route(isDetail, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

/** A text of one paragraph for each line, as the server divides it. */
function divide(lines: { text: string; number?: string; kind?: string; part?: number }[], parts: object[]) {
  let content = ''
  const paragraphs = lines.map(({ text: line, number = null, kind = 'paragraph', part = 0 }, index) => {
    const start = content.length
    content += `${line}\n\n`
    return { id: index + 1, part, kind, number, depth: 0, start, end: start + line.length }
  })
  return { content, paragraphs, parts }
}
const opinion = (position: number, kind: string, author: string) => ({
  position,
  kind: 'opinion',
  opinion_kind: kind,
  author,
  start: 0,
  end: 0,
})

test.describe('reading a case', () => {
  test('header, text by parts, paragraphs and orders', async ({ page }) => {
    await page.goto(sample)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wekulo v Mlima Crest Bank Limited & another/)
    const header = page.locator('main header').first()
    for (const words of [
      'Sample',
      'Supreme Court',
      '24 Apr 2026',
      '[2026] KESC 90007 (KLR)',
      'Petition E041 of 2025',
      'Tobias Ochola Rading',
    ])
      await expect(header.getByText(words).first()).toBeVisible()
    await expect(header).toContainText('Not a real decision')
    await expect(page).toHaveTitle(/Wekulo v Mlima Crest Bank/)
    await expect(caseTabs(page)).toHaveText(['Full Judgment', 'Cited by', 'Authorities', 'Legislation', 'History', 'Network'])
    await expect(text(page).getByRole('heading', { level: 2, name: /Dissenting opinion/ })).toBeVisible()
    await expect(text(page)).toContainText('Not the decision of the court')
    await expect(text(page).getByRole('heading', { level: 2, name: 'Orders', exact: true })).toBeVisible()
    await expect(text(page).getByRole('heading', { level: 3, name: 'D. JURISDICTION' })).toBeVisible()
    await expect(text(page).getByRole('blockquote').first()).toBeAttached()
    await expect(text(page).locator('#para-12')).toHaveText('[12]')
  })

  test('a press on the citation copies it', slow, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(sample)
    await page.getByRole('button', { name: 'Copy citation [2026] KESC 90007 (KLR)' }).click()
    await expect(page.getByText('Citation copied to clipboard')).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('[2026] KESC 90007 (KLR)')
  })

  test('the menu copies the citation and shares the address', slow, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(sample)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Chat about this case',
      'Watch this case',
      'Compare with…',
      'Add to Citations',
      'Report a Mistake',
      'Put into project',
      'Copy Citation',
      'Share',
      'Print Case',
      'Download PDF',
    ])
    await page.getByRole('menuitem', { name: 'Copy Citation' }).click()
    await expect(page.getByText('Citation copied to clipboard')).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('a browser that can share is asked to', slow, async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) })
    })
    await page.goto(sample)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string; title: string }[] }).shared)
    await expect.poll(shared).toEqual([{ url: page.url(), title: expect.stringContaining('Wekulo v Mlima Crest Bank') }])
  })

  test('its parts are asked for beside the text, each quotation leading to its paragraph', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(sample)
    const panel = page.getByRole('tabpanel', { name: 'Ask' })
    const openPanel = async () => {
      await page.getByRole('button', { name: 'Open the case panel' }).click()
      await page.getByRole('tab', { name: 'Ask' }).click()
    }
    await openPanel()
    await panel.getByRole('button', { name: 'Orders' }).click()
    await expect(panel.getByRole('heading', { name: 'What orders did the court make?' })).toBeVisible()
    await expect(panel.getByRole('blockquote').first()).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open as a chat' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: /^Reference 1/ }).click()
    await expect(page).toHaveURL(/#p-\d+$/)
    // The sheet makes way for the text, and has the answer when it is opened again.
    await expect(panel).toHaveCount(0)
    await openPanel()
    await expect(panel.getByRole('blockquote').first()).toBeVisible()
    // As in a chat.
    await panel.getByLabel('Question about this case').fill('What are the facts?')
    await panel.getByLabel('Question about this case').press('Enter')
    await expect(panel.getByRole('heading', { name: 'What are the facts?' })).toBeVisible()
  })

  test('the information panel has every field in order, with fall-backs', slow, async ({ page }) => {
    await changeCase(page, (answer) => ({
      ...answer,
      court: null,
      citations: [],
      outcome: null,
      court_station: null,
      category: null,
      read_fields: ['judges'],
    }))
    await page.goto(sample)
    await information(page).getByText('As in the heading').click()
    await expect(information(page).getByRole('term')).toHaveText([
      'Title',
      'Case Number',
      'Citation',
      'Date of Decision',
      'Court',
      'Presiding Judges',
      'Court Station',
      'Parties',
      'Applicant',
      'Respondent',
      'Category',
      'Legal Areas',
      'Summary',
      'Status',
      'Original Source',
      'Court Hierarchy Level',
    ])
    await expect(information(page)).toContainText('Taken from the text of the decision: presiding judges.')
    await expect(information(page)).toContainText('CourtCourt not specified')
    await expect(information(page)).toContainText('Court StationNot available')
    await expect(information(page)).toContainText('1 · Supreme Court')
  })

  test('the other names of a field are read too', slow, async ({ page }) => {
    await changeCase(page, ({ content, parts, paragraphs }) => ({
      id: 'x',
      title: 'Achola v Baraza',
      number: 'Civil Appeal 7 of 2020',
      neutral_citation: '[2020] KECA 90999 (KLR)',
      dateOfDecision: '2020-05-06',
      court_name: 'Court of Appeal',
      courtStation: 'Kisumu',
      judge: 'P Wanza',
      party_names: ['Achola', 'Baraza'],
      petitioner: 'Achola',
      defendant: 'Baraza',
      area_of_law: 'Land',
      content,
      parts,
      paragraphs,
    }))
    await page.goto(sample)
    await information(page).getByText('As in the heading').click()
    for (const words of ['Civil Appeal 7 of 2020', '[2020] KECA 90999 (KLR)', '6 May 2020', 'Court of Appeal', 'Kisumu', 'P Wanza', 'Land'])
      await expect(information(page).getByText(words, { exact: true })).toBeVisible()
  })

  test('key points have a tab when there are any', slow, async ({ page }) => {
    await changeCase(page, (answer) => ({ ...answer, key_points: ['The first point.', 'The second point.'] }))
    await page.goto(sample)
    await page.getByRole('tab', { name: 'Full Judgment' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Key Points' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Key Points' }).getByRole('listitem')).toHaveText([
      'The first point.',
      'The second point.',
    ])
  })

  test('a case that was read is shown again without asking', slow, async ({ page }) => {
    let asked = 0
    await page.route(isDetail, (route) => {
      asked++
      return route.fallback()
    })
    await page.goto(sample)
    await expect(text(page)).toBeVisible()
    await page.getByRole('link', { name: 'Case Browser' }).last().click()
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
    await page.goBack()
    await expect(text(page)).toBeVisible()
    expect(asked).toBe(1)
  })
})

test.describe('an address with a paragraph', () => {
  test('goes there and highlights it', async ({ page }) => {
    await page.goto(`${sample}#para-18`)
    const target = page.locator('.target')
    await expect(target).toContainText('[18]')
    await expect(target).toBeFocused()
    await expect.poll(async () => Math.round((await target.boundingBox())!.y)).toBeGreaterThan(64)
    await expect.poll(async () => Math.round((await target.boundingBox())!.y)).toBeLessThan(140)
    await text(page).locator('#para-3').click()
    await expect(page).toHaveURL(/#para-3$/)
    await expect(page.locator('.target')).toContainText('[3]')
  })

  test('offers the paragraphs when several have the number', slow, async ({ page }) => {
    const divided = divide(
      [
        { text: 'JUDGMENT OF ADERA, JA', kind: 'heading', part: 0 },
        { text: '1. I would allow the appeal.', number: '1', part: 0 },
        { text: '“1. A quoted paragraph of another court.”', number: '1', kind: 'quote', part: 0 },
        { text: '1. I would dismiss it.', number: '1', part: 1 },
      ],
      [opinion(0, 'majority', 'Adera, JA'), opinion(1, 'dissenting', 'Bonaya, JA')],
    )
    await changeCase(page, (answer) => ({ ...answer, ...divided }))
    await page.goto(`${sample}#para-1`)
    const choice = page.getByRole('alert').filter({ hasText: '2 paragraphs are numbered 1' })
    await expect(choice.getByRole('link')).toHaveText([/Majority opinion by Adera, JA.*allow/, /Dissenting opinion by Bonaya, JA.*dismiss/])
    await choice.getByRole('link').last().click()
    await expect(page.locator('.target')).toContainText('I would dismiss it.')
    await expect(choice).toHaveCount(0)
  })

  test('says so when the text has no such paragraph', slow, async ({ page }) => {
    await page.goto(`${sample}#para-900`)
    await expect(page.getByText('This text has no paragraph 900.')).toBeVisible()
    await expect(text(page)).toBeVisible()
  })
})

test('a digest shows what the case stands for and where to read it', async ({ page }) => {
  await page.goto('/cases?query=Muruatetu')
  await page
    .getByRole('link', { name: /^Muruatetu & another v Republic/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'What this case stands for' })).toBeVisible()
  await expect(page.locator('main')).toContainText('A sentence of death fixed by statute for murder')
  await expect(page.getByRole('link', { name: /Read it at the official source/ })).toHaveAttribute(
    'href',
    /^https:\/\/new\.kenyalaw\.org\//,
  )
  await expect(caseTabs(page)).toHaveText(['Digest', 'Cited by', 'Authorities', 'Legislation', 'History', 'Network'])
  await expectAccessible(page)
})

test('a record without its text says that it is still being processed', slow, async ({ page }) => {
  await changeCase(page, (answer) => ({ ...answer, content: null, parts: [], paragraphs: [] }))
  await page.route('**/api/case-detail/*/content', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), content: null, parts: [], paragraphs: [] } })
  })
  await page.goto(sample)
  await expect(page.getByText('Its text is still being processed')).toBeVisible()
})

test.describe('a case that cannot be shown', () => {
  test('an unknown id', slow, async ({ page }) => {
    await page.goto('/cases/no-such-case')
    await expect(page.getByRole('heading', { name: 'Case Not Found' })).toBeVisible()
    await expect(page.getByText("not found or you don't have permission to access it")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the Case Browser' }).click()
    await expect(page).toHaveURL(/\/cases$/)
  })

  test('an error with the words of the server, and trying again', slow, async ({ page }) => {
    let broken = true
    await page.route(isDetail, (route) =>
      broken ? route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'This library is closed.' } }) : route.fallback(),
    )
    await page.goto(sample)
    await expect(page.getByRole('heading', { name: 'Error Loading Case' })).toBeVisible()
    await expect(page.getByText('This library is closed.')).toBeVisible()
    await expect(page.getByText("not found or you don't have permission to access it")).toBeVisible()
    await expectAccessible(page)
    broken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(text(page)).toBeVisible()
  })

  test('an answer without a word of explanation', slow, async ({ page }) => {
    await page.route(isDetail, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Not this program</p>' }))
    await page.goto(sample)
    const card = page.getByRole('alert')
    await expect(card.getByRole('heading', { name: 'Error Loading Case' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  test('related cases, from a search for similar ones where the call for them fails, and the way to more', slow, async ({ page }) => {
    await page.route('**/api/cases/*/related?*', (route) => route.fulfill({ status: 404, json: { code: 'not-found', detail: 'Gone' } }))
    const similar = page.waitForRequest(/\/api\/search\/similar-cases\/kesc-2026-90007\?limit=5$/)
    await page.goto(sample)
    await similar
    const related = information(page).locator('section', { has: page.getByRole('heading', { name: 'Related Cases' }) })
    await expect(related.getByRole('listitem')).toHaveCount(5)
    await related.getByRole('link', { name: 'Find Similar Cases' }).click()
    await expect(page).toHaveURL('/cases?similar_to=kesc-2026-90007')
  })

  test('a text that does not come', slow, async ({ page }) => {
    await changeCase(page, ({ content: _text, parts: _parts, paragraphs: _paragraphs, ...answer }) => answer)
    let broken = true
    await page.route('**/api/case-detail/*/content', (route) =>
      broken ? route.fulfill({ status: 400, json: { code: 'x', detail: 'x' } }) : route.fallback(),
    )
    await page.goto(sample)
    await expect(page.getByText('Failed to load case content')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wekulo')
    broken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(text(page)).toBeVisible()
  })
})

test('30,000 words: one paragraph each, no layout shift, and a late paragraph is reached', slow, async ({ page }) => {
  const lines = Array.from({ length: 400 }, (_, index) => ({
    text: `${index + 1}. ${'The appellant submitted that the court below erred. '.repeat(10)}${index === 389 ? 'It rested on a lighthouse' : ''}`.trim(),
    number: String(index + 1),
  }))
  await changeCase(page, (answer) => ({ ...answer, ...divide(lines, [opinion(0, 'sole', 'Adera, JA')]) }))
  const shift = await watchLayoutShift(page)
  await page.goto(sample)
  await expect(text(page).locator('.block')).toHaveCount(400)
  // Nothing unseen makes the page longer than its text.
  const below = () =>
    page.evaluate(() => {
      // The footer comes after the first load; until then everything is still to come.
      const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? -Infinity
      return Math.abs(document.documentElement.scrollHeight - scrollY - footer)
    })
  // Four hundred paragraphs that are estimated in fractions of a pixel.
  await expect.poll(below).toBeLessThan(4)
  await page.waitForTimeout(500)
  expect(await shift()).toBeLessThan(0.001)
  // The browser's own search finds what was never laid out, and goes there.
  expect(
    await page.evaluate(() => {
      const find = (window as unknown as { find: (words: string) => boolean }).find('on a lighthouse')
      const paragraph = getSelection()!.anchorNode!.parentElement!.closest('[data-paragraph]')!
      return { find, paragraph: paragraph.id, isShown: paragraph.checkVisibility({ contentVisibilityAuto: true }) }
    }),
  ).toEqual({ find: true, paragraph: 'p-390', isShown: true })
  await expect(page.locator('#p-390')).toBeInViewport()
  await page.goto(`${sample}#para-350`)
  await expect(page.locator('.target')).toContainText('350.')
  await expect.poll(async () => Math.abs((await page.locator('.target').boundingBox())!.y - 88)).toBeLessThan(60)
})

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [1440, 'light', slow],
  [390, 'light', slow],
  [1440, 'dark', slow],
] as const)
  test(`${width} px, ${theme}: accessible, and nothing sticks out`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await page.goto(`${sample}#para-18`)
    await expect(page.locator('.target')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (width === 390) {
      await expect(information(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Open the case panel' }).click()
      await expect(page.getByRole('dialog', { name: 'About this case' }).getByText('Court Hierarchy Level')).toBeVisible()
      await expectAccessible(page)
    }
  })
