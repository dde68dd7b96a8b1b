import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'

/** Notices hold figures and ids; their words are made when they are read. */
export const redactableNotifications: Redactable = {
  name: 'notifications',
  words: {
    notifications: all('none', 'kind'),
    job_news: all('none', 'kind subject status'),
    push_subscriptions: all('none', 'address_hash sealed'),
  },
}
