import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus to the new screen after a navigation, so that a keyboard and a screen reader go on from there. The address changes before the
 * screen is there: who went into a field of the frame meanwhile stays in it.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const previous = useRef(pathname)
  const focusedUnder = useRef('')
  useEffect(() => {
    // For as long as there is a page.
    addEventListener('focusin', () => (focusedUnder.current = location.pathname))
  }, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // A redirect is a new beginning: the first Tab leads to the skip link.
    if (type === 'REPLACE') return
    const content = document.getElementById('content')
    const { activeElement } = document
    const isChosen = focusedUnder.current === pathname && activeElement?.matches('input')
    // A screen that put the focus into a field of its own keeps it there.
    if (content && !isChosen && !content.contains(activeElement)) content.focus({ preventScroll: true })
  }, [pathname, type])
}
