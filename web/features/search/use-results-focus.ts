import { type RefObject, useEffect, useRef } from 'react'
import type { SearchRequest } from './search-address.ts'

/** After paging, reading goes on at the head of the results, and the screen at its top. */
export function useResultsFocus(page: SearchRequest['page'], heading: RefObject<HTMLElement | null>) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page, heading])
}
