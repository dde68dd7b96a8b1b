import type { Policy } from '../kinds.ts'

/** What an account is told is its own to read and to put aside. */
export const notificationPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
