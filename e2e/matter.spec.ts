import { expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'
import { signInAnew } from './own-account.ts'

for (const width of [1440, 390])
  test(`a matter goes from its issues to the papers that are filed at ${width} px`, width === 390 ? slow : {}, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { access_token: token } = await signInAnew(page)
    const make = async (url: string, data: object) =>
      ((await (await page.request.post(`/api${url}`, { data, headers: { authorization: `Bearer ${token}` } })).json()) as { id: string }).id
    const project = await make('/research-hub/projects', { name: 'The charge' })
    const address = `/research-hub/projects/${project}`

    await page.goto(address)
    await expect(page.getByText('No recent activity in this project')).toBeVisible()
    await page.getByRole('button', { name: 'Work on this project' }).click()
    await page.getByRole('tab', { name: 'Issues' }).click()
    await expect(page.getByText('No issues yet')).toBeVisible()
    const add = page.getByRole('textbox', { name: 'New issue' })
    for (const title of ['Costs', 'What a chargee owes']) {
      await add.fill(title)
      await add.press('Enter')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Actions for the issue What a chargee owes' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1.What a chargee owes')
    await expectAccessible(page)

    // A paragraph is cited where it is read, from its number, under the issue.
    await page.goto('/cases/kesc-2026-90007#para-12')
    const entry = page.getByRole('menuitem', { name: 'Cite this paragraph' })
    // Until the program is there the number is a link.
    await expect(async () => {
      await page.locator('a.number[href="#para-12"]').first().click()
      await expect(entry).toBeVisible({ timeout: 1000 })
    }).toPass()
    await entry.click()
    const cite = page.getByRole('dialog', { name: 'Cite this passage' })
    await expect(cite.getByLabel('Relied on for (optional)')).toBeFocused()
    await page.keyboard.type('The chargee values before it sells')
    await cite.getByLabel('Issue').selectOption('What a chargee owes')
    await expectAccessible(page)
    await cite.getByRole('button', { name: 'Cite' }).click()
    await said(page, 'Cited at para 12 in The charge')

    await page.goto(address)
    const issue = page.getByRole('region', { name: 'What a chargee owes' })
    await expect(issue.getByText('Relied on for: The chargee values before it sells')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await issue.getByRole('combobox', { name: /^Issue of Wekulo/ }).selectOption('Costs')
    await expect(page.getByRole('region', { name: 'Costs' }).getByText('The chargee values before it sells')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for the issue Costs' }).click()
    await page.getByRole('menuitem', { name: 'Delete issue' }).click()
    await expect(page.getByRole('region', { name: 'Under no issue' }).getByText('The chargee values before it sells')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Costs' }).getByText('The chargee values before it sells')).toBeVisible()

    // What it is relied on for, and its issue, are changed with it.
    const actions = (of: string) => page.getByRole('region', { name: of }).getByRole('button', { name: /^Actions for Wekulo/ })
    await actions('Costs').click()
    await page.getByRole('menuitem', { name: 'Edit citation' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Citation' })
    await editing.getByLabel('Issue').selectOption('What a chargee owes')
    await editing.getByLabel('Relied on for (optional)').fill('The chargee values within six months')
    await expectAccessible(page)
    await editing.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Citation saved')
    await expect(issue.getByText('Relied on for: The chargee values within six months')).toBeVisible()
    await issue.getByRole('combobox', { name: /^Issue of Wekulo/ }).selectOption('Costs')

    // Its words go into a note as they stand.
    await page
      .getByRole('region', { name: 'Costs' })
      .getByRole('button', { name: /^Actions for Wekulo/ })
      .click()
    await page.getByRole('menuitem', { name: 'Add to a note' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add to new note' }).click()
    await said(page, /^Added to /)

    // The heading that is being written is saved before the papers are made.
    await page.getByRole('tab', { name: 'Papers' }).click()
    await page.getByLabel('Court', { exact: true }).fill('High Court of Kenya')
    await page.getByLabel('Case number').fill('HCCC E1 of 2026')
    await page.getByLabel('Party 1', { exact: true }).fill('Nduta Achieng')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const list = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make list, bundle and index' }).click()
    // What the library invented is named before it leaves the house.
    await page.getByRole('dialog').getByRole('button', { name: /mark/i }).click()
    expect((await list).suggestedFilename()).toBe('List of Authorities, HCCC E1 of 2026.docx')
    const bundle = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the PDF' }).click()
    expect((await bundle).suggestedFilename()).toBe('Bundle of Authorities, HCCC E1 of 2026.pdf')
    await expect(page.getByText('In the High Court of Kenya')).toBeVisible()
    await expectAccessible(page)
  })
