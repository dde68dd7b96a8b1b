import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, said, slow, test } from './signed-in.ts'

/** Has calls to some addresses refused until what answers is called; what is refused with 400 is tried once. */
async function refuse(page: Page, address: string, method = 'GET', status = 400): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { code: 'refused', detail: 'The register is closed' } })
      : route.fallback(),
  )
  return () => page.unroute(address)
}

async function makeWith(page: Page, token: string, url: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api${url}`, { data, headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { id: string }).id
}

test('what goes wrong with projects is said, and what was typed stays', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const projects = '**/api/research-hub/projects?*'
  const listed = await refuse(page, projects)
  await page.goto('/research-hub')
  await expect(page.getByRole('main').getByText('Failed to fetch projects')).toBeVisible()
  await said(page, 'Failed to load projects')
  await expectAccessible(page)
  await listed()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No Research Projects Yet')).toBeVisible()

  // Of several sources it is told how many.
  const all = [await refuse(page, projects), await refuse(page, '**/api/research-notes?*'), await refuse(page, '**/api/saved-searches?*')]
  await page.reload()
  await said(page, 'Failed to load 3 data sources')
  for (const back of all) await back()
  const searches = await refuse(page, '**/api/saved-searches?*')
  await page.reload()
  await said(page, 'Failed to load saved searches')
  await searches()
  const citations = await refuse(page, '**/api/citation-list?*')
  await page.reload()
  await said(page, 'Failed to load some data')
  await citations()
  await page.reload()

  // The dialog stays open with its words.
  const creating = await refuse(page, '**/api/research-hub/projects', 'POST')
  await page.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Project Name').fill('The weir')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await said(page, /^Failed to create project/)
  await expect(dialog.getByLabel('Project Name')).toHaveValue('The weir')
  await creating()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const id = await makeWith(page, token, '/research-hub/projects', { name: 'The weir' })
  const one = `**/api/research-hub/projects/${id}`
  const changing = await refuse(page, one, 'PATCH')
  await page.goto(`/research-hub/projects/${id}/edit`)
  await page.getByLabel('Project Name').fill('The sluice')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, /^Failed to update project/)
  await expect(page.getByLabel('Project Name')).toHaveValue('The sluice')
  await changing()

  await page.goto('/research-hub')
  const deleting = await refuse(page, one, 'DELETE')
  page.on('dialog', (asked) => void asked.accept())
  await page.getByRole('button', { name: 'Actions for project The weir' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await said(page, /^Failed to delete project/)
  await expect(page.getByRole('link', { name: 'The weir' })).toBeVisible()
  await deleting()

  await refuse(page, `**/api/research-hub/projects/${id}/summary*`)
  await page.goto(`/research-hub/projects/${id}`)
  await said(page, 'Failed to load project')
  await expect(page.getByText(/^Failed to fetch project/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Research Hub' }).click()
  await expect(page).toHaveURL('/research-hub')
})

test('without a connection the list of projects says that the server cannot be reached', slow, async ({ page }) => {
  await signInAnew(page)
  // Every try of a call that does not come through waits longer than the one before.
  await page.clock.install()
  await page.route('**/api/research-hub/projects?*', (route) => route.abort('internetdisconnected'))
  await page.goto('/research-hub')
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page.getByRole('main').getByText('Unable to connect to the server. Please check your internet connection.')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test('what goes wrong with notes is said, and what was written stays', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const id = await makeWith(page, token, '/research-notes', { title: 'Estoppel', content: 'Clean hands.' })
  const note = `**/api/research-notes/${id}`
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Estoppel', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const listed = await refuse(page, '**/api/research-notes?*')
  await page.goto('/research-notes')
  await expect(page.getByRole('main').getByText(/^Failed to fetch notes/)).toBeVisible()
  await expectAccessible(page)
  await listed()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(page.getByRole('link', { name: 'Estoppel' })).toBeVisible()

  const creating = await refuse(page, '**/api/research-notes', 'POST')
  await page.getByRole('button', { name: 'New Note' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Costs')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Note' }).click()
  await said(page, /^Failed to create note/)
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Costs')
  await page.keyboard.press('Escape')
  await creating()
  const copying = await refuse(page, `${note}/duplicate`, 'POST')
  await act('Duplicate')
  await said(page, /^Failed to duplicate note/)
  await copying()
  const deleting = await refuse(page, note, 'DELETE')
  await act('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said(page, /^Failed to delete note/)
  await deleting()
  await page.reload()
  await act('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Note deleted successfully')

  await page.goto(`/research-notes/${id}`)
  await expect(page.getByRole('heading', { name: 'Note Not Found' })).toBeVisible()
  await expectAccessible(page)
  const other = await makeWith(page, token, '/research-notes', { title: 'Limitation', content: 'Twelve years.' })
  const loading = await refuse(page, `**/api/research-notes/${other}`)
  await page.goto(`/research-notes/${other}`)
  await expect(page.getByRole('heading', { name: 'Error Loading Note' })).toBeVisible()
  await loading()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Page' })).toContainText('Twelve years.')
})
