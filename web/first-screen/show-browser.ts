import { countFilters, type SearchRequest } from '../features/search/search-address.ts'
import { showTemplate } from './show-template.ts'

/** Shows the frame of the case browser with what is looked for, before the program is there. */
export function showBrowser(root: HTMLElement, search: SearchRequest, isMenuNarrow: boolean): Element {
  const frame = showTemplate(root, 'browser')
  frame.querySelector('.box')!.textContent = search.query
  if (search.query === '') frame.classList.add('all')
  if (isMenuNarrow) frame.querySelector('.menu')!.classList.add('narrow')
  // The filters in use take room whose height only the program knows.
  if (countFilters(search) > 0 || search.similarTo !== '') frame.classList.add('narrowed')
  return frame
}
