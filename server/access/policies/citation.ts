import type { Policy } from '../kinds.ts'

/** A citation of somebody’s list, which no case need stand behind. */
export const citationPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
