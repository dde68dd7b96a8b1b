import type { Page } from '@playwright/test'
import { type BillingServer, startBillingServer } from './billing-server.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('where nothing is charged the profile says so', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/profile?tab=billing')
  await expect(page.getByRole('tab', { name: 'Billing', selected: true })).toBeVisible()
  await expect(part(page, 'This library is free')).toContainText('Nothing is charged here')
  await expect(page.getByText('KES')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('where plans are paid', () => {
  let server: BillingServer
  test.beforeAll(async () => {
    server = await startBillingServer()
  })
  test.afterAll(() => server.close())

  for (const [width, theme, details] of [
    [1440, 'light', {}],
    [390, 'dark', slow],
  ] as const)
    test(`a plan is tried, cancelled, kept, paid on the phone and shared, at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      if (theme === 'dark') await chooseTheme(page, theme)
      await server.signIn(page)
      await page.goto(`${server.url}/profile?tab=billing`)
      await expect(part(page, 'Your plan')).toContainText('The whole public library, free of charge.')
      await expect(part(page, 'Your plan')).toContainText('0 of 25')
      await expect(part(page, 'Invoices')).toContainText('There are no invoices yet')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Try it for 14 days: Professional, by the month' }).click()
      await said(page, 'You are trying Professional, by the month')
      await expect(part(page, 'Your plan')).toContainText('Nothing is charged when the trial ends')
      await page.getByRole('button', { name: 'Cancel the plan' }).click()
      await expect(dialog(page)).toContainText('You keep all of it until then, and can change your mind.')
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Cancel the plan' }).click()
      await said(page, /^Your plan ends on /)
      await page.getByRole('button', { name: 'Keep the plan' }).click()
      await said(page, 'Your plan goes on')

      // Declined on the phone, and tried again.
      await page.getByRole('button', { name: 'Pay KES 30,000: Institution, by the month' }).click()
      await expect(dialog(page)).toContainText('including KES 4,137.93 value added tax')
      await dialog(page).getByRole('button', { name: 'Send the request' }).click()
      await expect(dialog(page)).toContainText('Please enter a Safaricom number')
      await dialog(page).getByLabel('Safaricom number').fill('0712 345 678')
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Send the request' }).click()
      await expect(part(page, 'Check your phone …')).toContainText('••• ••• 678')
      await server.onThePhone(page, 'cancels')
      await expect(part(page, 'The payment did not go through')).toContainText('You declined the request on your phone.')
      await page.getByRole('button', { name: 'Try again' }).click()
      await dialog(page).getByLabel('Safaricom number').fill('+254 712 345 678')
      await dialog(page).getByRole('button', { name: 'Send the request' }).click()
      await expect(part(page, 'Check your phone …')).toBeVisible()
      // Who leaves and comes back finds it as it stands.
      await page.reload()
      await expect(part(page, 'Check your phone …')).toBeVisible()
      await server.onThePhone(page, 'pays')
      await expect(part(page, 'Payment received')).toContainText('We have received KES 30,000')
      await expect(part(page, 'Your plan')).toContainText('Institution, by the month')
      const invoice = part(page, 'Invoices').getByRole('listitem')
      await expect(invoice).toContainText('KES 30,000')
      const download = page.waitForEvent('download')
      await invoice.getByRole('button', { name: /^Download invoice HK-/ }).click()
      expect((await download).suggestedFilename()).toMatch(/^HK-\d{4}-\d{5}\.pdf$/)

      await page.getByLabel('KRA PIN').fill('p05')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('A KRA PIN is a letter, nine figures and a letter')).toBeVisible()
      await page.getByLabel('KRA PIN').fill('p051234567x')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await said(page, 'Your next invoices will say so')

      const guest = `pupil-${width}@example.test`
      const people = part(page, 'People on your plan')
      await expect(people).toContainText('1 of 10 people, you among them.')
      await people.getByLabel('Email address').fill(guest)
      await people.getByRole('button', { name: 'Invite', exact: true }).click()
      await said(page, `Invitation sent to ${guest}`)
      await expect(people.getByRole('listitem')).toContainText('Invited')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await expect.poll(() => server.mailsTo(guest).length).toBe(1)
      const [, link] = /(http\S+seat=[\w-]{43})/.exec(server.mailsTo(guest)[0]!)!
      await server.signIn(page, 'Pupil of the firm')
      await page.goto(link!)
      await expect(part(page, 'A seat for you')).toContainText('It costs you nothing')
      await page.getByRole('button', { name: 'Take the seat' }).click()
      await said(page, 'The seat is yours')
      await expect(part(page, 'Your plan')).toContainText('You have a seat of the licence that Wanjiru Kamau pays for.')
      await expectAccessible(page)
    })

  test('an administrator sees a licence, gives another, and sees what is paid', slow, async ({ page }) => {
    const reader = await server.signIn(page, 'Naliaka Wafula')
    const admin = await page.context().browser()!.newContext()
    const office = await admin.newPage()
    await server.signIn(office, 'Registrar', 'admin')
    await page.goto(`${server.url}/library`)
    await expect(page.getByText(/^0 of 25 documents/)).toBeVisible()
    await page.goto(`${server.url}/profile`)
    await expect(page.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible()
    await office.goto(`${server.url}/admin`)
    await office.getByLabel('Name, address or organization').fill(reader.email)
    await expect(office.getByRole('button', { name: /^Actions for / })).toHaveCount(1)
    await office.getByRole('button', { name: 'Actions for Naliaka Wafula' }).click()
    await office.getByRole('menuitem', { name: 'Licence…' }).click()
    await expect(dialog(office)).toContainText('As every account has it, free of charge')
    await dialog(office).getByLabel('Change it to').selectOption('professional')
    await dialog(office).getByLabel('How').selectOption('trial')
    await expectAccessible(office)
    await dialog(office).getByRole('button', { name: 'Give Professional' }).click()
    await said(office, 'Naliaka Wafula now has the licence Professional')
    await expect(dialog(office)).toContainText('Tried until')
    await dialog(office).getByRole('button', { name: 'Close' }).click()
    await office.getByRole('tab', { name: 'Payments' }).click()

    await page.reload()
    await expect(page.getByRole('definition').filter({ hasText: /^Professional$/ })).toBeVisible()
    await page.goto(`${server.url}/library`)
    await expect(page.getByText(/^0 of 500 documents/)).toBeVisible()

    // A transfer that the reader has announced, booked, and its invoice with the number of the revenue authority
    await page.goto(`${server.url}/profile?tab=billing`)
    await page.getByRole('button', { name: 'Pay KES 300,000: Institution, by the year' }).click()
    await dialog(page).getByLabel('Bank transfer').check()
    await dialog(page).getByRole('button', { name: 'Show where to pay' }).click()
    const [reference] = /HK[2-9A-Z]{8}/.exec((await part(page, 'Your transfer').textContent())!)!
    await office.getByLabel('Reference of the payment').fill(reference)
    await office.getByLabel('Amount in shillings').fill('300,000')
    await office.getByLabel('Bank or M-Pesa reference').fill('FT26325XYZ')
    await office.getByRole('button', { name: 'Book it' }).click()
    await said(office, `KES 300,000 of ${reader.email} is booked`)
    const paid = office.getByRole('list', { name: 'Payments' }).getByRole('listitem').filter({ hasText: reference })
    await paid.getByRole('button', { name: 'Enter eTIMS Number…' }).click()
    await dialog(office).getByRole('button', { name: 'Write It on the Invoice' }).click()
    await expect(dialog(office)).toContainText('Please enter the number')
    await dialog(office).getByLabel('Number given by the KRA').fill('KRACU0100001234/5')
    await expectAccessible(office)
    await dialog(office).getByRole('button', { name: 'Write It on the Invoice' }).click()
    await said(office, /^HK-\d{4}-\d{5} now has its eTIMS number$/)
    await expect(paid).toContainText('eTIMS KRACU0100001234/5')
    for (const [width, theme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await office.emulateMedia({ colorScheme: theme })
      await office.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(office)
      await expectAccessible(office)
    }
    await admin.close()
    await page.reload()
    await expect(part(page, 'Invoices').getByRole('listitem')).toContainText('eTIMS KRACU0100001234/5')
  })

  test('a transfer is announced with its reference, and withdrawn', slow, async ({ page }) => {
    await server.signIn(page)
    await page.goto(`${server.url}/profile?tab=billing`)
    await page.getByRole('button', { name: 'Pay KES 45,000: Professional, by the year' }).click()
    await dialog(page).getByLabel('Bank transfer').check()
    await dialog(page).getByRole('button', { name: 'Show where to pay' }).click()
    await expect(part(page, 'Your transfer')).toContainText('Account 0123456789')
    await expect(part(page, 'Your transfer')).toContainText(/HK[2-9A-Z]{8}/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I am not going to pay' }).click()
    await said(page, 'The transfer is withdrawn')
    await expect(part(page, 'Your transfer')).toHaveCount(0)
  })
})
