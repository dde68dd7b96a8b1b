import { expect, type APIRequestContext, type Page, test } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slow } from './signed-in.ts'

const demo = { email: 'demo@hukumu.example', password: 'hukumu-demo' }

interface Tokens {
  access_token: string
  refresh_token: string
}

/** A session of its own, by the API. */
async function openSession(request: APIRequestContext): Promise<Tokens> {
  const answer = await request.post('/api/auth/login', { data: demo })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Tokens
}

/** Puts tokens where the screens look for them, from a page of the site that runs no script. */
async function keepTokens(page: Page, { access_token, refresh_token }: Tokens) {
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('auth_token', access!)
      localStorage.setItem('refresh_token', refresh!)
    },
    [access_token, refresh_token],
  )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newEmail = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.org`

async function logIn(page: Page, { email, password } = demo) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Login').click()
}

/** A token that the server refuses, of the account whose token is given. */
const spoilt = (token: string) => token.split('.').slice(0, 2).concat('spoilt').join('.')

test.describe('log-in', () => {
  test('a visitor is sent to log in, and then on to where they wanted to go', async ({ page }) => {
    await page.goto('/cases?query=bank#top')
    await expect(page).toHaveURL('/login')
    await expect(page).toHaveTitle('Login · Hukumu')
    await button(page, 'Login').click()
    await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')
    await expect(page.getByRole('img', { name: 'Valid email address' })).toHaveCount(0)
    // On the machine where the library runs one may try it.
    await page.getByRole('region', { name: 'Sample account' }).getByRole('button', { name: 'Fill it in' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demo.email)
    await logIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/cases?query=bank#top')
    const kept = () => page.evaluate(() => ['auth_token', 'refresh_token', 'auth_cache'].map((key) => localStorage.getItem(key) !== null))
    await expect.poll(kept).toEqual([true, true, true])
  })

  test('a wrong password is said in the words of the server', slow, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(demo.email)
    await expect(page.getByRole('img', { name: 'Valid email address' })).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('demo@hukumu')
    await expect(page.getByRole('img', { name: 'Valid email address' })).toHaveCount(0)
    await logIn(page, { ...demo, password: 'not the password' })
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
    await expect(button(page, 'Login')).toBeEnabled()
  })

  test('the password can be shown', slow, async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('secret')
    await expect(password).toHaveAttribute('type', 'password')
    await button(page, 'Show password').click()
    await expect(password).toHaveAttribute('type', 'text')
    await button(page, 'Hide password').click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('without a network it tries again after 2, 4 and 8 seconds under one key, then says so', slow, async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    // From here on the time of the page stands still but for `runFor`.
    await page.clock.pauseAt(Date.now() + 60_000)
    const keys: (string | undefined)[] = []
    await page.route('**/api/auth/login', async (route) => {
      keys.push(
        await route
          .request()
          .headerValue('idempotency-key')
          .then((key) => key ?? undefined),
      )
      await route.abort('internetdisconnected')
    })
    let failed = 0
    page.on('requestfailed', () => (failed += 1))
    /** The screen has heard of that failure and waits for its next attempt. */
    const haveFailed = async (attempts: number) => {
      await expect.poll(() => failed).toBe(attempts)
      await page.evaluate(async () => void (await fetch('/favicon.svg')))
    }
    await logIn(page)
    await expect(button(page, 'Logging in...')).toBeDisabled()
    for (const [at, seconds] of [2, 4, 8].entries()) {
      await haveFailed(at + 1)
      await page.clock.runFor(seconds * 1000 - 1)
      expect(keys).toHaveLength(at + 1)
      await page.clock.runFor(1)
      await expect.poll(() => keys.length).toBe(at + 2)
    }
    await expect(page.getByRole('alert')).toHaveText('A network error occurred. Please check your connection and try again.')
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('without Remember Me the session ends with the browser', slow, async ({ page, context }) => {
    await page.goto('/login')
    await page.getByLabel('Remember Me').uncheck()
    await logIn(page)
    await expect(page).toHaveURL('/')
    const another = await context.newPage()
    await another.goto('/cases')
    await expect(another.getByRole('heading', { name: 'Case Browser' })).toBeVisible()
    // What closing the browser does to cookies without expiry.
    await context.clearCookies()
    await another.reload()
    await expect(another).toHaveURL('/login')
    await expect.poll(() => another.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
  })

  test('the screens of visitors send on who is signed in', slow, async ({ page, request }) => {
    await keepTokens(page, await openSession(request))
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })
})

test.describe('sign-up', () => {
  async function fill(page: Page, fields: Record<string, string>) {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
    await button(page, 'Sign Up').click()
  }

  test('the rules are checked in their order', slow, async ({ page }) => {
    await page.goto('/signup')
    const problem = page.getByRole('alert')
    await fill(page, {})
    await expect(problem).toHaveText('Please fill in all fields')
    await fill(page, { 'Full Name': 'Amina Otieno', 'Email Address': 'amina@example', Password: '12345', 'Confirm Password': '123' })
    await expect(problem).toHaveText('Please enter a valid email address')
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible()
    await fill(page, { 'Email Address': 'amina@example.org' })
    await expect(problem).toHaveText('Password must be at least 6 characters long')
    await fill(page, { Password: '123456' })
    await expect(problem).toHaveText('Passwords do not match')
    await page.getByLabel('Confirm Password', { exact: true }).fill('123456')
    await expect(page.getByText("Passwords don't match", { exact: true })).toHaveCount(0)
  })

  test('an account is created, signed in and activated', async ({ page }) => {
    const email = newEmail()
    await page.goto('/cases?query=land')
    await page.getByRole('link', { name: 'Create Account' }).click()
    await expect(page).toHaveTitle('Create your account · Hukumu')
    // The page itself notes what it says for two seconds, and where: a look from outside may come too late.
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(window, { told })
      const words = 'Account created successfully! Please check your email for activation link.'
      new MutationObserver(() => {
        if (document.querySelector('[role=alert]')?.textContent === words) told.push(location.pathname)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await fill(page, { 'Full Name': 'Amina Otieno', 'Email Address': email, Password: 'kisumu-1', 'Confirm Password': 'kisumu-1' })
    await expect(page).toHaveURL('/cases?query=land')
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told[0])).toBe('/signup')
    await button(page, 'Account menu').click()
    await expect(page.getByText('Amina Otieno')).toBeVisible()

    const outbox = join(process.env['E2E_DATA_DIR']!, 'outbox')
    const findLink = () => {
      const mails = globSync('*.eml', { cwd: outbox }).map((name) =>
        readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      return mails.find((mail) => mail.includes(email))?.match(/\/activate\?token=\S+/)?.[0] ?? ''
    }
    await expect.poll(findLink).not.toBe('')
    const link = findLink()
    await page.goto(link)
    await expect(page).toHaveURL('/activate')
    await page.getByLabel('Password', { exact: true }).fill('not-the-one')
    await button(page, 'Confirm Address').click()
    await expect(page.getByRole('alert')).toHaveText('This is not your password.')
    await page.getByLabel('Password', { exact: true }).fill('kisumu-1')
    await button(page, 'Confirm Address').click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Hukumu' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a taken address is said in words of its own', slow, async ({ page }) => {
    await page.goto('/signup')
    await fill(page, {
      'Full Name': 'Someone',
      'Email Address': demo.email,
      Password: 'mti-wa-zawadi',
      'Confirm Password': 'mti-wa-zawadi',
    })
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists')
    await expect(button(page, 'Sign Up')).toBeEnabled()
  })

  test('an activation link that is not valid says so', slow, async ({ page }) => {
    await page.goto('/activate?token=nonsense')
    await page.getByLabel('Password', { exact: true }).fill('kisumu-1')
    await button(page, 'Confirm Address').click()
    await expect(page.getByRole('alert')).toHaveText('This link is no longer valid.')
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await button(page, 'Send Again').click()
    await expect(page.getByText('If this address has yet to be confirmed, another link is on its way.')).toBeVisible()
  })
})

test.describe('the session', () => {
  test('is renewed unseen, once for all tabs', slow, async ({ page, context, request }) => {
    const tokens = await openSession(request)
    const another = await context.newPage()
    await keepTokens(another, { ...tokens, access_token: spoilt(tokens.access_token) })
    const renewals: string[] = []
    context.on('request', (sent) => {
      if (sent.url().endsWith('/api/auth/refresh')) renewals.push(sent.headers()['authorization'] ?? '')
    })
    await Promise.all([page.goto('/cases'), another.goto('/cases')])
    for (const tab of [page, another]) await expect(tab.getByRole('heading', { name: 'Case Browser' })).toBeVisible()
    expect(renewals).toEqual([`Bearer ${tokens.refresh_token}`])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(tokens.refresh_token)
  })

  test('that cannot be renewed leads to log-in and back', slow, async ({ page, request }) => {
    const tokens = await openSession(request)
    await keepTokens(page, tokens)
    // The stream of notices never ends, and with it nothing would ever be at rest.
    await page.route('**/api/events', (route) => route.abort())
    await page.goto('/cases?query=land')
    await expect(page.getByRole('heading', { name: 'Case Browser' })).toBeVisible()
    // Nothing else may be under way: the first call that is refused says where to come back to.
    await page.waitForLoadState('networkidle')
    await page.getByPlaceholder('Search cases, legislation...').fill('tenancy')
    // In one go with the search: what the page notes after a while would be refused before it.
    await page.getByPlaceholder('Search cases, legislation...').evaluate((field: HTMLInputElement, token) => {
      localStorage.setItem('auth_token', token)
      localStorage.setItem('refresh_token', 'spoilt')
      field.form!.requestSubmit()
    }, spoilt(tokens.access_token))
    await expect(page).toHaveURL('/login?expired=true')
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
    await expect(page.getByText('Your session has expired for security reasons. Please log in again to continue.')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => ['auth_token', 'refresh_token', 'auth_cache'].map((key) => localStorage.getItem(key))))
      .toEqual([null, null, null])
    await logIn(page)
    await expect(page).toHaveURL('/cases?query=tenancy')
  })

  test('ends everywhere on log-out', async ({ page, context, request }) => {
    const tokens = await openSession(request)
    await keepTokens(page, tokens)
    await page.goto('/cases')
    const another = await context.newPage()
    await another.goto('/cases?query=land')
    await expect(another.getByRole('heading', { name: 'Case Browser' })).toBeVisible()

    await button(page, 'Account menu').click()
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/logout'))
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(another).toHaveURL('/login')
    expect((await ended).status()).toBe(204)
    const refresh = await request.post('/api/auth/refresh', { headers: { authorization: `Bearer ${tokens.refresh_token}` } })
    expect(refresh.status()).toBe(401)

    // Who logs in next is not shown what was read before.
    await logIn(another)
    await expect(another).toHaveURL('/')
    await expect(page).toHaveURL('/')
  })
})
