import type { Page } from '@playwright/test'
import { type OwnAccount, signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, readAtRest, said, slow, test } from './signed-in.ts'

const sample = '/cases/kesc-2026-90007'
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' })
const card = (page: Page) => page.getByRole('dialog', { name: 'Annotation' })
const text = (page: Page) => page.getByRole('article', { name: 'Text of the decision' })

/** Selects words of the judgment that stand in one text node. */
async function select(page: Page, words: string) {
  await expect(text(page)).toContainText(words)
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
  await expect(toolbar(page)).toBeVisible()
}

/** The words that are painted with a highlight, each stretch for itself. */
const painted = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()), name)

/** Shows the list of annotations: beside the text, or in a sheet over it. */
async function openPanel(page: Page) {
  await expect(text(page)).toBeVisible()
  if (page.viewportSize()!.width < 1200) await page.getByRole('button', { name: 'Open the case panel' }).click()
  await page.getByRole('tab', { name: 'Annotations' }).click()
}
const rows = (page: Page) => page.getByRole('list', { name: 'Annotations in the order of the text' }).getByRole('listitem')

async function annotate(page: Page, { access_token }: OwnAccount, passages: { words: string; color: string; note?: string }[]) {
  const headers = { authorization: `Bearer ${access_token}` }
  const { content } = await (await page.request.get('/api/case-detail/kesc-2026-90007/content', { headers })).json()
  for (const { words, color, note = '' } of passages) {
    const start = content.indexOf(words)
    const data = { case_id: 'kesc-2026-90007', text_selection: words, start_offset: start, end_offset: start + words.length, color, note }
    expect((await page.request.post('/api/annotations', { headers, data })).status()).toBe(201)
  }
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`a passage is marked, read, changed and deleted at ${width} px`, details, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    await page.goto(sample)

    // A note and a colour; the first colour is yellow.
    const passage = 'Over one weekend in August 2021 the appellant'
    await select(page, passage)
    await expectAccessible(page)
    await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
    const form = page.getByRole('dialog', { name: 'Annotate' })
    await expect(form.getByRole('radio', { name: 'Yellow' })).toBeChecked()
    await form.getByRole('radio', { name: 'Green' }).check()
    await expect.poll(() => painted(page, 'mark-green-draft')).toEqual([passage])
    await form.getByLabel('Note').fill('The facts')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Annotation created successfully')
    await expect.poll(() => painted(page, 'mark-green')).toEqual([passage])

    // One press marks in a colour; the quotation carries citation and pinpoint.
    await select(page, 'cereals trader')
    await toolbar(page).getByRole('button', { name: 'Mark pink' }).click()
    await expect.poll(() => painted(page, 'mark-pink')).toEqual(['cereals trader'])
    await select(page, 'cereals trader')
    await toolbar(page).getByRole('button', { name: 'Copy as Quote' }).click()
    const quote = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(quote).toContain('“cereals trader”')
    expect(await quote()).toContain('[2026] KESC 90007 (KLR), para 1')
    await page.keyboard.press('Escape')

    // They are there when the case is opened again; a press on one opens its note.
    await page.reload()
    await expect.poll(() => painted(page, 'mark-green')).toEqual([passage])
    await page.evaluate(() => {
      const [range] = CSS.highlights.get('mark-green')!
      ;(range as Range).startContainer.parentElement!.scrollIntoView({ block: 'center' })
    })
    const spot = await readAtRest(() =>
      page.evaluate(() => {
        const { left, top, width: wide, height } = ([...CSS.highlights.get('mark-green')!][0] as Range).getClientRects()[0]!
        return { x: left + wide / 2, y: top + height / 2 }
      }),
    )
    await page.mouse.click(spot.x, spot.y)
    await expect(card(page)).toContainText('The facts')
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Edit' }).click()
    await card(page).getByRole('radio', { name: 'Blue' }).check()
    await card(page).getByLabel('Note').fill('The facts, in brief')
    await card(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Annotation updated')
    await expect(card(page)).toContainText('The facts, in brief')
    await expect.poll(() => painted(page, 'mark-blue')).toEqual([passage])
    await card(page).getByRole('button', { name: 'Delete' }).click()
    await said(page, 'Annotation deleted')
    await expect.poll(() => painted(page, 'mark-blue')).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => painted(page, 'mark-blue')).toEqual([passage])

    // The list beside the text: colours, and the way to a passage.
    await openPanel(page)
    await expect(rows(page)).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pink, 1' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Pink, 1' }).click()
    await rows(page)
      .first()
      .getByRole('button', { name: /^.?Over one weekend/ })
      .first()
      .click()
    await expect(card(page)).toContainText('The facts, in brief')
    await expectNoSidewaysScroll(page)
    await card(page).getByRole('button', { name: 'Close' }).click()

    // The case is bookmarked with the words.
    await select(page, 'cereals trader')
    await toolbar(page).getByRole('button', { name: 'Bookmark' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Root Folder/ })
      .click()
    await said(page, 'Bookmark created')
    // A second passage goes to the same bookmark, behind what its note says; no folder is asked for.
    await page.keyboard.press('Escape')
    await expect(toolbar(page)).toHaveCount(0)
    await select(page, 'Over one weekend')
    await toolbar(page).getByRole('button', { name: 'Bookmark' }).click()
    await said(page, 'Case bookmarked already: its note keeps the passage')
    await page.goto('/bookmarks')
    await expect(page.getByText('“cereals trader” (para 1)')).toBeVisible()
    await expect(page.getByText('“Over one weekend” (para 1)')).toBeVisible()
  })

