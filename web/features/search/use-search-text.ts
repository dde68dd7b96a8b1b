import { useState } from 'react'

/** What stands in the search box: it follows the address when that changes by other means than this box. */
export function useSearchText(query: string) {
  const [state, setState] = useState({ query, sent: query, text: query })
  const followed = state.query === query ? state : { query, sent: query, text: query === state.sent ? state.text : query }
  if (followed !== state) setState(followed)
  return {
    text: followed.text,
    setText: (text: string) => setState((before) => ({ ...before, text })),
    /** Says that the address is about to carry this query because it was typed here. */
    noteSent: (sent: string) => setState((before) => ({ ...before, sent })),
  }
}
