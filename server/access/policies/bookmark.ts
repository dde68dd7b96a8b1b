import type { Policy } from '../kinds.ts'

/** Which cases somebody keeps tells what they work on. */
export const bookmarkPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
