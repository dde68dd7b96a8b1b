import { sendEarly } from './api/early-fetch.ts'
import { readSearch } from './features/search/search-address.ts'
import { beginSession, root, store } from './first-screen/begin.ts'
import { searchRequest } from './first-screen/early-requests.ts'
import { showBrowser } from './first-screen/show-browser.ts'

const startProgram = () => void import('./main.tsx')
/** Asks for the screen beside the program, which would only do so once it runs; where that fails, it asks again. */
const fetchScreen = () => void import('./pages/CasesPage.tsx').catch(() => undefined)
begin()

/** Asks at once for the results that the case browser begins with, and shows its frame where no check has to be waited for. */
function begin() {
  const session = beginSession()
  if (!session || !/^\/(?:cases\/?)?$/.test(location.pathname)) return startProgram()
  const search = readSearch(new URLSearchParams(location.search))
  void sendEarly(searchRequest(search, session.bearer))
  if (location.pathname !== '/') fetchScreen()
  if (!session.isChecked) return startProgram()
  showBrowser(root, search, store.getItem('hukumu_side_menu') === 'collapsed')
  // Behind the frame in which this is painted.
  requestAnimationFrame(() => setTimeout(startProgram))
}
