import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus to the new screen after a navigation, so that a keyboard and a screen reader go on from there. The address changes before the
 * screen is there: whoever goes into the search box meanwhile stays in it.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const previous = useRef(pathname)
  /** The address under which the reader put the focus where it is; null where it was moved by us. */
  const chosenUnder = useRef<string | null>(null)

  useEffect(() => {
    let actedUnder: string | null = null
    const act = () => (actedUnder = location.pathname)
    // A dialog that closes as it leads on gives the focus back under the new address: what counts is where the reader pressed.
    const choose = () => (chosenUnder.current = actedUnder)
    const acts = ['keydown', 'pointerdown'] as const
    for (const name of acts) window.addEventListener(name, act, true)
    window.addEventListener('focusin', choose)
    return () => {
      for (const name of acts) window.removeEventListener(name, act, true)
      window.removeEventListener('focusin', choose)
    }
  }, [])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const isChosen = chosenUnder.current === pathname && document.activeElement !== document.body
    const content = document.getElementById('content')
    // A redirect is a new beginning: the first Tab leads to the skip link. A screen that put the focus into a field of its own keeps it there.
    if (type !== 'REPLACE' && !isChosen && content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
    chosenUnder.current = null
  }, [pathname, type])
}
