import type { Policy } from '../kinds.ts'

/** A search that somebody keeps; the members of a project in which they put it see and run it. */
export const savedSearchPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
