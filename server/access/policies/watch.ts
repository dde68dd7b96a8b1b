import type { Policy } from '../kinds.ts'

/** What somebody watches tells what they work on: it is for them alone. */
export const watchPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
