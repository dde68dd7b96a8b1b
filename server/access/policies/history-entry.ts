import type { Policy } from '../kinds.ts'

/** What somebody has read and searched is for them alone, also where they work with others. */
export const historyEntryPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
