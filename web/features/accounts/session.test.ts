import { getProfile, logIn, type Profile, signUp } from '#contract/accounts'
import type { Endpoint } from '#contract/endpoint'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../api/browser-store.ts'
import { CallError } from '../../api/call-error.ts'
import type { Call } from '../../api/create-call.ts'
import { createTokenStore } from '../../api/tokens.ts'
import { authCacheLife, createAuthCache } from './auth-cache.ts'
import { createRemember } from './remember.ts'
import { createSession, type SessionState } from './session.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const tokenOf = (sub: string, minutes: number) =>
  `x.${Buffer.from(JSON.stringify({ sub, exp: noon / 1000 + minutes * 60 })).toString('base64url')}.y`
const pair = (sub: string, minutes = 15) => ({ access_token: tokenOf(sub, minutes), refresh_token: `r-${sub}` })
const user = (id: string): Profile => ({
  id,
  name: id,
  email: `${id}@example.org`,
  organization: null,
  role: 'user',
  createdAt: '2026-01-01',
  verified: true,
})
const offline = new CallError({ kind: 'network', status: 0, message: 'Network error: x' })
const lost = new CallError({ kind: 'signed-out', status: 401, message: 'Authentication required' })

/** A browser and a server; `answers` may be replaced, call by call. */
function open({ isSecure = false } = {}) {
  const store = createMemoryStore()
  const tokens = createTokenStore(store)
  const jar = { cookie: '' }
  let time = noon
  const now = () => time
  const answers = new Map<Endpoint, () => unknown>([
    [getProfile, () => user('amina')],
    [logIn, () => pair('amina')],
    [signUp, () => user('amina')],
  ])
  const asked: string[] = []
  const call = (async (endpoint: Endpoint) => {
    asked.push(endpoint.path)
    return answers.get(endpoint)!()
  }) as Call
  const renew = vi.fn(async () => {
    tokens.write(pair('amina'))
    return tokenOf('amina', 15)
  })
  const endSession = vi.fn(async () => {})
  const cache = createAuthCache(store, now)
  const newSession = ({ isOnline = true } = {}) =>
    createSession({ call, renew, endSession, tokens, cache, remember: createRemember(store, jar, isSecure), now, isOnline: () => isOnline })
  const pass = (ms: number) => void (time += ms)
  return { store, tokens, jar, answers, asked, renew, endSession, cache, newSession, pass }
}

const throwing = (error: unknown) => () => {
  throw error
}
const amina: SessionState = { user: user('amina'), loading: false, error: null, isAuthenticated: true, ended: null }
const nobody: SessionState = { user: null, loading: false, error: null, isAuthenticated: false, ended: null }

