import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { readFragment } from '../../ui/read-fragment.ts'
import type { Reading } from './queries.ts'
import { dayIn } from './read-law-address.ts'

export const actTabs = ['text', 'timeline', 'changes'] as const
export type ActTab = (typeof actTabs)[number]

/** What the address of an Act asks for: the text of which day, which provision, and the addresses of others. */
export function useActPlace(id: string) {
  const { pathname, hash, key } = useLocation()
  const [parameters] = useSearchParams()
  const asAt = dayIn(parameters, 'as_at')
  const reading: Reading = { id, asAt }
  const tab: ActTab = actTabs.find((one) => one === parameters.get('tab')) ?? 'text'
  const addressOf = useCallback(
    (eid: string | null) => `${pathname}${asAt === null ? '' : `?as_at=${asAt}`}${eid === null ? '' : `#${encodeURIComponent(eid)}`}`,
    [pathname, asAt],
  )
  return {
    reading,
    tab,
    /** The provision that the address names. */
    eid: readFragment(hash) || null,
    /** Another for every navigation, so that the same link leads there twice. */
    visit: key,
    from: dayIn(parameters, 'from'),
    to: dayIn(parameters, 'to'),
    addressOf,
    pathname,
    tabAddress: (name: ActTab) => {
      const next = new URLSearchParams(asAt === null ? {} : { as_at: asAt })
      if (name !== 'text') next.set('tab', name)
      return next.size === 0 ? pathname : `${pathname}?${next}`
    },
    changesAddress: (from: string, to: string) => `${pathname}?${new URLSearchParams({ tab: 'changes', from, to })}`,
  }
}
