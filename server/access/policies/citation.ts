import type { Policy } from '../kinds.ts'

/** A citation of somebody’s list, which no case need stand behind; the members of a project in which they put it read it. */
export const citationPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
