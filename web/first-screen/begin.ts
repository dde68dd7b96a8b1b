import { openBrowserStore } from '../api/browser-store.ts'
import { sendEarly } from '../api/early-fetch.ts'
import { createTokenStore, isTokenValid } from '../api/tokens.ts'
import { createAuthCache } from '../features/accounts/auth-cache.ts'
import { createRemember } from '../features/accounts/remember.ts'
import { language } from '../messages/chosen-language.ts'
import { profileRequest } from './profile-request.ts'
import { showChecking } from './show-checking.ts'

export const root = document.getElementById('root')!
export const store = openBrowserStore()

/** The session in whose name a screen can be asked for before the program is there. */
interface FirstSession {
  bearer: string
  /** Whether no check of it has to be waited for. */
  isChecked: boolean
}

/** Says that who is signed in is being checked where the program would say so; null where nothing can be asked or shown before the program. */
export function beginSession(): FirstSession | null {
  // What is shown before the program is written in English.
  if (language !== 'en') return null
  const token = createRemember(store, document).isOver() ? undefined : createTokenStore(store).read()?.access_token
  const bearer = token !== undefined && isTokenValid(token, Date.now()) ? token : undefined
  const isChecked = bearer !== undefined && createAuthCache(store, Date.now).read() !== null
  if (token !== undefined && !isChecked) showChecking(root)
  if (bearer === undefined) return null
  if (!isChecked) void sendEarly(profileRequest(bearer))
  return { bearer, isChecked }
}
