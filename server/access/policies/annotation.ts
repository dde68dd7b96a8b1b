import type { Policy } from '../kinds.ts'

/** What one reader marks in a text is theirs, whoever sees the text; the members of a project in which they put it read it. */
export const annotationPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
