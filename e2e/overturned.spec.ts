import { readFileSync } from 'node:fs'
import { arrive } from './arriving-law.ts'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, said, slow, test } from './signed-in.ts'

/** Judgments of the sample library as if a court had decided other matters in the same words. */
function judgment(name: string): object {
  const other = ['90147 97147', '90112 97112', 'E231 E9231', 'E417 E9417', 'Wekulo Nekesa', 'Mlima Ziwa'].map((pair) => pair.split(' '))
  const words = readFileSync(`library/judgments/${name}.json`, 'utf8')
  const record = JSON.parse(other.reduce((text, [from, to]) => text.replaceAll(from!, to!), words)) as object
  return { ...record, sample: false }
}

test('whoever relies on a decision is told at once that it has been overturned', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const authority = '[2024] KEHC 97147 (KLR)'
  await arrive(judgment('2024-kehc-90147-wekulo-v-mlima-crest-bank'))
  const keep = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBeLessThan(300)
    return (await answer.json()) as { id: string }
  }
  const citation = await keep('/api/citation-list', { text: authority })
  const project = await keep('/api/research-hub/projects', { name: 'The bank and the thieves' })
  await keep(`/api/research-hub/projects/${project.id}/items`, { type: 'citation', id: citation.id })
  const check = await keep('/api/citations/checks', { name: 'Plaint of the bank', text: `As held in ${authority}, the bank is liable.` })

  await page.goto(`/citations/check?kept=${check.id}`)
  await page.getByRole('button', { name: 'Watch Plaint of the bank' }).click()
  await said(page, 'You watch Plaint of the bank')
  await page.goto('/citations')
  await page.getByRole('button', { name: /^Watch / }).click()
  await said(page, /^You watch /)
  await page.goto(`/research-hub/projects/${project.id}`)
  await page.getByRole('tab', { name: /^Citations/ }).click()
  await page.getByRole('button', { name: 'Watch The bank and the thieves' }).click()
  await said(page, 'You watch The bank and the thieves')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread')

  await arrive(judgment('2025-keca-90112-mlima-crest-bank-v-wekulo'))
  await expect(bell).toHaveAccessibleName('Notifications, 6 unread')
  await bell.click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: /An authority in your citations has been overturned/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: /An authority in “The bank and the thieves” has been overturned/ })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: /An authority of “Plaint of the bank” has been overturned/ }).click()
  await expect(page).toHaveURL(`/citations/check?kept=${check.id}`)
  await expect(page.getByRole('main')).toContainText(authority)
  await expect(bell).toHaveAccessibleName('Notifications, 5 unread')
})
