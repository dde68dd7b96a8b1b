import type { Locator, Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Research projects' }).getByRole('listitem')

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`a matter is made, worked on, kept in its project, shared, deleted and brought back, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    await page.goto('/research-hub')
    await expect(page.getByText('No Research Projects Yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Project' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Research Project' })
    await expect(dialog.getByRole('button', { name: 'Create Project' })).toBeDisabled()
    await dialog.getByLabel('Project Name').fill('   ')
    await dialog.getByLabel('Project Name').press('Enter')
    await said(page, 'Please enter a project name')
    await expect(dialog.getByText('Project name is required')).toBeVisible()
    await dialog.getByLabel('Project Name').fill('The weir on the lake')
    await dialog.getByLabel('Description (Optional)').fill('Kamau v Lake Fisheries')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create Project' }).click()
    await said(page, 'Project created successfully')
    await expect(page.getByRole('heading', { level: 1, name: 'The weir on the lake' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // What is bookmarked while it is worked on lies in it.
    await expect(page.getByRole('button', { name: 'Working on this project' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Issues', selected: true })).toBeVisible()
    const address = page.url().split('?')[0]
    await page.goto('/cases/kehc-2024-90147')
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Root Folder/ })
      .click()
    await said(page, 'Bookmark created')
    await page.goto(`${address}?tab=bookmark`)
    const items = page.getByRole('list', { name: 'What lies here' })
    await expect(items.getByRole('listitem')).toHaveCount(1)
    await expect(items.getByRole('link', { name: /Wekulo/ })).toBeVisible()
    await expectAccessible(page)
    await items.getByRole('button', { name: /^Take out / }).click()
    await expect(page.getByText('No bookmarks in this project')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(items.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Activity', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Recent Activity', selected: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Recent activity' }).getByText('Wekulo').first()).toBeVisible()

    await page.getByRole('button', { name: 'Project actions' }).click()
    await page.getByRole('menuitem', { name: 'Share Project' }).click()
    const share = page.getByRole('dialog', { name: 'Share The weir on the lake' })
    await share.getByLabel('Email address').fill('nobody')
    await share.getByRole('button', { name: 'Invite' }).click()
    await expect(share.getByText('Please enter a valid email address')).toBeVisible()
    await share.getByLabel('Email address').fill('pupil@example.test')
    await share.getByRole('button', { name: 'Invite' }).click()
    await said(page, 'pupil@example.test is invited')
    await expect(share.getByText('Invited', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await share.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Project actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit Project' }).click()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByLabel('Status').selectOption('On hold')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'Project updated successfully')
    await page.goto('/research-hub?status=on_hold')
    await expect(cards(page)).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    page.on('dialog', (asked) => void asked.accept())
    await page.getByRole('button', { name: 'Actions for project The weir on the lake' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('Project deleted successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page)).toHaveCount(1)
  })

test('what one has already is found and put into a project, from the project and from a note', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { access_token: token } = await signInAnew(page)
  const make = async (url: string, data: object) =>
    ((await (await page.request.post(url, { data, headers: { authorization: `Bearer ${token}` } })).json()) as { id: string }).id
  const project = await make('/api/research-hub/projects', { name: 'The weir' })
  for (const [title, content] of [
    ['Estoppel', 'Clean hands.'],
    ['Limitation', 'Twelve years run.'],
  ])
    await make('/api/research-notes', { title, content })
  const costs = await make('/api/research-notes', { title: 'Costs', content: '' })
  await page.goto(`/research-hub/projects/${project}?tab=note`)
  await page.getByRole('button', { name: 'Choose from notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose from notes' })
  const choices = dialog.getByRole('list', { name: 'What you may put in' }).getByRole('listitem')
  await expect(choices).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('searchbox', { name: 'Find what to put in' }).fill('twel year')
  await expect(choices).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Put in Limitation' }).click()
  await expect(choices.getByText('in this project')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Find what to put in' }).fill('nothing of the sort')
  await expect(dialog.getByText('Nothing of yours has these words.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const items = page.getByRole('list', { name: 'What lies here' })
  await expect(items.getByRole('link')).toHaveText(['Limitation'])

  await page.goto(`/research-hub/projects/${project}?tab=document`)
  await page.getByRole('button', { name: 'Choose a case' }).first().click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Wekulo')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Put in Wekulo/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('in this project')).toBeVisible()

  await page.goto(`/research-notes/${costs}`)
  await page.getByRole('button', { name: 'Put into project: Costs' }).click()
  await page.getByRole('dialog', { name: 'Put into a project' }).getByRole('button', { name: 'The weir' }).click()
  await said(page, 'Put into The weir')
  await page.goto(`/research-hub/projects/${project}?tab=note`)
  await expect(items.getByRole('listitem')).toHaveCount(2)
})

test('each tab of the hub has its room', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/saved-searches')
  await expect(page.getByText('No Saved Searches Yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Research Notes' }).click()
  await expect(page.getByText('No notes found. Create one to get started.')).toBeVisible()
  await page.getByRole('tab', { name: 'Citations' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'From a template' }).click()
  await expect(page.getByRole('dialog', { name: 'Templates' }).getByText('Litigation brief')).toBeVisible()
  await expectAccessible(page)
})

test('what lies in a project is changed, deleted, taken out and put into another as where it lives', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { access_token: token } = await signInAnew(page)
  const make = async (url: string, data: object) =>
    ((await (await page.request.post(`/api${url}`, { data, headers: { authorization: `Bearer ${token}` } })).json()) as { id: string }).id
  const project = await make('/research-hub/projects', { name: 'The weir' })
  await make('/research-hub/projects', { name: 'The lake' })
  const put = (type: string, id: string) => make(`/research-hub/projects/${project}/items`, { type, id })
  await make('/bookmarks', { case_id: 'kehc-2024-90147', project_id: project })
  await put('citation', await make('/citation-list', { text: 'Gazette of the weir, page 4' }))
  await make('/saved-searches', { name: 'Weirs', query: 'weir', project_id: project })
  const tab = (name: string) => page.goto(`/research-hub/projects/${project}?tab=${name}`)
  const items = page.getByRole('list', { name: 'What lies here' })
  const choose = async (entry: string) => {
    await items.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await tab('bookmark')
  await choose('Edit note and tags')
  const note = page.getByRole('dialog', { name: 'Note and tags of this bookmark' })
  await note.getByRole('textbox', { name: 'Note', exact: true }).fill('On the sluice')
  await expectAccessible(page)
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(items.getByText('On the sluice')).toBeVisible()
  await choose('Put into another project')
  await page.getByRole('dialog').getByRole('button', { name: 'The lake' }).click()
  await said(page, 'Put into The lake')
  await choose('Remove bookmark')
  await expect(page.getByText('No bookmarks in this project')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items.getByText('On the sluice')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await tab('citation')
  await choose('Edit citation')
  const citation = page.getByRole('dialog', { name: 'Edit Citation' })
  await citation.getByLabel('Citation Text').fill('Gazette of the weir, page 5')
  await citation.getByRole('button', { name: 'Save' }).click()
  await expect(items.getByText('page 5').first()).toBeVisible()

  await tab('saved_search')
  await expect(page.getByRole('link', { name: 'Add Search' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for the search Weirs' }).click()
  await page.getByRole('menuitem', { name: 'Take out of this project' }).click()
  await expect(page.getByText('No saved searches in this project')).toBeVisible()
})

for (const [width, theme, details] of [
  [1440, 'light', {}],
  [390, 'dark', slow],
] as const)
  test(`what is selected in a list is put into a project at once, and taken out again, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    const { access_token: token } = await signInAnew(page)
    const headers = { authorization: `Bearer ${token}` }
    const post = async (url: string, data: object) => {
      const answer = await page.request.post(`/api${url}`, { data, headers })
      expect(answer.ok(), url).toBe(true)
      return (await answer.json()) as { id: string }
    }
    const { id } = await post('/research-hub/projects', { name: 'The weir' })
    const cases = ['kehc-2024-90147', 'kesc-2026-90007']
    await post('/citation-list/cases', { case_ids: cases })
    for (const case_id of cases) await post('/bookmarks', { case_id })
    await post(`/research-hub/projects/${id}/items`, { type: 'document', id: cases[0]! })
    const lying = async (type: string) => {
      const answer = await page.request.get(`/api/research-hub/projects/${id}/items?type=${type}`, { headers })
      return ((await answer.json()) as { total: number }).total
    }
    const put = async (bar: Locator, type: string, before: number) => {
      // The bar at the foot of the results covers half of what is scrolled under it.
      if (type !== 'document') await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/many-${type}-${width}.png` })
      await bar.getByRole('button', { name: 'Put into project', exact: true }).click()
      await page.getByRole('dialog', { name: 'Put into a project' }).getByRole('button', { name: 'The weir' }).click()
      await expect(page.getByText('All 2 put into The weir')).toBeVisible()
      expect(await lying(type)).toBe(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      // What lay there before stays.
      await said(page, before === 1 ? 'Taken out of The weir again' : '2 things taken out of The weir again')
      expect(await lying(type)).toBe(before)
    }

    await page.goto('/citations')
    const citations = page.getByRole('group', { name: 'Several citations' })
    await citations.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await put(citations, 'citation', 0)

    await page.goto('/bookmarks')
    const bookmarks = page.getByRole('group', { name: 'Several bookmarks' })
    await bookmarks.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await put(bookmarks, 'bookmark', 0)

    await page.goto('/cases?query=Wekulo')
    for (const one of cases) {
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading').locator(`a[href*="/cases/${one}"]`) })
      await card.getByRole('checkbox', { name: /^Select / }).check()
    }
    await put(page.getByRole('region', { name: 'Selected cases' }), 'document', 1)
  })

test('a bookmark, a passage and a note of the hub are put into a project where they are shown', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${token}` }
  const make = async (url: string, data: object) =>
    ((await (await page.request.post(`/api${url}`, { data, headers })).json()) as { id: string }).id
  const project = await make('/research-hub/projects', { name: 'The weir' })
  for (let number = 1; number <= 9; number += 1) await make('/research-hub/projects', { name: `Matter ${number}` })
  await make('/research-notes', { title: 'Estoppel', content: 'Clean hands.' })
  const caseId = 'kehc-2024-90147'
  const { content } = (await (await page.request.get(`/api/case-detail/${caseId}/content`, { headers })).json()) as { content: string }
  const start_offset = content.search(/\d\. /) + 3
  const text_selection = content.slice(start_offset, start_offset + 30)
  await make('/annotations', { case_id: caseId, text_selection, start_offset, end_offset: start_offset + 30, note: 'Here' })
  const dialog = page.getByRole('dialog', { name: 'Put into a project' })
  const putIt = async () => {
    await dialog.getByRole('searchbox', { name: 'Find a project' }).fill('weir')
    await expect(dialog.getByRole('list', { name: 'Your projects' }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'The weir' }).click()
    await said(page, 'Put into The weir')
  }

  await page.goto('/annotations')
  await page.getByRole('button', { name: /^Put into project: / }).click()
  await putIt()
  await page.goto('/research-hub?tab=notes')
  await page.getByRole('button', { name: /Actions for .*Estoppel/ }).click()
  await page.getByRole('menuitem', { name: 'Put into project' }).click()
  await putIt()
  await page.goto(`/cases/${caseId}`)
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Root Folder/ })
    .click()
  await page.getByRole('button', { name: 'Put into project', exact: true }).click()
  await putIt()
  await page.goto(`/research-hub/projects/${project}`)
  for (const [part, tab, words] of [
    ['Issues', 'Annotations', text_selection],
    ['Papers', 'Notes', 'Estoppel'],
    ['Issues', 'Bookmarks', 'Wekulo'],
  ] as const) {
    await page.getByRole('tab', { name: part }).click()
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('list', { name: 'What lies here' }).getByText(words).first()).toBeVisible()
  }
})
