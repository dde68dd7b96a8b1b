import { browserStore, call } from './api/call.ts'
import { mountLogin } from './features/accounts/login/mount-login.ts'
import { readOrigin } from './features/accounts/origin.ts'
import { session } from './features/accounts/page-session.ts'
import { root } from './first-screen/begin.ts'
import { fetchProgram } from './first-screen/fetch-program.ts'
import { showChecking } from './first-screen/show-checking.ts'
import { language } from './messages/chosen-language.ts'
import { accounts } from './messages/en/accounts.ts'
import { problems } from './messages/en/problems.ts'
import { shell } from './messages/en/shell.ts'
import { themeModeKey } from './ui/theme/theme-mode.ts'

const startProgram = () => void import('./main.tsx')
/** What the router keeps with an entry of the history, and leaves there for this page. */
const entry = history.state as { usr?: unknown } | null

// Who has tokens is checked, and led on, by the program; and what stands here is in English.
if (session.hasTokens() && language === 'en') showChecking(root)
if (session.hasTokens() || language !== 'en') startProgram()
else show()

/** Logs in without the program, which is fetched while somebody types. */
function show() {
  document.title = shell.titleOf(accounts.login.title)
  const leave = () => location.replace(readOrigin(entry?.usr))
  let isFollowing = false
  mountLogin(root, {
    words: { accounts, problems, shell },
    session,
    call,
    isExpired: new URLSearchParams(location.search).get('expired') === 'true',
    follow,
    onLoggedIn() {
      isFollowing = true
      void followTheme().finally(leave)
    },
  })
  // Also where another tab logged in.
  session.subscribe(() => {
    // By then `onLoggedIn` was told, where it was here.
    if (session.read().isAuthenticated) setTimeout(() => isFollowing || leave())
  })
  root.addEventListener('focusin', fetchProgram, { once: true })
}

/** Goes to another screen of visitors; signing up leads to where logging in would. */
function follow(path: string) {
  if (path !== '/signup') return location.assign(path)
  history.pushState({ usr: entry?.usr ?? null, key: crypto.randomUUID().slice(0, 8) }, '', path)
  location.reload()
}

async function followTheme() {
  const { followAccountTheme } = await import('./ui/theme/account-theme.ts')
  await followAccountTheme((mode) => browserStore.setItem(themeModeKey, mode))
}
