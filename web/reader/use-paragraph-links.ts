import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

const leadsToParagraph = /^#p(?:ara)?-/

/**
 * Follows the links to paragraphs within an element as navigations of their own, so that the search, and where the reader came from,
 * stay with them. Returns what hears the presses.
 */
export function useParagraphLinks() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a')
    const hash = link?.getAttribute('href') ?? ''
    if (!leadsToParagraph.test(hash) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate({ search, hash }, { state: { ...(state as object | null), stays: false } })
  }
}
