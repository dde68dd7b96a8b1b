import { useReducer } from 'react'

interface SearchText {
  /** The query of the address that the text follows. */
  query: string
  /** The query that was typed here last and is on its way into the address. */
  sent: string
  text: string
}

const change = (before: SearchText, changed: Partial<SearchText>): SearchText => ({ ...before, ...changed })

/**
 * What stands in the search box: it follows the address when that changes by other means than this box. A reducer, since a plain state
 * computes its next value ahead, from a render of the next address that may be given up when another key comes: letters were lost.
 */
export function useSearchText(query: string) {
  const [state, dispatch] = useReducer(change, { query, sent: query, text: query })
  const followed = state.query === query ? state : { query, sent: query, text: query === state.sent ? state.text : query }
  if (followed !== state) dispatch(followed)
  return {
    text: followed.text,
    setText: (text: string) => dispatch({ text }),
    /** Says that the address is about to carry this query because it was typed here. */
    noteSent: (sent: string) => dispatch({ sent }),
  }
}