test('what a finger selects is marked', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await signInAnew(page)
  await page.goto(sample)
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  const devtools = await phone.newCDPSession(page)
  const place = () => text(page).locator('#p-14').boundingBox()
  const box = (await readAtRest(place))!
  await page.evaluate((y) => scrollTo(0, y - 400), box.y)
  // A finger that rests on a word selects it; what it does is made of the mouse, since the browser takes no long press otherwise.
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  const word = await readAtRest(() =>
    text(page)
      .locator('#p-14 [data-text]')
      .last()
      .evaluate((words) => {
        const range = document.createRange()
        range.setStart(words.firstChild!, 0)
        range.setEnd(words.firstChild!, 2)
        const { left, top, width, height } = range.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }),
  )
  const touch = (type: 'mousePressed' | 'mouseReleased') =>
    devtools.send('Input.emulateTouchFromMouseEvent', { type, button: 'left', clickCount: 1, x: Math.round(word.x), y: Math.round(word.y) })
  const selected = () => page.evaluate(() => String(getSelection()))
  await touch('mousePressed')
  await expect.poll(selected).toMatch(/^\w+$/)
  await touch('mouseReleased')
  await expect(toolbar(page)).toBeVisible()
  // The handles of a selection are the system's: what they do when they are drawn is done here.
  await page.evaluate(() => {
    const { anchorNode, anchorOffset } = getSelection()!
    getSelection()!.extend(anchorNode!, anchorOffset + 12)
  })
  const chosen = await selected()
  const lowerEdge = async () => {
    const { y: top, height } = (await toolbar(page).boundingBox())!
    return top + height
  }
  await expect.poll(lowerEdge, { message: 'it stands at the lower edge, clear of the menu of the system' }).toBeGreaterThan(780)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(toolbar(page)).toBeVisible()
  // Only a selection that has come to rest is taken.
  await page.waitForTimeout(400)
  await toolbar(page).getByRole('button', { name: 'Mark pink' }).tap()
  await expect.poll(() => painted(page, 'mark-pink')).toEqual([chosen])
  await phone.close()
})

test('text is selected and marked with the keyboard alone', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto(sample)
  await expect(text(page)).toBeVisible()
  const start = page.getByRole('button', { name: 'Select text with the keyboard' }).first()
  await start.focus()
  await expect(start).toBeVisible()
  await page.keyboard.press('Enter')
  const selected = () => page.evaluate(() => String(getSelection()).trim().split(/\s+/).length)
  // On a busy machine the first keys may come before the text listens to them.
  await expect(async () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    expect(await selected()).toBeGreaterThanOrEqual(2)
  }).toPass()
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toolbar(page).getByRole('button', { name: 'Mark yellow' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await said(page, 'Annotation created successfully')
  await expect.poll(async () => (await painted(page, 'mark-green')).length).toBe(1)
})

test('an annotation that cannot be saved says so, and its words wait', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto(sample)
  await page.route(/\/api\/annotations$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { code: 'x' } }) : route.fallback(),
  )
  await select(page, 'cereals trader')
  await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
  const form = page.getByRole('dialog', { name: 'Annotate' })
  await form.getByLabel('Note').fill('Keep this')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Failed to create annotation/)).toBeVisible()
  await expect(form.getByLabel('Note')).toHaveValue('Keep this')
})

