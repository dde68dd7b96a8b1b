import { Navigate, useSearchParams } from 'react-router'

/** /search?similar={id}: cases like one are shown by the case browser. */
export function SearchPage() {
  const [given] = useSearchParams()
  const wanted = new URLSearchParams()
  for (const [from, to] of [
    ['query', 'query'],
    ['similar', 'similar_to'],
  ] as const) {
    const value = given.get(from)
    if (value) wanted.set(to, value)
  }
  return <Navigate to={`/cases?${wanted}`} replace />
}
