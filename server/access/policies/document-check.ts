import type { Policy } from '../kinds.ts'

/** A check tells what its reader is about to file: the members of a project in which they put it read it, and nobody else. */
export const documentCheckPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
