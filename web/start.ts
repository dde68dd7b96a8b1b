import { openBrowserStore } from './api/browser-store.ts'
import { askForCaseEarly } from './api/early-case.ts'
import { sendEarly } from './api/early-fetch.ts'
import { createTokenStore, isTokenValid } from './api/tokens.ts'
import { createAuthCache } from './features/accounts/auth-cache.ts'
import { createRemember } from './features/accounts/remember.ts'
import { readSearch } from './features/search/search-address.ts'
import { profileRequest, searchRequest } from './first-screen/early-requests.ts'
import { language } from './messages/chosen-language.ts'
import { readCaseId } from './first-screen/read-case-id.ts'
import { showBrowser, showChecking } from './first-screen/show-frame.ts'

/** Milliseconds that the program waits for a text to be shown before it: then it will not be much later itself, and it says what is wrong. */
const patience = 1500

const startProgram = () => void import('./main.tsx')
const root = document.getElementById('root')!
const store = openBrowserStore()
const accessToken = createRemember(store, document).isOver() ? undefined : createTokenStore(store).read()?.access_token
const bearer = accessToken !== undefined && isTokenValid(accessToken, Date.now()) ? accessToken : undefined
const isChecked = bearer !== undefined && createAuthCache(store, Date.now).read() !== null
begin()

/** Asks at once for what the screen begins with, and says that who is signed in is being checked where the program would say so. */
function begin() {
  // What is shown before the program is written in English.
  if (language !== 'en') return startProgram()
  if (accessToken !== undefined && !isChecked) showChecking(root)
  if (bearer === undefined) return startProgram()
  if (!isChecked) sendEarly(profileRequest(bearer))
  const caseId = readCaseId(location.pathname)
  if (caseId !== null) return void openCase(caseId, bearer)
  if (!/^\/(?:cases\/?)?$/.test(location.pathname)) return startProgram()
  const search = readSearch(new URLSearchParams(location.search))
  sendEarly(searchRequest(search, bearer))
  if (!isChecked) return startProgram()
  showBrowser(root, search, store.getItem('hukumu_side_menu') === 'collapsed')
  // Behind the frame in which this is painted.
  requestAnimationFrame(() => setTimeout(startProgram))
}

/** Asks for the case at once and, where no check of the session has to be waited for, shows it before the program. */
async function openCase(id: string, token: string) {
  const answer = askForCaseEarly(id, token)
  if (!isChecked) return startProgram()
  let isStarted = false
  const start = () => {
    if (!isStarted) startProgram()
    isStarted = true
  }
  setTimeout(start, patience)
  const [{ showCase }, found] = await Promise.all([import('./first-screen/show-case.ts'), answer])
  // Behind the frame in which the text is painted.
  if (found && root.childElementCount === 0 && showCase(root, id, found)) requestAnimationFrame(() => setTimeout(start))
  else start()
}
