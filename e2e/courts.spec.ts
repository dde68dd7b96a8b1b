import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

test('from the coverage to a court, to a judge, to the cases of a year', async ({ page }) => {
  await page.goto('/coverage')
  const held = page.getByRole('list', { name: 'What the library holds' })
  await expect(held.getByRole('heading', { level: 2, name: 'High Court', exact: true })).toBeVisible()
  await expect(held.getByRole('link', { name: 'Magistrate’s Court', exact: true })).toBeVisible()
  await held
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'High Court', exact: true }) })
    .getByText('Stations and years')
    .click()
  await held.getByRole('link', { name: 'High Court', exact: true }).click()
  await expect(page).toHaveURL(/\/courts\/KEHC$/)
  await expect(page.getByRole('heading', { level: 1, name: 'High Court' })).toBeVisible()
  await page.getByText('The same as a table').click()
  const years = page.getByRole('table').getByRole('link')
  const year = await years.first().innerText()
  await page.getByRole('list', { name: 'Judges' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/judges\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('High Court')
  const judge = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Search These Cases' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('judge')).toBe(judge)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toContainText(judge)
  await page.goto('/courts/High Court')
  await page.getByText('The same as a table').click()
  await page.getByRole('table').getByRole('link', { name: year }).click()
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveCount(2)
})

test('a judge or court that is not there says so and leads to the coverage', slow, async ({ page }) => {
  await page.goto('/judges/Nobody Of That Name')
  await expect(page.getByText('No judge of that name has a case in the library.')).toBeVisible()
  await page.getByRole('link', { name: 'See what the library holds' }).click()
  await expect(page).toHaveURL(/\/coverage$/)
})

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`courts, judges and coverage at ${width} px, ${theme}: accessible, and nothing sticks out`, slow, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    for (const path of ['/coverage', '/courts/KEHC', '/judges/1']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
