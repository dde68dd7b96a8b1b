import { recordSearch } from '#contract/history'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { inProject, withoutDisturbing } from './record-view.ts'

/** Milliseconds that a search stands before it counts as one: words that are still being changed are none. */
const settled = 1000

/** Shows nothing; notes in the history what is searched for. */
export function RecordedSearch({ query }: { query: string }) {
  useEffect(() => {
    const timer = setTimeout(() => withoutDisturbing(call(recordSearch, { body: { query, type: 'search', ...inProject() } })), settled)
    return () => clearTimeout(timer)
  }, [query])
  return null
}
