import type { Policy } from '../kinds.ts'

/** Where an account puts its notes: those that it shares are seen without their folder. */
export const noteFolderPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
