import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, said, test } from './signed-in.ts'

test('an administrator takes a judgment down by an order; it stays out until it is restored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const { access_token } = await signInAnew(page, { name: 'Registrar', isAdmin: true })
  const headers = { authorization: `Bearer ${access_token}` }
  const number = 10_000 + Math.floor(Math.random() * 80_000)
  const id = `kehc-2020-${number}`
  const citation = `[2020] KEHC ${number} (KLR)`
  const ruling = {
    title: `Kilonzi v Tumaini Sacco ${citation}`,
    citation,
    date: '2020-02-03',
    content: '1. Tumaini Wekesa sues.\n\n2. Dismissed.',
  }
  const add = async () => {
    const file = { name: 'ruling.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(ruling)) }
    const answer = await page.request.post('/api/library/uploads?library=public', { headers, multipart: { files: file } })
    return ((await answer.json()) as { outcomes: { outcome: string; reason: string }[] }).outcomes[0]!
  }
  expect(await add()).toMatchObject({ outcome: 'added' })
  await page.request.post('/api/bookmarks', { headers, data: { case_id: id, note: 'Read before the hearing' } })

  await page.goto(`/cases/${id}`)
  await page.getByRole('button', { name: 'Take Down…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this judgment down?' })
  await expect(dialog).toContainText(citation)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take Down' }).click()
  await expect(dialog.getByText('Give the reason and the reference of the order.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Removed by order of the High Court')
  await dialog.getByLabel('Reference of the order').fill('HCCHRPET/E123/2026')
  await dialog.getByRole('button', { name: 'Take Down' }).click()
  await said(page, `Taken down: ${citation}`)
  await expect(page.getByRole('heading', { name: 'Judgment Taken Down' })).toBeVisible()
  await expect(page.getByText(/This judgment was taken down on \d+ \w+ \d{4}\./)).toBeVisible()
  await expect(page.getByText('Kilonzi')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/bookmarks')
  await expect(page.getByText(/This judgment was taken down on/)).toBeVisible()
  await expect(page.getByText('Read before the hearing')).toBeVisible()

  const again = await add()
  expect(again.outcome).toBe('withheld')
  expect(again.reason).toMatch(/^Taken down on \d+ \w+ \d{4}: Removed by order of the High Court$/)

  await page.goto('/admin?tab=takedowns')
  const entry = page.getByRole('list', { name: 'Judgments taken down' }).getByRole('listitem').filter({ hasText: citation })
  await expect(entry).toContainText('Removed by order of the High Court')
  await expect(entry).toContainText('HCCHRPET/E123/2026')
  await expect(entry).toContainText('Registrar')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await entry.getByRole('button', { name: `Restore ${citation}` }).click()
  await page.getByRole('dialog', { name: 'Restore this judgment?' }).getByRole('button', { name: 'Restore' }).click()
  await said(page, `${citation} may be imported again`)
  await expect(entry).toHaveCount(0)
  expect((await add()).outcome).toBe('added')
  await page.goto(`/cases/${id}`)
  await expect(page.getByText('Tumaini Wekesa sues.')).toBeVisible()
})
