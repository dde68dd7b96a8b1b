import type { ActText } from '#contract/legislation-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actText, type Reading } from './queries.ts'

const holds = (text: ActText | undefined, eid: string) =>
  text?.at === eid || (text?.paragraphs.some(({ eids }) => eids.includes(eid)) ?? false)

/**
 * The stretch of an Act that holds the provision of the address. It stays while the address names something within it, and the next is asked
 * for when it does not.
 */
export function useActStretch(reading: Reading, eid: string | null) {
  const [asked, setAsked] = useState(eid)
  const query = useQuery(actText(reading, asked))
  const [seen, setSeen] = useState(eid)
  if (eid !== seen) {
    setSeen(eid)
    if (eid !== null && !holds(query.data, eid)) setAsked(eid)
  }
  // The address may use an id that the source gave.
  const target = eid !== null && eid === asked ? (query.data?.at ?? eid) : eid
  return { ...query, target }
}
