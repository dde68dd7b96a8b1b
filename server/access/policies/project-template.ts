import type { Policy } from '../kinds.ts'

/** A template is its owner’s; one that is offered to everybody is so by what it says itself, not by what is shared. */
export const projectTemplatePolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
