import type { Page } from '@playwright/test'
import { arrive, arriveFile } from './arriving-law.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const article = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('from the side menu to the Constitution: chapters, article cards, a citation, words that are found', async ({ page }) => {
  await page.goto('/research-notes')
  await page.getByRole('button', { name: 'Legal Library' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Constitution', exact: true }).click()
  await expect(page).toHaveURL(/\/legal-library\/constitution$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Constitution of Kenya, 2010' })).toBeVisible()
  await expect(page.getByText('A guide, not the official text')).toBeVisible()
  await expect(article(page, 'Sovereignty of the people')).toContainText("All power is the people's")

  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('searchbox').fill('fair hearing')
  await contents.getByRole('link', { name: '50 Fair hearing' }).click()
  await expect(page).toHaveURL(/#art_50$/)
  await expect(article(page, 'Fair hearing')).toBeInViewport()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await article(page, 'Fair hearing').getByRole('button', { name: 'What can be done with article 50' }).click()
  await page.getByRole('menuitem', { name: 'Standard' }).click()
  await expect(page.getByText('Copied: article 50 of the Constitution of Kenya, 2010')).toBeVisible()
  await article(page, 'Fair hearing').getByRole('button', { name: 'What can be done with article 50' }).click()
  await page.getByRole('menuitem', { name: 'Report a mistake' }).click()
  await expect(page.getByRole('dialog', { name: 'Report a Mistake' })).toBeVisible()
  await page.keyboard.press('Escape')
  await article(page, 'Fair hearing').getByRole('button', { name: 'What can be done with article 50' }).click()
  await expect(page.getByRole('menuitem', { name: 'Bookmark this provision' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Find in this law' }).click()
  await page.getByRole('searchbox', { name: 'Find in this law' }).fill('technicalities')
  await page
    .getByRole('list', { name: 'Provisions found' })
    .getByRole('link', { name: /article 159/ })
    .click()
  await expect(article(page, 'Judicial authority')).toBeInViewport()
})

test('the contents follow to a rule of one of the last Orders', async ({ page }) => {
  await page.goto('/legal-library/legislation/ke-act-ln-2010-151#order_42__rule_6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Civil Procedure Rules')
  const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=location]')
  await expect(current).toContainText(/stay/i)
  await expect(current).toBeInViewport()
})

test('the words of a provision are copied alone; a day before the law was made is said to be one', slow, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/legal-library/constitution#art_50')
  await page.getByRole('button', { name: 'What can be done with article 50' }).click()
  await page.getByRole('menuitem', { name: 'Copy the words' }).click()
  await said(page, 'The words are copied with their source.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\n\narticle 50 of the Constitution of Kenya, 2010 \(guide, not the official text\)$/)
  expect(copied).not.toContain('Cited in')
  await page.goto('/legal-library/legislation/ke-act-2007-11?as_at=1990-01-01')
  await expect(page.getByText('On 1 Jan 1990 it was not yet law.')).toBeVisible()
})

test('a section is bookmarked where it is read, and opens from the bookmarks and the history', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/legal-library/legislation/ke-act-2007-11#sec_41')
  await article(page, 'Notification and hearing before termination on grounds of misconduct')
    .getByRole('button', { name: 'What can be done with section 41' })
    .click()
  await page.getByRole('menuitem', { name: 'Bookmark this provision' }).click()
  await page
    .getByRole('dialog', { name: 'Bookmark this provision' })
    .getByRole('button', { name: /^Root Folder/ })
    .click()
  await page.goto('/bookmarks')
  await page
    .getByRole('list', { name: /ookmark/ })
    .getByRole('link', { name: 'Section 41, Employment Act' })
    .click()
  await expect(page).toHaveURL(/ke-act-2007-11#sec_41$/)
  await page.goto('/research-history')
  await expect(page.getByRole('link', { name: /^Section 41\. / }).first()).toBeVisible()
})

test('legislation is listed by letter, year and subject, found while one types, and read', async ({ page }) => {
  await page.goto('/legal-library/legislation')
  const list = page.getByRole('region', { name: 'Legislation found' })
  await expect(list.getByRole('link', { name: 'Employment Act' })).toBeVisible()
  await page.getByRole('tab', { name: 'By year' }).click()
  await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText('2019')
  await page.getByRole('tab', { name: 'By subject' }).click()
  await expect(list.getByRole('heading', { level: 2, name: 'Employment and labour' })).toBeVisible()
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'Employment and labour (1)' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.goto('/legal-library/legislation')
  await page.getByRole('searchbox', { name: 'Search legislation' }).fill('cap. 80')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name: 'Evidence Act' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence Act' })).toBeVisible()
  await page.goto('/legal-library/legislation?query=zxqvwj')
  await expect(page.getByText('No law in the library has this title.')).toBeVisible()
})

test('words of the law are found beside the cases, and under the laws of a name', async ({ page }) => {
  await page.goto('/cases?query=dependant+without+enough')
  const kinds = page.getByRole('navigation', { name: 'What is listed' })
  await kinds.getByRole('link', { name: /^Legislation \d/ }).click()
  await expect(page).toHaveURL(/kind=legislation/)
  const found = page.getByRole('list', { name: 'Provisions found' })
  await expect(found.getByRole('listitem').first()).toContainText('Law of Succession Act')
  await expect(found.locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await found.getByRole('link', { name: /^Section 26\. / }).click()
  await expect(page).toHaveURL(/#sec_26$/)
  await page.goBack()
  await kinds.getByRole('link', { name: /^Cases/ }).click()
  await expect(page).not.toHaveURL(/kind=/)

  // Before the cases as well.
  for (const kind of ['', '&kind=legislation']) {
    await page.goto(`/cases?query=s+41+EA${kind}`)
    await expect(page.getByRole('list', { name: 'What the search names' }).getByRole('link', { name: /^Section 41\. / })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'What the search names' }), 'how the section begins').toContainText(
    'GuideBefore dismissal for misconduct',
  )
  // Where no case has the words, the law does at once.
  await page.goto('/cases?query=dependant&court=Supreme+Court&year=1950')
  await expect(page.getByText('No cases found')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Provisions found' })).toContainText('Law of Succession Act')
  await expectAccessible(page)
  // From there to the cases that cite it.
  await page.goto('/cases?query=Article+46')
  const named = page.getByRole('list', { name: 'What the search names' })
  await named.getByRole('link', { name: /^Cited in \d+ cases$/ }).click()
  await expect(page).toHaveURL(/cites=[^&]*art_46/)
  await expect(page.getByText(/^Citing Constitution of Kenya, .*article 46$/)).toBeVisible()
  await expect(page.locator('main a[href^="/cases/"]').first()).toBeVisible()

  await page.goto('/legal-library/legislation?query=dependant')
  await page
    .getByRole('region', { name: 'In the text of the law' })
    .getByRole('link', { name: /Who is a dependant$/ })
    .click()
  await expect(page).toHaveURL(/#sec_29$/)
})

test('an address that no law has says so and leads to the list; a section that is not there too', slow, async ({ page }) => {
  await page.goto('/legal-library/legislation/no-such-act')
  await expect(page.getByText('No law stands at this address')).toBeVisible()
  await page.getByRole('link', { name: 'See all legislation' }).click()
  await expect(page).toHaveURL(/\/legal-library\/legislation$/)
  // A fragment that is no fragment.
  await page.goto('/legal-library/legislation/ke-act-2007-11#%')
  await expect(page.getByRole('alert').filter({ hasText: 'This text has no such provision' })).toBeVisible()
  await page.goto('/legal-library/legislation/ke-act-2007-11#sec_412')
  await expect(page.getByText('This text has no section 412.')).toBeVisible()
})

test('the life of an Act, and why there is nothing to compare', slow, async ({ page }) => {
  await page.goto('/legal-library/legislation/ke-act-2007-11?tab=timeline')
  await expect(page.getByText('Guide: no text is held yet')).toBeVisible()
  await expect(page.getByText('Commenced', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(page.getByText('there is nothing to compare')).toBeVisible()
})

test('an article of the Constitution is put into a project and reported, by the name that it is kept by', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/legal-library/constitution#art_50')
  const actions = page.getByRole('button', { name: 'What can be done with article 50' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Put into project' }).click()
  // Who has no project yet makes one where it is missed.
  const putting = page.getByRole('dialog', { name: 'Put into a project' })
  await putting.getByLabel('Project Name').fill('A fair hearing')
  await putting.getByRole('button', { name: 'Create and put in' }).click()
  await said(page, 'Put into A fair hearing')
  await page.keyboard.press('Escape')
  await actions.click()
  const reported = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/api/reports'))
  await page.getByRole('menuitem', { name: 'Report a mistake' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a Mistake' })
  await dialog.getByRole('textbox').last().fill('The heading is missing a word.')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  expect((await reported).status()).toBeLessThan(300)

  await page.goto('/research-hub')
  await page.getByRole('link', { name: 'A fair hearing' }).first().click()
  await page.getByRole('tab', { name: /Provisions/ }).click()
  await page.getByRole('link', { name: /50/ }).first().click()
  await expect(page).toHaveURL(/\/legal-library\/(constitution|legislation\/[^#]+)#art_50$/)
})

test('from a case to the provisions that it cites, and back from a provision to the cases', async ({ page }) => {
  await page.goto('/cases/kesc-2026-90007')
  const inText = page.locator('article a.law').first()
  await inText.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('region', { name: 'The provision cited' }).getByRole('link', { name: 'Read it in the law' }).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Legislation' }).click()
  const cited = page.getByRole('region', { name: 'Legislation cited' })
  await cited.getByRole('group').first().getByText(/\w/).first().click()
  await cited.getByRole('link', { name: 'Read it in the law' }).first().click()
  await expect(page).toHaveURL(/\/legal-library\/legislation\/.+#/)
  await page
    .getByRole('button', { name: /^Cited in \d+ cases?$/ })
    .first()
    .click()
  await expect(
    page
      .getByRole('region', { name: /^Decisions on / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.goto('/legal-library/legislation?view=cited')
  await expect(page.getByRole('list', { name: 'Most cited' }).getByRole('listitem').first()).toContainText(/\d+ cases?/)
})

test('an editor confirms and rejects what a decision says of a section, and readers are told', slow, async ({ page, browser, tokens }) => {
  await arriveFile(
    'gathering.xml',
    `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta>
      <identification><FRBRWork><FRBRuri value="/akn/ke/act/1990/61"/><FRBRalias value="Reed Gathering Act"/></FRBRWork>
      <FRBRExpression><FRBRuri value="/akn/ke/act/1990/61/eng@1990-06-01"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
      <body><section eId="sec_1"><num>1.</num><heading>Licence</heading><content><p>No person shall gather reeds without a licence.</p></content></section>
      <section eId="sec_2"><num>2.</num><heading>Forfeiture</heading><content><p>The boat of a gatherer is forfeited without a hearing.</p></content></section></body></act></akomaNtoso>`,
  )
  await arrive({
    title: 'Wafula v Reed Board (Petition 61 of 2014) [2014] KEHC 90610 (KLR) (1 June 2014) (Judgment)',
    content:
      '1. The petitioner relied on section 1 of the Reed Gathering Act, 1990.\n\n2. We hold that section 2 of the Reed Gathering Act (No. 61 of 1990) is unconstitutional and is hereby declared null and void.',
  })
  const section = '/legal-library/legislation/ke-act-1990-61#sec_2'
  const openNotes = async (who: Page) => {
    await who.goto('about:blank')
    await who.goto(section)
    await article(who, 'Forfeiture').getByRole('button', { name: 'Cited in 1 case' }).click()
    const notes = who.getByRole('region', { name: 'Decisions on section 2' })
    await expect(notes).toContainText('Wafula v Reed Board')
    return notes
  }
  // Further down a control of another section may be half under the bar that stands at the top.
  const expectAccessibleAtTop = async (who: Page) => {
    await who.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(who)
  }
  const readers = await browser.newContext({ baseURL: test.info().project.use.baseURL! })
  try {
    const reader = await readers.newPage()
    await reader.addInitScript(({ access_token, refresh_token }) => {
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('refresh_token', refresh_token)
    }, tokens)
    const asLead = await openNotes(reader)
    await expect(article(reader, 'Forfeiture')).toContainText('Declared unconstitutional, or part of it, in a decision: a lead')
    await expect(asLead.getByText('is hereby declared null and void')).toBeVisible()
    await expect(asLead.getByRole('button', { name: /Confirm or reject$/ })).toHaveCount(0)

    await signInAnew(page, { name: 'Editing Wanjiku', isEditor: true })
    const notes = await openNotes(page)
    await notes.getByRole('button', { name: 'Is it “Declared unconstitutional”? Confirm or reject' }).click()
    await expect(notes.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
    await notes.getByLabel('Why').fill('So held in paragraph 2.')
    await expectAccessibleAtTop(page)
    await notes.getByRole('button', { name: 'Confirm', exact: true }).click()
    await said(page, 'Treatment confirmed')
    await expect(notes).toContainText('Declared unconstitutional: confirmed by an editor. So held in paragraph 2.')
    await expect(article(page, 'Forfeiture')).toContainText('in a decision, as an editor confirmed')

    const asConfirmed = await openNotes(reader)
    await expect(article(reader, 'Forfeiture')).toContainText('in a decision, as an editor confirmed')
    await expect(asConfirmed).toContainText('confirmed by an editor. So held in paragraph 2.')
    await expectAccessibleAtTop(reader)

    await notes.getByRole('button', { name: 'Decide anew' }).click()
    await notes.getByLabel('Why').fill('Set aside on appeal.')
    await notes.getByRole('button', { name: 'Reject', exact: true }).click()
    await said(page, 'Treatment rejected')
    await expect(notes).toContainText('Not declared unconstitutional, as an editor found. Set aside on appeal.')
    const asRejected = await openNotes(reader)
    await expect(asRejected).toContainText('Not declared unconstitutional, as an editor found. Set aside on appeal.')
    await expect(asRejected.getByRole('alert')).toHaveCount(0)
    await expect(article(reader, 'Forfeiture')).not.toContainText('Declared unconstitutional, or part of it')
  } finally {
    await readers.close()
  }
})

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [820, 'light', slow],
  [1440, 'light', slow],
] as const)
  test(`the legal library at ${width} px, ${theme}: accessible, and nothing sticks out`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    for (const path of ['legislation', 'constitution', 'legislation/ke-act-2007-11#sec_45', 'legislation/ke-act-2007-11?tab=timeline']) {
      await page.goto(`/legal-library/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page
          .getByRole('tabpanel')
          .getByRole('listitem')
          .or(page.getByRole('tabpanel').getByRole('heading', { level: 3 }))
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
