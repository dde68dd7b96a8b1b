import { browserStore, call, endSession, onSessionLost, renew, tokens } from '../../api/call.ts'
import { refreshTokenKey } from '../../api/tokens.ts'
import { createAuthCache } from './auth-cache.ts'
import { createRemember } from './remember.ts'
import { createSession } from './session.ts'

/** Who is signed in on this page. */
export const session = createSession({
  call,
  renew,
  endSession,
  tokens,
  cache: createAuthCache(browserStore, Date.now),
  remember: createRemember(browserStore, document),
  now: Date.now,
  isOnline: () => navigator.onLine,
})
onSessionLost(session.expire)
addEventListener('storage', ({ key }) => {
  // null: the whole store was emptied.
  if (key === refreshTokenKey || key === null) void session.follow()
})
// Before the first render, so that a cached check shows the screen at once.
/** Settles when it is known who is signed in, or why not. */
export const checked = session.check()

/** Whether who is signed in is still being asked, which the screen says at once. */
export const isCheckUnderWay = (): boolean => session.read().loading
