import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readSearch, type SearchRequest, writeSearch } from './search-address.ts'

/** The search of the address as it stands, which may be ahead of the screen: a step taken is in it at once, and shown when the screen is ready. */
export const readAddress = () => readSearch(new URLSearchParams(window.location.search))

/** What changes of a search: itself, or made from the search as it stands when it changes. */
export type SearchChange = Partial<SearchRequest> | ((now: SearchRequest) => Partial<SearchRequest>)

/**
 * The search that the address holds, and `go` to change it; steps taken one upon another add up, also where the screen lags behind. Whatever
 * changes other than the page begins again on page 1. `replace` puts no new entry into the history; `keepScroll` leaves the screen where it is,
 * for searching while typing.
 */
export function useSearchRequest() {
  const [parameters, setParameters] = useSearchParams()
  const request = useMemo(() => readSearch(parameters), [parameters])
  const go = useCallback(
    (change: SearchChange, { replace = false, keepScroll = false } = {}) => {
      const now = readAddress()
      const changed = typeof change === 'function' ? change(now) : change
      setParameters(writeSearch({ ...now, page: 1, ...changed }), { replace, preventScrollReset: keepScroll })
    },
    [setParameters],
  )
  return { request, go }
}
