import type { SearchResults } from '#contract/search'
import { sendEarly } from './api/early-fetch.ts'
import { countFilters, readSearch, type SearchRequest } from './features/search/search-address.ts'
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
  const answer = sendEarly(searchRequest(search, session.bearer))
  if (location.pathname !== '/') fetchScreen()
  if (!session.isChecked) return startProgram()
  const frame = showBrowser(root, search, store.getItem('hukumu_side_menu') === 'collapsed')
  if (isPlain(search)) void showFound(frame, answer, search.query)
  // Behind the frame in which this is painted.
  requestAnimationFrame(() => setTimeout(startProgram))
}

/** Whether the list will stand where the frame has it: neither narrowed nor beside what is read. */
function isPlain(search: SearchRequest): boolean {
  const isBeside = new URLSearchParams(location.search).has('open')
  return !isBeside && countFilters(search) === 0 && search.similarTo === '' && search.kind === ''
}

/** Shows the cases of an answer that comes before the program; which asks again for what fails, and says what is wrong. */
async function showFound(frame: Element, answer: Promise<Response>, query: string) {
  const copy = answer.then(
    (response) => (response.ok ? response.clone() : null),
    () => null,
  )
  const [show, found] = await Promise.all([import('./first-screen/show-results.ts').catch(() => null), copy])
  if (show && found) show.showResults(frame, (await found.json()) as SearchResults, query)
}
