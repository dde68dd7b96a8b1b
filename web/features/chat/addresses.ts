import type { ChatReference } from '#contract/chat'
import { addressOfProvision } from '../../ui/law-address.ts'
import { divideProvisionId } from './queries.ts'

export const addressOfCheck = (id: string): string => `/citations/check?${new URLSearchParams({ kept: id })}`

/** The page of what is referred to, at the passage where one is meant. */
export function addressOf({ kind, id, paragraph }: Pick<ChatReference, 'kind' | 'id' | 'paragraph'>): string {
  if (kind === 'check') return addressOfCheck(id)
  if (kind === 'provision') return addressOfProvision(...divideProvisionId(id))
  return `/cases/${encodeURIComponent(id)}${paragraph === null ? '' : `#p-${paragraph}`}`
}
