import { recordSearch } from '#contract/history'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { withChosenProject } from '../../ui/chosen-project.ts'
import { withoutDisturbing } from './record-view.ts'

/** Milliseconds that a search stands before it counts as one: words that are still being changed are none. */
const settled = 1000

/** Shows nothing; notes in the history what is searched for. */
export function RecordedSearch({ query }: { query: string }) {
  useEffect(() => {
    const timer = setTimeout(
      () => withoutDisturbing(call(recordSearch, { body: { query, type: 'search', ...withChosenProject() } })),
      settled,
    )
    return () => clearTimeout(timer)
  }, [query])
  return null
}
