import type { QueryClient } from '@tanstack/react-query'
import { wasSent } from '../../api/early-fetch.ts'
import { lawRequests } from './law-requests.ts'
import { readLawAddress } from './read-law-address.ts'
import { act, actText, actToc, citing } from './queries.ts'

/** Takes over what was asked for of an Act before the program was there, so that its screen begins with it. */
export async function prepareAct(queryClient: QueryClient) {
  const asked = readLawAddress(location)
  if (asked === null || !wasSent(lawRequests(asked, '').text.address)) return
  await Promise.all([
    queryClient.prefetchQuery(act(asked)),
    queryClient.prefetchQuery(actToc(asked)),
    queryClient.prefetchQuery(actText(asked, asked.eid)),
    queryClient.prefetchQuery(citing(asked.id)),
  ])
}
