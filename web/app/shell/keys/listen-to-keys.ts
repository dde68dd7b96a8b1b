import { isForScreen, singleKeys } from '../../../ui/single-keys.ts'

/** Where a letter leads after g. */
export const lettersOfScreens: Readonly<Record<string, string>> = {
  h: '/',
  a: '/chat',
  c: '/cases',
  r: '/research-hub',
  b: '/bookmarks',
  n: '/research-notes',
  v: '/research-history',
  s: '/saved-searches',
  i: '/citations',
  d: '/citations/check',
  k: '/legal-library/constitution',
  l: '/legal-library/legislation',
}

/** Milliseconds in which the letter follows its g. */
const patience = 1500

interface FrameKeys {
  quickOpen: () => void
  help: () => void
  go: (to: string) => void
}

/**
 * Lets keys lead through the house, until the function that it returns is called. It hears what no screen has taken for itself. Ctrl+K (⌘K)
 * also counts in a field; the others alone are single keys, which a reader may have turned off.
 */
export function listenToKeys({ quickOpen, help, go }: FrameKeys): () => void {
  let goUntil = 0

  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      if (!event.repeat && document.querySelector('dialog[open]') === null) quickOpen()
      return
    }
    if (event.key === 'Shift' || !isForScreen(event) || !singleKeys.areOn()) return
    const isSecond = event.timeStamp < goUntil
    goUntil = 0
    const to = isSecond ? lettersOfScreens[event.key.toLowerCase()] : undefined
    if (to !== undefined) go(to)
    else if (event.key === 'g') goUntil = event.timeStamp + patience
    else if (event.key === '/') focusSearch(quickOpen)
    else if (event.key === '?') help()
    else return
    event.preventDefault()
  }

  // After the screens, which listen to the document.
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** The search box of the top bar; where a phone hides it, what finds by a name. */
function focusSearch(otherwise: () => void) {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]')
  if (field) field.focus()
  else otherwise()
}
