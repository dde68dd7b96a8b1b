import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildDocx, paragraph } from '../server/areas/documents/import/formats/testing/build-docx.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Your citations' }).getByRole('listitem')
/** Nothing doubtful leaves the house unasked. */
async function downloadAsked(page: Page, entry: string, choice: 'Mark Them' | 'Leave Them Out') {
  await page.getByRole('menuitem', { name: entry }).click()
  const asked = page.getByRole('dialog', { name: /needs? a second look/ })
  await expect(asked.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), asked.getByRole('button', { name: choice }).click()])
  return file
}

const download = async (page: Page, entry: string) => {
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  return saved
}

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`citations are added, styled, searched, deleted, taken out and in at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAnew(page)
    await page.goto('/citations')
    await expect(page.getByText('No citations yet')).toBeVisible()
    await expectAccessible(page)

    const add = async (text: string, style: string) => {
      await page.getByRole('button', { name: 'Add Citation' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add New Citation' })
      await dialog.getByLabel('Citation Text').fill(text)
      await dialog.getByLabel('Citation Style').selectOption(style)
      await dialog.getByRole('button', { name: 'Add Citation' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Add Citation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Citation' })
    await expectAccessible(page)
    await dialog.getByLabel('Citation Text').fill('  ')
    await dialog.getByRole('button', { name: 'Add Citation' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')

    await add('Wekulo -vs- Mlima Crest Bank Limited [2026] KESC 90007 (KLR) at para 12', 'Bluebook')
    await said(page, 'Citation added successfully')
    await expect(rows(page).first()).toContainText('Wekulo v. Mlima Crest Bank Limited, [2026] KESC 90007 (KLR), ¶ 12 (Kenya)')
    await add('A book about land', 'APA')
    await said(page, 'Failed to format citation')
    await expect(rows(page).first()).toContainText('A book about land')

    const wekulo = rows(page).filter({ hasText: 'Wekulo' })
    await wekulo.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('¶ 12 (Kenya)')
    await wekulo.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog', { name: 'Edit Citation' }).getByLabel('Citation Style').selectOption('OSCOLA')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(wekulo).toContainText('Wekulo v Mlima Crest Bank Limited [2026] KESC 90007 (KLR) [12]')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('searchbox', { name: 'Search your citations' }).fill('land')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No citation has these words')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search your citations' }).fill('')
    await expect(rows(page)).toHaveCount(2)

    const menu = page.getByRole('button', { name: 'Import and export' })
    await menu.click()
    const ris = await downloadAsked(page, 'Export as RIS', 'Mark Them')
    expect(ris.suggestedFilename()).toBe('citations.ris')
    await menu.click()
    expect((await downloadAsked(page, 'Table of authorities (Word)', 'Mark Them')).suggestedFilename()).toBe('table-of-authorities.docx')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Import a file…' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const content = `${await readFile(await ris.path(), 'utf8')}\r\nTY  - BOOK\r\nER  - \r\nTY  - CASE\r\nTI  - Otieno v Ngani\r\nT2  - KLR\r\nVL  - 2\r\nSP  - 589\r\nPY  - 2004\r\nER  - \r\n`
    await (await chooser).setFiles({ name: 'mine.ris', mimeType: 'text/plain', buffer: Buffer.from(content) })
    await expect(page.getByText('1 citation added, 2 kept already, 1 could not be read')).toBeVisible()
    await expect(page.getByText('The record has no title (TI)')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(rows(page).first()).toContainText('Otieno v Ngani [2004] 2 KLR 589')
  })

test('an open case is added to the citations from its menu', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/cases/kesc-2026-90007')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add to Citations' }).click()
  await said(page, 'Added to your citations')
  await page.goto('/citations')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(/^Wekulo v Mlima Crest Bank .*\[2026\] KESC 90007 \(KLR\)/)
})

test(
  'the best passage of a result is cited with what it is relied on for, undone, and cited into the project that is worked on',
  slow,
  async ({ page }) => {
    await signInAnew(page)
    await page.goto('/cases?query=Wekulo')
    const cite = page.getByRole('button', { name: /^Cite this passage of Wekulo v Mlima Crest Bank/ }).first()
    await cite.click()
    await expect(page.getByText('The whole paragraph is cited, as it stands in the text.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Relied on for (optional)' }).fill('A chargee must value before it sells')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^(?:Cited at para|Passage cited)/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Citation undone')
    await page.goto('/research-hub?create=true')
    await page.getByRole('textbox', { name: 'Project Name' }).fill('The weir')
    await page.getByRole('button', { name: 'Create Project' }).last().click()
    await expect(page.getByRole('button', { name: 'Working on this project' })).toBeVisible()
    await page.goto('/cases?query=Wekulo')
    await cite.click()
    await page.getByRole('textbox', { name: 'Relied on for (optional)' }).fill('A chargee must value before it sells')
    await page.getByRole('button', { name: 'Cite', exact: true }).click()
    await expect(page.getByText(/in The weir$/)).toBeVisible()
    // A digest has no passage to cite it by.
    await page.goto('/cases?query=Jivraj+Shah')
    await page
      .getByRole('button', { name: /^Cite this case: Jivraj Shah/ })
      .first()
      .click()
    await expect(page.getByText('The case is cited as a whole, without a pinpoint.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Relied on for (optional)' }).fill('Bail pending appeal is exceptional')
    await page.getByRole('button', { name: 'Cite', exact: true }).click()
    await expect(page.getByText(/in The weir$/)).toBeVisible()
    await page.goto('/cases?query=Wekulo')
    await expect(cite).toBeVisible()
    for (const box of (await page.getByRole('checkbox', { name: /^Select / }).all()).slice(0, 2)) await box.check()
    await page.getByRole('region', { name: 'Selected cases' }).getByRole('button', { name: 'Cite' }).click()
    await expect(page.getByText('2 cases cited in The weir')).toBeVisible()
    await page.getByRole('button', { name: 'Show Project' }).click()
    await expect(page.getByText('A chargee must value before it sells')).toBeVisible()
    await page.goto('/citations')
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).filter({ hasText: 'Relied on for: A chargee must value before it sells' })).toHaveCount(1)
  },
)

test('typing in the search asks once it pauses, and a late answer to earlier words is not shown', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/citations')
  await expect(page.getByText('No citations yet')).toBeVisible()
  const asked: string[] = []
  let answerFirst = () => {}
  await page.route(/\/api\/citation-list\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    asked.push(query)
    if (query === 'la') await new Promise<void>((resolve) => (answerFirst = resolve))
    const text = `About ${query}`
    const response = await route.fetch()
    const answer = await response.json()
    const now = '2026-11-21T09:00:00.000Z'
    const plain = {
      style: 'standard',
      kind: 'other',
      case_title: null,
      case_id: null,
      provision_id: null,
      italics: [],
      pinpoint: null,
      words: '',
      relied_on: '',
      created_at: now,
      updated_at: now,
    }
    const results = [{ id: 'one', text, source: text, ...plain }]
    await route.fulfill({ response, json: { ...answer, total: 1, results } }).catch(() => {})
  })
  const field = page.getByRole('searchbox', { name: 'Search your citations' })
  await field.pressSequentially('la')
  await expect.poll(() => asked).toEqual(['la'])
  await field.pressSequentially('nd law')
  await expect(rows(page)).toContainText(['About land law'])
  answerFirst()
  expect(asked).toEqual(['la', 'land law'])
  await expect(rows(page)).toContainText(['About land law'])
  await expect(rows(page).filter({ hasText: /About la$/ })).toHaveCount(0)
})

const brief = [
  'SUBMISSIONS',
  'We rely on Wekulo v Mlima Crest Bank Limited [2026] KESC 90007 (KLR) at paragraph 2.',
  'In Kamau v Njoroge [2026] KESC 90007 (KLR) at para 77 the point was left open.',
  'Otieno v Barasa [2019] KEHC 77231 (KLR) is to the same effect.',
]

for (const [width, details] of [
  [1440, {}],
  [390, slow],
] as const)
  test(`a document is checked, walked and its report taken away at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440) await chooseTheme(page, 'dark')
    await page.goto('/citations/check')
    await expect(page.getByRole('heading', { level: 1, name: 'Check a document' })).toBeVisible()
    await expectAccessible(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const file = buildDocx(brief.map((line) => paragraph(line)).join(''))
    await (
      await chooser
    ).setFiles({
      name: 'brief.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: file,
    })
    await expect(page.getByRole('heading', { name: 'brief.docx' })).toBeVisible()
    const levels = page.getByRole('group', { name: 'Which findings are shown' })
    await expect(levels.getByRole('button', { name: 'Not safe to cite' })).toContainText('2')
    await expect(levels.getByRole('button', { name: 'To look at' })).toContainText('1')
    await expect(levels.getByRole('button', { name: 'Agrees' })).toContainText('0')
    const findings = page.locator('[id^="finding-"]')
    await expect(findings.nth(1)).toContainText('The library calls the case with this citation')
    await expect(findings.nth(1)).toContainText('The last paragraph of the case in the library is')
    await expect(findings.nth(2)).toContainText('That does not say whether the case exists')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await levels.getByRole('button', { name: 'Not safe to cite' }).click()
    await expect(findings).toHaveCount(2)
    await page.getByRole('button', { name: 'Next finding' }).click()
    await expect(findings.first()).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: /^Show Kamau v Njoroge/ }).click()
    await expect(page.locator('mark[data-level="wrong"]').last()).toBeInViewport()
    await page.locator('mark[data-level="look"]').click()
    await expect(findings.nth(2)).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)

    for (const [entry, name] of [
      ['Report for Word', 'brief – check.docx'],
      ['Report as PDF', 'brief – check.pdf'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click()
      expect((await download(page, entry)).suggestedFilename()).toBe(name)
    }
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await downloadAsked(page, 'Table of authorities (Word)', 'Leave Them Out')).suggestedFilename()).toBe(
      'brief – authorities.docx',
    )
    await page.getByText('What the library holds').click()
    await expect(page.getByText('never says that it does not')).toBeVisible()

    await page.getByRole('button', { name: 'Check another' }).click()
    await page.getByLabel('Text of the document').fill('No authority at all.')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('No citation was found')).toBeVisible()
  })