test('what is written outlives the page, and is saved once when the network is back', slow, async ({ page, context }) => {
  const { access_token } = await signInAnew(page)
  await page.goto(sample)
  await select(page, 'cereals trader')
  await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
  const form = page.getByRole('dialog', { name: 'Annotate' })
  await form.getByRole('radio', { name: 'Blue' }).check()
  await form.getByLabel('Note').fill('Written on a train')
  await page.reload()
  await expect(form.getByLabel('Note')).toHaveValue('Written on a train')
  await expect(form.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST' && request.url().endsWith('/api/annotations'))
  await form.getByRole('button', { name: 'Save' }).click()
  await lost
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  await context.setOffline(false)
  await said(page, 'Annotation created successfully')
  await expect.poll(() => painted(page, 'mark-blue')).toEqual(['cereals trader'])
  const headers = { authorization: `Bearer ${access_token}` }
  const { total } = await (await page.request.get('/api/annotations?case_id=kesc-2026-90007', { headers })).json()
  expect(total).toBe(1)
  await page.reload()
  await expect.poll(() => painted(page, 'mark-blue')).toEqual(['cereals trader'])
  await expect(form).toHaveCount(0)
})

test('the list leads to the text from another tab of the case, and learns what another window has deleted', slow, async ({ page }) => {
  const account = await signInAnew(page)
  await annotate(page, account, [
    { words: 'cereals trader', color: '#FFEB3B', note: 'Who' },
    { words: 'Over one weekend', color: '#8BC34A' },
  ])
  await page.goto(sample)
  await openPanel(page)
  await page.getByRole('tab', { name: 'Authorities', exact: true }).click()
  await expect(text(page)).toHaveCount(0)
  await rows(page)
    .getByRole('button', { name: /^.?Over one weekend/ })
    .first()
    .click()
  await expect.poll(() => painted(page, 'mark-green')).toEqual(['Over one weekend'])
  await expect(card(page)).toBeVisible()

  const headers = { authorization: `Bearer ${account.access_token}` }
  const { results } = await (await page.request.get('/api/annotations?case_id=kesc-2026-90007', { headers })).json()
  const { id } = results.find(({ note }: { note: string }) => note === 'Who')
  expect((await page.request.delete(`/api/annotations/${id}`, { headers })).status()).toBe(204)
  await rows(page).getByRole('button', { name: 'Edit the annotation of “cereals trader”' }).click()
  await rows(page).getByLabel('Note').fill('Too late')
  await rows(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update annotation: Annotation not found')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await said(page, 'Annotation restored')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'Too late' })).toHaveCount(1)
})

test('a change outlives the page, and what another device saved meanwhile stands beside it', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseTheme(page, 'dark')
  const account = await signInAnew(page)
  await annotate(page, account, [{ words: 'cereals trader', color: '#FFEB3B', note: 'The facts' }])
  await page.goto(sample)
  await openPanel(page)
  await rows(page).getByRole('button', { name: 'Edit the annotation of “cereals trader”' }).click()
  await rows(page).getByLabel('Note').fill('The facts, mine')
  await page.reload()
  const note = card(page).getByLabel('Note')
  await expect(note).toHaveValue('The facts, mine')

  const headers = { authorization: `Bearer ${account.access_token}` }
  const kept = async () => (await (await page.request.get('/api/annotations?case_id=kesc-2026-90007', { headers })).json()).results[0]
  const { id } = await kept()
  const elsewhere = (data: object) => page.request.patch(`/api/annotations/${id}`, { headers, data })
  expect((await elsewhere({ note: 'The facts, theirs', color: '#F48FB1' })).status()).toBe(200)
  await card(page).getByRole('button', { name: 'Save' }).click()
  const theirs = card(page).getByRole('region', { name: 'Changed elsewhere' })
  await expect(theirs).toContainText('The facts, theirs')
  await expect(theirs).toContainText('Saved there, pink')
  await expect(note).toHaveValue('The facts, mine')
  expect((await kept()).note).toBe('The facts, theirs')
  await expect(theirs.getByRole('alert')).toContainText('another tab or device has saved this')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await card(page).getByRole('button', { name: 'Join both' }).click()
  await expect(note).toHaveValue('The facts, theirs\n\nThe facts, mine')
  await card(page).getByRole('button', { name: 'Save mine' }).click()
  await said(page, 'Annotation updated')
  await expect.poll(async () => (await kept()).note).toBe('The facts, theirs\n\nThe facts, mine')

  // Given up, the other's words stay; nothing waits any more.
  await card(page).getByRole('button', { name: 'Edit' }).click()
  await note.fill('Mine again')
  await elsewhere({ note: 'Theirs again' })
  await card(page).getByRole('button', { name: 'Save' }).click()
  await card(page).getByRole('button', { name: 'Keep theirs' }).click()
  await expect(card(page)).toContainText('Theirs again')
  await page.reload()
  await expect.poll(() => painted(page, 'mark-yellow')).toEqual(['cereals trader'])
  await expect(card(page)).toHaveCount(0)
})

test('what is no longer in the text is listed with its words', slow, async ({ page }) => {
  const account = await signInAnew(page)
  await annotate(page, account, [
    { words: 'cereals trader', color: '#FFEB3B', note: 'Gone' },
    { words: 'Over one weekend', color: '#8BC34A' },
  ])
  await page.route(/\/api\/annotations\?/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const lost = { anchored: false, start_offset: null, end_offset: null, paragraph: null, number: null }
    answer.results = answer.results.map((annotation: { note: string }) =>
      annotation.note === 'Gone' ? { ...annotation, ...lost } : annotation,
    )
    await route.fulfill({ response, json: answer })
  })
  await page.goto(sample)
  await openPanel(page)
  const orphans = page.getByRole('region', { name: 'No longer in the text' })
  await expect(orphans).toContainText('cereals trader')
  await expect(orphans).toContainText('Gone')
  await expect(rows(page)).toHaveCount(1)
  expect(await painted(page, 'mark-yellow')).toEqual([])
  await orphans.getByRole('button', { name: /^Delete/ }).click()
  await expect(orphans).toBeHidden()
})

