import type { Policy } from '../kinds.ts'

/** Which cases somebody keeps tells what they work on: only the members of a project in which they put it see one, and nobody else changes it. */
export const bookmarkPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
