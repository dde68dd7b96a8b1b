import type { APIRequestContext, Page } from '@playwright/test'
import { linkIn } from './mails.ts'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

/** A passage that both read. */
const words = 'cereals trader'
const caseId = 'kesc-2026-90007'

const openPanel = async (page: Page) => {
  await expect(page.getByRole('article', { name: 'Text of the decision' })).toContainText(words)
  if (page.viewportSize()!.width < 1200) await page.getByRole('button', { name: 'Open the case panel' }).click()
  await page.getByRole('tab', { name: 'Annotations' }).click()
}
const rows = (page: Page) => page.getByRole('list', { name: 'Annotations in the order of the text' }).getByRole('listitem')

async function mark(request: APIRequestContext, token: string, note: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { content } = (await (await request.get(`/api/case-detail/${caseId}/content`, { headers })).json()) as { content: string }
  const start_offset = content.indexOf(words)
  const data = { case_id: caseId, text_selection: words, start_offset, end_offset: start_offset + words.length, note }
  expect((await request.post('/api/annotations', { headers, data })).status()).toBe(201)
}

for (const width of [390, 1440])
  test(
    `two work on one matter: what one marks the other reads, until that ends, at ${width} px`,
    slow,
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      const owner = await signInAnew(page, { name: 'Wanjiru Kamau' })
      await mark(page.request, owner.access_token, 'Plead this first')
      await page.goto('/research-hub?create=true')
      await page.getByLabel('Project Name').fill('The weir on the lake')
      await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click()
      await said(page, 'Project created successfully')
      const project = page.url().split('?')[0]!

      // What is marked is put in from where it is shown.
      await page.goto(`/cases/${caseId}`)
      await openPanel(page)
      await rows(page)
        .getByRole('button', { name: /^Put into project/ })
        .click()
      await page.getByRole('button', { name: 'The weir on the lake', exact: true }).click()
      await said(page, 'Put into The weir on the lake')

      // An address without an account is invited, and is a member once it is confirmed.
      const colleague = await browser.newContext({ baseURL: baseURL!, viewport: { width, height: 900 } })
      const theirs = await colleague.newPage()
      const email = `otieno-${Date.now()}-${width}@example.test`
      const share = async () => {
        await page.goto(project)
        await page.getByRole('button', { name: 'Project actions' }).click()
        await page.getByRole('menuitem', { name: 'Share Project' }).click()
        return page.getByRole('dialog', { name: /^Share / })
      }
      const dialog = await share()
      await dialog.getByLabel('Email address').fill(email)
      await dialog.getByRole('button', { name: 'Invite' }).click()
      await said(page, `${email} is invited`)
      await linkIn(email, /(\/signup)/)
      await theirs.goto('/signup')
      await theirs.getByLabel('Full Name').fill('Otieno Odhiambo')
      await theirs.getByLabel('Email Address').fill(email)
      await theirs.getByLabel('Password', { exact: true }).fill('secret-enough')
      await theirs.getByLabel('Confirm Password').fill('secret-enough')
      await theirs.getByRole('button', { name: 'Sign Up' }).click()
      await expect(theirs).toHaveURL('/')
      await theirs.goto('/research-hub')
      await expect(theirs.getByText('No Research Projects Yet')).toBeVisible()
      await theirs.goto(await linkIn(email, /(\/activate\?token=\S+)/))
      await theirs.getByLabel('Password', { exact: true }).fill('secret-enough')
      await theirs.getByRole('button', { name: 'Confirm Address' }).click()
      await expect(theirs.getByText(`${email} is confirmed.`)).toBeVisible()
      await theirs.goto('/research-hub')
      await theirs.getByRole('link', { name: 'The weir on the lake' }).click()
      await expect(theirs.getByText('Owner: Wanjiru Kamau')).toBeVisible()

      // Who works on the matter reads what the other marked, by name, and changes nothing of it.
      await theirs.getByRole('button', { name: 'Work on this project' }).click()
      await theirs.goto(`/cases/${caseId}`)
      await openPanel(theirs)
      await expect(rows(theirs)).toHaveCount(1)
      await expect(rows(theirs)).toContainText('marked by Wanjiru Kamau')
      await expect(rows(theirs)).toContainText('Plead this first')
      await expect(rows(theirs).getByRole('button', { name: /^(?:Edit|Delete|Put)/ })).toHaveCount(0)
      await expectAccessible(theirs)
      await expectNoSidewaysScroll(theirs)

      // A viewer puts nothing in; an editor does.
      await theirs.goto(`${project}?tab=note`)
      await expect(theirs.getByText('No notes in this project')).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Add Note' })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      const members = await share()
      await members.getByLabel('What Otieno Odhiambo may do').selectOption('editor')
      await said(page, 'Role changed')
      await theirs.reload()
      await expect(theirs.getByRole('link', { name: 'Add Note' }).first()).toBeVisible()

      // When it ends, the next look shows nothing.
      page.on('dialog', (asked) => void asked.accept())
      await members.getByRole('button', { name: 'Remove Otieno Odhiambo from the project' }).click()
      await said(page, /no longer in the project/)
      await theirs.reload()
      await expect(theirs.getByText(/^Failed to fetch project/)).toBeVisible()
      await theirs.goto(`/cases/${caseId}`)
      await openPanel(theirs)
      await expect(theirs.getByText('Nothing marked yet')).toBeVisible()
      await colleague.close()
    },
  )

test('who may read a note sees the texts that it had, and takes a file of it along', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const owner = await signInAnew(page, { name: 'Wanjiru Kamau' })
  const colleague = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 900 } })
  const theirs = await colleague.newPage()
  const member = await signInAnew(theirs, { name: 'Otieno Odhiambo' })
  const headers = { authorization: `Bearer ${owner.access_token}` }
  const make = async (url: string, data: object) =>
    ((await (await page.request.post(`/api${url}`, { headers, data })).json()) as { id: string }).id
  const project = await make('/research-hub/projects', { name: 'The weir' })
  const note = await make('/research-notes', { title: 'Estoppel', content: 'Clean hands.', project_id: project })
  await page.request.post(`/api/research-hub/projects/${project}/share`, { headers, data: { email: member.email, role: 'viewer' } })
  await theirs.goto(await linkIn(member.email, /(\/activate\?token=\S+)/))
  await theirs.getByLabel('Password', { exact: true }).fill(member.password)
  await theirs.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(theirs.getByText(`${member.email} is confirmed.`)).toBeVisible()

  await theirs.goto(`/research-notes/${note}`)
  await expect(theirs.getByText('Clean hands.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Version History' }).click()
  const history = theirs.getByRole('dialog')
  await expect(history.getByRole('button', { name: 'Present text' })).toBeVisible()
  await expect(history.getByText('Clean hands.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await expectAccessible(theirs)
  await expectNoSidewaysScroll(theirs)
  await history.getByRole('button', { name: 'Close' }).click()
  await theirs.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Estoppel\./)
  await colleague.close()
})