describe('on load', () => {
  test('without tokens nobody is signed in and nothing is asked', async () => {
    const { newSession, asked } = open()
    const session = newSession()
    expect(session.read()).toEqual(nobody)
    await session.check()
    expect(session.read()).toEqual(nobody)
    expect(asked).toEqual([])
  })

  test('a valid token has the profile fetched', async () => {
    const { newSession, tokens, asked, renew } = open()
    tokens.write(pair('amina'))
    const session = newSession()
    const states: SessionState[] = [session.read()]
    session.subscribe(() => states.push(session.read()))
    await session.check()
    expect(states.map(({ loading }) => loading)).toEqual([true, true, false])
    expect(session.read()).toEqual(amina)
    expect(asked).toEqual(['/api/profile'])
    expect(renew).not.toHaveBeenCalled()
  })

  test('a check is trusted for five minutes', async () => {
    const { newSession, tokens, asked, pass } = open()
    tokens.write(pair('amina'))
    await newSession().check()
    pass(authCacheLife - 1)
    const second = newSession()
    const checking = second.check()
    expect(second.read()).toEqual(amina)
    await checking
    expect(asked).toHaveLength(1)
    pass(1)
    await newSession().check()
    expect(asked).toHaveLength(2)
  })

  test('an expired token is renewed first, also within those five minutes', async () => {
    const { newSession, tokens, renew, pass } = open()
    tokens.write(pair('amina', 2))
    await newSession().check()
    pass(3 * 60_000)
    const session = newSession()
    await session.check()
    expect(renew).toHaveBeenCalledWith(tokenOf('amina', 2))
    expect(session.read()).toEqual(amina)
  })

  test('a session that cannot be renewed is over', async () => {
    const { newSession, tokens, renew } = open()
    tokens.write(pair('amina', -1))
    const session = newSession()
    renew.mockImplementation(async () => {
      tokens.clear()
      session.expire()
      throw lost
    })
    await session.check()
    expect(session.read()).toEqual({ ...nobody, ended: 'expired' })
  })

  test('a server that cannot be reached ends nothing', async () => {
    const { newSession, tokens, answers } = open()
    tokens.write(pair('amina'))
    answers.set(getProfile, throwing(offline))
    const session = newSession()
    await session.check()
    expect(session.read()).toEqual({ ...nobody, error: offline })
    expect(session.hasTokens()).toBe(true)
    answers.set(getProfile, () => user('amina'))
    await session.check()
    expect(session.read()).toEqual(amina)
  })

  test('without a connection an expired token is not renewed, and who it was is what the device keeps', async () => {
    const { newSession, tokens, renew } = open()
    tokens.write(pair('amina', -1))
    const session = newSession({ isOnline: false })
    await session.check()
    expect([session.read(), renew.mock.calls]).toEqual([amina, []])
  })

  test.each(['', 'text', '{"user":', '[]', '{"checkedAt":0}', `{"user":{"id":"x"},"checkedAt":${noon + 60_000}}`])(
    'a cached check that reads %j is none',
    async (kept) => {
      const { newSession, tokens, store, asked } = open()
      tokens.write(pair('amina'))
      store.setItem('auth_cache', kept)
      await newSession().check()
      expect(asked).toEqual(['/api/profile'])
    },
  )
})

describe('logging in', () => {
  test('stores the tokens, then fetches the profile', async () => {
    const { newSession, tokens, asked } = open()
    const session = newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    expect(asked).toEqual(['/api/auth/login', '/api/profile'])
    expect(tokens.read()).toEqual(pair('amina'))
    expect(session.read()).toEqual(amina)
  })

  test('with the wrong password leaves everything as it was', async () => {
    const { newSession, tokens, answers } = open()
    const wrong = new CallError({ kind: 'answer', status: 401, message: 'Incorrect email or password' })
    answers.set(logIn, throwing(wrong))
    const session = newSession()
    await expect(session.logIn({ email: 'amina@example.org', password: 'x' }, { remember: true })).rejects.toBe(wrong)
    expect(session.read()).toEqual(nobody)
    expect(tokens.read()).toBeNull()
  })

  test('without a profile is no log-in', async () => {
    const { newSession, tokens, answers } = open()
    answers.set(getProfile, throwing(offline))
    const session = newSession()
    await expect(session.logIn({ email: 'amina@example.org', password: 'x' }, { remember: true })).rejects.toBe(offline)
    expect(tokens.read()).toBeNull()
  })

  test('does not show the account that was checked before', async () => {
    const { newSession, cache } = open()
    cache.write(user('baraka'))
    const session = newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    expect(cache.read()?.id).toBe('amina')
  })
})

describe('Remember Me', () => {
  test('without it the session ends with the browser', async () => {
    const { newSession, jar, tokens, store } = open()
    await newSession().logIn({ email: 'amina@example.org', password: 'secret' }, { remember: false })
    const another = newSession()
    await another.check()
    expect(another.read().isAuthenticated).toBe(true)
    // The browser closes.
    jar.cookie = ''
    const later = newSession()
    await later.check()
    expect(later.read()).toEqual(nobody)
    expect([tokens.read(), store.getItem('auth_cache')]).toEqual([null, null])
  })

  test('over https its cookie is one that no other host can set', async () => {
    const { newSession, jar } = open({ isSecure: true })
    await newSession().logIn({ email: 'amina@example.org', password: 'secret' }, { remember: false })
    expect(jar.cookie).toBe('__Host-hukumu_open=1; path=/; SameSite=Lax; Secure')
    const another = newSession()
    await another.check()
    expect(another.read().isAuthenticated).toBe(true)
  })

  test('with it the session outlives the browser', async () => {
    const { newSession, jar } = open()
    const session = newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: false })
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    jar.cookie = ''
    const later = newSession()
    await later.check()
    expect(later.read()).toEqual(amina)
  })
})

