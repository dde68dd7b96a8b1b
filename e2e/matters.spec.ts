import type { Page } from '@playwright/test'
import { linkIn } from './mails.ts'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Research projects' }).getByRole('listitem')
const items = (page: Page) => page.getByRole('list', { name: 'What lies here' }).getByRole('listitem')

async function makeWith(page: Page, token: string, url: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api${url}`, { data, headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { id: string }).id
}

test('the matter that is worked on is chosen in the top bar, and left there', async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  await page.goto('/')
  await page.getByRole('button', { name: /^Choose a project/ }).click()
  await page.getByRole('menuitem', { name: 'The weir' }).click()
  await said(page, 'You now work on The weir')
  const chosen = page.getByRole('button', { name: 'You work on The weir. Choose another project' })
  await chosen.click()
  await page.getByRole('menuitem', { name: 'Open the project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The weir' })).toBeVisible()
  await chosen.click()
  await page.getByRole('menuitem', { name: 'All projects' }).click()
  await expect(cards(page)).toHaveCount(1)
  await chosen.click()
  await page.getByRole('menuitem', { name: 'Work on no project' }).click()
  await expect(page.getByRole('button', { name: /^Choose a project/ })).toBeVisible()
})

test('a project is copied, kept as a template, begun from it, made the default and linked to', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { access_token: token } = await signInAnew(page)
  const project = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  await makeWith(page, token, '/research-notes', { title: 'Estoppel', content: 'Clean hands.', project_id: project })
  const address = `/research-hub/projects/${project}`
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Project actions' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await page.goto(address)
  await choose('Copy Link')
  await said(page, 'Project link copied to clipboard')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address}$`))
  await choose('Make default')
  await said(page, 'The weir is your default project')
  await choose('Keep as template')
  await said(page, 'Template kept')
  await choose('Duplicate Project')
  const dialog = page.getByRole('dialog', { name: 'Duplicate The weir' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await said(page, 'Project duplicated successfully')
  await expect(page.getByRole('heading', { level: 1, name: 'The weir (Copy)' })).toBeVisible()
  await page.getByRole('tab', { name: 'Papers' }).click()
  await page.getByRole('tab', { name: 'Notes', exact: true }).click()
  await expect(items(page)).toHaveCount(1)

  await page.goto('/research-hub')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show as a list' }).click()
  await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'From a template' }).click()
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('button', { name: 'Delete template The weir' }).click()
  await expect(templates.getByRole('button', { name: 'Delete template The weir' })).toHaveCount(0)
  await templates.getByRole('button', { name: 'Close' }).click()
  await page.goto('/trash?kind=project_template')
  await page.getByRole('button', { name: 'Restore The weir' }).click()
  await said(page, 'The weir is back')
  await page.goto('/research-hub')
  await page.getByRole('button', { name: 'From a template' }).click()
  await templates.getByRole('button', { name: 'Use template The weir' }).click()
  await page.getByLabel('Project Name').fill('The second weir')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click()
  await said(page, 'Project created successfully')
  await expect(page.getByRole('heading', { level: 1, name: 'The second weir' })).toBeVisible()
  await page.getByRole('tab', { name: 'Papers' }).click()
  await page.getByRole('tab', { name: 'Notes', exact: true }).click()
  await expect(items(page).getByRole('link', { name: 'Estoppel' })).toBeVisible()

  await page.goto('/research-hub?tab=notes')
  await page.getByRole('link', { name: 'View All Notes' }).click()
  await expect(page).toHaveURL(/\/research-notes$/)
  await page.goto(address)
  await page.getByRole('tab', { name: 'Activity', exact: true }).click()
  await page.getByRole('link', { name: 'Your research trail' }).click()
  await expect(page).toHaveURL(/\/research-history\?/)
})

test('who is a member leaves a shared project, and no longer sees it', slow, async ({ page, browser, baseURL }) => {
  const owner = await signInAnew(page, { name: 'Wanjiru Kamau' })
  const project = await makeWith(page, owner.access_token, '/research-hub/projects', { name: 'The weir' })
  const context = await browser.newContext({ baseURL: baseURL! })
  const theirs = await context.newPage()
  const member = await signInAnew(theirs, { name: 'Otieno Odhiambo' })
  const [, token] = (await linkIn(member.email, /(\/activate\?token=\S+)/)).split('token=')
  await theirs.request.post('/api/auth/activate', { data: { token, password: member.password } })
  await makeWith(page, owner.access_token, `/research-hub/projects/${project}/share`, { email: member.email, role: 'viewer' })
  theirs.on('dialog', (asked) => void asked.accept())
  await theirs.goto(`/research-hub/projects/${project}`)
  // What a viewer bookmarks while working on it is their own, and does not lie in it.
  await theirs.getByRole('button', { name: 'Work on this project' }).click()
  await theirs.goto('/cases/kehc-2024-90147')
  await theirs.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: /^Root Folder/ })
    .click()
  await said(theirs, 'Bookmark created')
  await theirs.goto(`/research-hub/projects/${project}?tab=bookmark`)
  await expect(theirs.getByText('No bookmarks in this project')).toBeVisible()
  await theirs.getByRole('button', { name: 'Project actions' }).click()
  await theirs.getByRole('menuitem', { name: 'Leave project' }).click()
  await said(theirs, 'You left the project')
  await expect(theirs.getByText('No Research Projects Yet')).toBeVisible()
  await context.close()
})

