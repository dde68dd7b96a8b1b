import type { Policy } from '../kinds.ts'

/** A public document is everybody's to read and the library's editors' to look after. A private one is its owner's; members only read it. */
export const documentPolicy: Policy = {
  read: ['everyone', 'owner', 'viewer'],
  change: ['owner', 'library-editor'],
  delete: ['owner', 'library-editor'],
  share: ['owner'],
}
