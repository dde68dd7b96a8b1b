import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readSearch, type SearchRequest, writeSearch } from './search-address.ts'

/**
 * The search that the address holds, and `go` to change it. Whatever changes other than the page begins again on page 1.
 * `replace` puts no new entry into the history; `keepScroll` leaves the screen where it is, for searching while typing.
 */
export function useSearchRequest() {
  const [parameters, setParameters] = useSearchParams()
  const request = useMemo(() => readSearch(parameters), [parameters])
  const go = useCallback(
    (change: Partial<SearchRequest>, { replace = false, keepScroll = false } = {}) =>
      setParameters((current) => writeSearch({ ...readSearch(current), page: 1, ...change }), { replace, preventScrollReset: keepScroll }),
    [setParameters],
  )
  return { request, go }
}