test('a chat is worked with inside a project', async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const project = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  const headers = { authorization: `Bearer ${token}` }
  const question = { messages: [{ role: 'user', content: 'Who owns a weir?' }], project_id: project }
  await page.request.post('/api/chat', { data: question, headers })
  const choose = async (thing: string | RegExp, entry: string) => {
    await page.getByRole('button', { name: thing }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await page.goto(`/research-hub/projects/${project}?tab=chat`)
  await choose('Actions for Who owns a weir?', 'Rename chat')
  const dialog = page.getByRole('dialog', { name: 'Rename chat' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Riparian rights')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(items(page)).toContainText('Riparian rights')
  await choose('Actions for Riparian rights', 'Delete chat')
  await expect(items(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Riparian rights' }).click()
  await expect(page).toHaveURL(/\/chat\?id=/)
  await page.goBack()
  await page.getByRole('button', { name: 'Take out Riparian rights' }).click()
  await expect(items(page)).toHaveCount(0)
})

test('provisions and chats are chosen, put elsewhere, opened and taken out inside a project', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { access_token: token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${token}` }
  const project = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  await makeWith(page, token, '/research-hub/projects', { name: 'The lake' })
  await page.request.post('/api/chat', { data: { messages: [{ role: 'user', content: 'Who owns a weir?' }] }, headers })
  const dialog = page.getByRole('dialog')
  const walk = async (tab: string, choose: string, words: string, name: RegExp, address: RegExp) => {
    await page.goto(`/research-hub/projects/${project}?tab=${tab}`)
    await page.getByRole('button', { name: choose }).click()
    await dialog.getByRole('searchbox').fill(words)
    await dialog.getByRole('button', { name }).first().click()
    await expect(dialog.getByText('in this project')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(items(page)).toHaveCount(1)
    await items(page)
      .getByRole('button', { name: /^Actions for / })
      .click()
    await page.getByRole('menuitem', { name: 'Put into another project' }).click()
    await dialog.getByRole('button', { name: 'The lake' }).click()
    await said(page, 'Put into The lake')
    await items(page).getByRole('link').first().click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await items(page)
      .getByRole('button', { name: /^Take out / })
      .click()
    await expect(items(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(items(page)).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  }
  await walk(
    'provision',
    'Choose a provision',
    'section 3A of the Civil Procedure Act',
    /^Put in /,
    /\/legal-library\/legislation\/[\w-]+#\w+/,
  )
  await walk('chat', 'Choose from chats', 'weir', /^Put in Who owns a weir\?/, /\/chat\?id=/)
})

test('what lies in a project says how it stands, under the names of its parties', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const project = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  await makeWith(page, token, '/bookmarks', { case_id: 'kehc-2024-90147', project_id: project })
  await page.goto(`/research-hub/projects/${project}?tab=bookmark`)
  await expect(items(page).getByRole('heading')).toHaveText('Wekulo v Mlima Crest Bank Limited & another')
  await expect(items(page)).toContainText('High Court · 26 Jan 2024 · [2024] KEHC 90147 (KLR)')
  await expectAccessible(page)
  await items(page)
    .getByRole('button', { name: /Reversed on appeal/i })
    .click()
  await expect(page.getByText('Court of Appeal, 14 Mar 2025')).toBeVisible()
})

test(
  'what is searched for, read, kept, written and asked while a matter is chosen lies in it, and in its trail',
  slow,
  async ({ page }) => {
    const { access_token: token } = await signInAnew(page)
    const project = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
    await page.goto('/')
    await page.getByRole('button', { name: /^Choose a project/ }).click()
    await page.getByRole('menuitem', { name: 'The weir' }).click()
    await said(page, 'You now work on The weir')

    const noted = (what: string) => page.waitForResponse((answer) => answer.url().includes(`/research-history/record-${what}`))
    const searched = noted('search')
    await page.goto('/cases?query=interest')
    await searched
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('On interest')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const viewed = noted('view')
    await page.goto('/cases/kehc-2024-90147')
    await viewed
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Root Folder/ })
      .click()
    await said(page, 'Bookmark created')
    await page.goto('/research-notes?create=true')
    await page.getByRole('dialog').getByLabel('Title').fill('Estoppel')
    await page.getByRole('dialog').getByRole('button', { name: 'Create Note' }).click()
    await expect(page).toHaveURL(/\/research-notes\/[\w-]+$/)
    await page.goto('/chat')
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who owns a weir?')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chat\?id=/)

    await page.goto(`/research-hub/projects/${project}?tab=activity`)
    const activity = page.getByRole('list', { name: 'Recent activity' })
    for (const words of ['interest', 'Wekulo', 'Estoppel', 'On interest', 'Who owns a weir?'])
      await expect(activity.getByText(words).first()).toBeVisible()
    for (const tab of ['bookmark', 'note', 'chat']) {
      await page.goto(`/research-hub/projects/${project}?tab=${tab}`)
      await expect(items(page)).toHaveCount(1)
    }
    await page.goto(`/research-hub/projects/${project}?tab=saved_search`)
    await expect(page.getByRole('heading', { name: 'On interest' })).toBeVisible()
    await page.goto(`/research-history?project=${project}`)
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /interest|Wekulo|weir/ }),
    ).toHaveCount(4)
  },
)
