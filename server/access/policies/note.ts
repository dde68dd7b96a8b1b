import type { Policy } from '../kinds.ts'

/** A note is its owner's: viewers read it, editors write in it, and where it lies and who sees it remains with the owner. */
export const notePolicy: Policy = {
  read: ['owner', 'viewer'],
  change: ['owner', 'editor'],
  delete: ['owner'],
  share: ['owner'],
}