describe('signing up', () => {
  const account = { name: 'Amina', email: 'amina@example.org', password: 'secret' }

  test('creates the account, then logs in', async () => {
    const { newSession, asked } = open()
    const session = newSession()
    await session.signUp(account)
    expect(asked).toEqual(['/api/auth/signup', '/api/auth/login', '/api/profile'])
    expect(session.read()).toEqual(amina)
  })

  test('an account that was not created is a failure', async () => {
    const { newSession, answers, asked } = open()
    const taken = new CallError({ kind: 'answer', status: 409, message: 'An account with this email already exists' })
    answers.set(signUp, throwing(taken))
    await expect(newSession().signUp(account)).rejects.toBe(taken)
    expect(asked).toEqual(['/api/auth/signup'])
  })

  test('an account that must be activated first was created all the same', async () => {
    const { newSession, answers } = open()
    const unverified = new CallError({ kind: 'answer', status: 403, message: 'Please activate your account' })
    answers.set(logIn, throwing(unverified))
    const session = newSession()
    await session.signUp(account)
    expect(session.read()).toEqual({ ...nobody, error: unverified })
    expect(session.hasTokens()).toBe(false)
  })
})

describe('the end', () => {
  test('logging out forgets at once and tells the server which session to end', async () => {
    const { newSession, tokens, store, endSession } = open()
    const session = newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    endSession.mockRejectedValue(offline)
    const ending = session.logOut()
    expect(session.read()).toEqual({ ...nobody, ended: 'left' })
    expect([tokens.read(), store.getItem('auth_cache')]).toEqual([null, null])
    await expect(ending).rejects.toBe(offline)
    expect(endSession).toHaveBeenCalledWith(pair('amina'))
  })

  test('an expired session is over and its check forgotten', async () => {
    const { newSession, store } = open()
    const session = newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    session.expire()
    expect(session.read()).toEqual({ ...nobody, ended: 'expired' })
    expect(store.getItem('auth_cache')).toBeNull()
  })
})

describe('another tab', () => {
  async function signedIn() {
    const browser = open()
    const session = browser.newSession()
    await session.logIn({ email: 'amina@example.org', password: 'secret' }, { remember: true })
    browser.asked.length = 0
    return { ...browser, session }
  }

  test('signs out, and this one follows', async () => {
    const { session, tokens } = await signedIn()
    tokens.clear()
    await session.follow()
    expect(session.read()).toEqual({ ...nobody, ended: 'left' })
  })

  test('renews the tokens, and nothing happens here', async () => {
    const { session, tokens, asked } = await signedIn()
    tokens.write(pair('amina', 30))
    await session.follow()
    expect(session.read()).toEqual(amina)
    expect(asked).toEqual([])
  })

  test('signs in as someone else, and this one shows them', async () => {
    const { session, tokens, cache, answers } = await signedIn()
    tokens.write(pair('baraka'))
    cache.clear()
    answers.set(getProfile, () => user('baraka'))
    await session.follow()
    expect(session.read().user?.id).toBe('baraka')
  })

  test('signs in, and the log-in screen here is done with', async () => {
    const { newSession, tokens } = open()
    const session = newSession()
    tokens.write(pair('amina'))
    await session.follow()
    expect(session.read()).toEqual(amina)
  })

  test('a second sign-out changes nothing', async () => {
    const { newSession } = open()
    const session = newSession()
    await session.follow()
    expect(session.read()).toEqual(nobody)
  })
})
