import { openBrowserStore } from './api/browser-store.ts'
import { askForCaseEarly } from './api/early-case.ts'
import { createTokenStore, isTokenValid } from './api/tokens.ts'
import { createAuthCache } from './features/accounts/auth-cache.ts'
import { createRemember } from './features/accounts/remember.ts'
import { readCaseId } from './first-screen/read-case-id.ts'

/** Milliseconds that the program waits for a text to be shown before it: then it will not be much later itself, and it says what is wrong. */
const patience = 1500

const startProgram = () => void import('./main.tsx')
const caseId = readCaseId(location.pathname)
const store = openBrowserStore()
const token = createTokenStore(store).read()?.access_token

if (caseId !== null && token !== undefined && isTokenValid(token, Date.now()) && !createRemember(store, document).isOver())
  void openCase(caseId, token)
else startProgram()

/** Asks for the case at once and, where no check of the session has to be waited for, shows it before the program. */
async function openCase(id: string, bearer: string) {
  const answer = askForCaseEarly(id, bearer)
  if (!createAuthCache(store, Date.now).read()) return startProgram()
  let isStarted = false
  const start = () => {
    if (!isStarted) startProgram()
    isStarted = true
  }
  setTimeout(start, patience)
  const root = document.getElementById('root')!
  const [{ showCase }, found] = await Promise.all([import('./first-screen/show-case.ts'), answer])
  // Behind the frame in which the text is painted.
  if (found && root.childElementCount === 0 && showCase(root, id, found)) requestAnimationFrame(() => setTimeout(start))
  else start()
}
