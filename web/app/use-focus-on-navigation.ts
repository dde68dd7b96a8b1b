import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Moves the focus to the new screen after a navigation, so that a keyboard and a screen reader go on from there. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // A redirect is a new beginning: the first Tab leads to the skip link.
    if (type === 'REPLACE') return
    const content = document.getElementById('content')
    // A screen that put the focus into a field of its own keeps it there.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
  }, [pathname, type])
}