test('a check is kept when its reader says so, its citations alone, opened again and deleted', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAnew(page)
  await page.goto('/citations/check')
  await expect(page.getByText('You keep no checks.')).toBeVisible()
  await page.getByLabel('Text of the document').fill('My client’s secret. See [2024] KEHC 90147 (KLR).')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Nothing of this document is kept. It is gone when you leave the page.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep this check' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this check' })
  await expect(dialog.getByRole('radio', { name: 'The document and its report' })).toBeChecked()
  await dialog.getByLabel('Name of the check').fill('  ')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByText('Please give the check a name')).toBeVisible()
  await dialog.getByLabel('Name of the check').fill('Submissions of the plaintiff')
  await dialog.getByRole('radio', { name: 'Its citations alone' }).check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await said(page, 'Check kept')
  await page.goto('/citations/check')
  await page.getByRole('link', { name: 'Submissions of the plaintiff' }).click()
  await expect(page.getByText('Kept: its citations alone')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('secret')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All checks' }).click()
  const checks = page.getByRole('list', { name: 'Checks that you keep' })
  await expect(checks.getByRole('listitem')).toContainText('Submissions of the plaintiff')
  await checks.getByRole('button', { name: 'Delete the check Submissions of the plaintiff' }).click()
  await expect(page.getByText('Check deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(checks.getByRole('listitem')).toHaveCount(1)
})

test('how far a long check has come is shown as the server tells it, and it can be stopped', slow, async ({ page }) => {
  // The end is held back for good: how long a check takes is not what is tested. What the server tells is tested with its calls.
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(':\n\nevent: progress\ndata: {"stage":"quotes","done":1200,"total":4800}\n\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.route('**/api/citations/check', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await page.goto('/citations/check')
  await page.getByLabel('Text of the document').fill('Article 47 of the Constitution.')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Comparing quotes' })).toHaveAttribute('aria-valuenow', '25')
  await expect(page.getByText('1,200 of 4,800')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  server.closeAllConnections()
  server.close()
})
