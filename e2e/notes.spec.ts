import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
const makeNote = (page: Page, token: string, note: object) =>
  page.request.post('/api/research-notes', { data: note, headers: { authorization: `Bearer ${token}` } })

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(`notes are made, found, put in folders, copied and deleted, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    const { access_token: token } = await signInAnew(page)
    await page.goto('/research-notes')
    await expect(page.getByText('No notes found. Create one to get started.')).toBeVisible()
    await expectAccessible(page)

    await makeNote(page, token, {
      title: 'Adverse possession',
      content: '## The law\n\nTwelve years of *open* possession.',
      tags: ['Land', 'Time bars', 'Title', 'Equity'],
    })
    await makeNote(page, token, { title: 'Banks and sureties', content: 'A duty of care.' })
    await page.goto('/research-notes?create=true')
    await dialog(page).getByRole('button', { name: 'Create Note' }).click()
    await said(page, 'Please enter a note title')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('Banks and sureties')
    await expect(cards(page).last()).toContainText('The law Twelve years of open possession.')
    await expect(cards(page).last()).toContainText('+1')
    await page.getByLabel('Sort by').selectOption('Title A-Z')
    await expect(cards(page).first()).toContainText('Adverse possession')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('OPEN')
    await expect(page.getByText('1 found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await cards(page).getByRole('button', { name: 'Notes with the tag Land' }).click()
    await expect(page.getByText('1 found')).toBeVisible()
    await page.getByLabel('Tag', { exact: true }).selectOption('All tags')

    const act = async (title: string, action: string) => {
      await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: action }).click()
    }
    const folders = page.getByRole('navigation', { name: 'Folders' })
    await folders.getByRole('button', { name: 'New folder' }).click()
    await dialog(page).getByLabel('Folder name').fill('Land matters')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Folder created successfully')
    await act('Adverse possession', 'Move to folder…')
    await dialog(page).getByLabel('Folder', { exact: true }).selectOption('Land matters')
    await dialog(page).getByRole('button', { name: 'Move' }).click()
    await said(page, 'Note moved to Land matters')
    await folders.getByRole('link', { name: /^Land matters/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Land matters' })).toBeVisible()
    await expect(cards(page)).toHaveCount(1)

    await act('Adverse possession', 'Duplicate')
    await said(page, 'Note duplicated successfully')
    await expect(cards(page)).toHaveCount(2)
    await act('Adverse possession (Copy)', 'Delete')
    await expect(dialog(page)).toContainText('Are you sure you want to delete this note?')
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards(page)).toHaveCount(2)
    await folders.getByRole('button', { name: 'Actions for folder Land matters' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete Folder' }).click()
    await expect(dialog(page)).toContainText('The 2 notes in it are kept, outside any folder.')
    await dialog(page).getByRole('button', { name: 'Delete Folder' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'All notes' })).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
  })
