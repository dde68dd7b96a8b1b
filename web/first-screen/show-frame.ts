import { countFilters, type SearchRequest } from '../features/search/search-address.ts'

/** Milliseconds for which the check of who is signed in is shown at least. */
const shortestCheck = 500

/** Shows in `root` what stands in a template of the page: web/build/first-frames.ts. */
function show(root: HTMLElement, id: 'checking' | 'browser'): Element {
  const { content } = document.querySelector<HTMLTemplateElement>(`template#first-${id}`)!
  root.replaceChildren(content.cloneNode(true))
  return root.firstElementChild!
}

/** Says, before the program is there, that it is being checked who is signed in. */
export function showChecking(root: HTMLElement) {
  show(root, 'checking')
  root.dataset['checking'] = String(performance.now())
}

/** Milliseconds for which what `showChecking` shows must still stand; null where it shows nothing. */
export function leftOfChecking(root: HTMLElement): number | null {
  const since = root.dataset['checking']
  return since === undefined ? null : Math.max(0, Number(since) + shortestCheck - performance.now())
}

/** Shows the frame of the case browser with what is looked for, before the program is there. */
export function showBrowser(root: HTMLElement, search: SearchRequest, isMenuNarrow: boolean) {
  const frame = show(root, 'browser')
  frame.querySelector('.box')!.textContent = search.query
  if (isMenuNarrow) frame.querySelector('.menu')!.classList.add('narrow')
  // The filters in use take room whose height only the program knows.
  if (countFilters(search) > 0 || search.similarTo !== '') frame.classList.add('narrowed')
}
