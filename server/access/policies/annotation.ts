import type { Policy } from '../kinds.ts'

/** What one reader marks in a text is nobody else’s, whoever sees the text. */
export const annotationPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