test('who is no longer signed in is invited to log in, and finds what was being written', slow, async ({ page }) => {
  const account = await signInAnew(page)
  await page.goto(sample)
  await select(page, 'cereals trader')
  await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
  const form = page.getByRole('dialog', { name: 'Annotate' })
  await form.getByLabel('Note').fill('Must not be lost')
  // At one moment, lest something else that the page asks for be the first to hear of it.
  await form.getByRole('button', { name: 'Save' }).evaluate((button, token) => {
    localStorage.setItem('auth_token', `${token.slice(0, -6)}AAAAAA`)
    localStorage.setItem('refresh_token', 'spoilt')
    ;(button as HTMLElement).click()
  }, account.access_token)
  await expect(page).toHaveURL('/login?expired=true')
  await said(page, 'Please log in to annotate cases')
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(sample)
  await expect(form.getByLabel('Note')).toHaveValue('Must not be lost')
  await form.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Annotation created successfully')
})

test(
  'on a shared machine the next account finds neither the place nor the draft of the one before, who finds both again',
  slow,
  async ({ page }) => {
    const continued = page.getByText('Continued where you left off.')
    const form = page.getByRole('dialog', { name: 'Annotate' })
    const logIn = async ({ email, password }: { email: string; password: string }) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      await page.goto(sample)
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    const logOut = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/login')
    }
    // The page begins with the account that was made first.
    const [first, next] = [await signInAnew(page), await signInAnew(page)]
    await page.goto(`${sample}#para-20`)
    // Read on: on a busy machine the page may stand at its paragraph before it keeps places.
    await expect(async () => {
      await page.mouse.wheel(0, 20)
      const kept = await page.evaluate(() => JSON.stringify(localStorage))
      expect(kept).toMatch(/reading_positions[^}]*kesc-2026-90007/)
    }).toPass()
    await select(page, 'second, of Kshs 1,386,500/=,')
    await toolbar(page).getByRole('button', { name: 'Annotate' }).click()
    await form.getByLabel('Note').fill('Mine alone')
    await logOut()

    await logIn(next)
    await expect(form).toBeHidden()
    await expect(continued).toBeHidden()
    await logOut()

    await logIn(first)
    await expect(form.getByLabel('Note')).toHaveValue('Mine alone')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/cases')
    await page.goto(sample)
    await expect(continued).toBeVisible()
  },
)

test('a browser without highlights shows marks as boxes behind the words', slow, async ({ page }) => {
  const account = await signInAnew(page)
  await annotate(page, account, [{ words: 'Over one weekend in August 2021', color: '#F48FB1', note: 'When' }])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
  await page.goto(`${sample}#para-1`)
  const box = page.locator('i[data-mark="mark-pink"]').first()
  await expect(box).toBeAttached()
  const { x, y, width, height } = (await readAtRest(() => box.boundingBox()))!
  expect(width).toBeGreaterThan(100)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(card(page)).toContainText('When')
})

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`all annotations stand on one page, are narrowed and leave as a file, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    const account = await signInAnew(page)
    await page.goto('/annotations')
    await expect(page.getByText('Nothing marked yet')).toBeVisible()
    await annotate(page, account, [
      { words: 'cereals trader', color: '#F48FB1', note: 'Who she was' },
      { words: 'Over one weekend in August 2021 the appellant', color: '#FFEB3B' },
    ])
    await page.reload()
    const listed = page.getByRole('list', { name: 'Your annotations' }).getByRole('listitem')
    await expect(listed).toHaveCount(2)
    await expect(listed.first().getByRole('link')).toHaveAttribute('href', /^\/cases\/kesc-2026-90007#p-\d+$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Colour', { exact: true }).selectOption('Pink')
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('Who she was')
    await page.getByRole('button', { name: 'Export' }).press('Enter')
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV table' }).click()])
    expect(file.suggestedFilename()).toMatch(/^hukumu-annotations-.*\.csv$/)
    await page.getByRole('searchbox', { name: 'Search annotations' }).fill('nothing of it')
    await expect(page.getByText('No annotation matches')).toBeVisible()
    await expectAccessible(page)
  })
