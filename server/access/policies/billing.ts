import type { Policy } from '../kinds.ts'

/** What was paid stands: its account reads it, and administrators book by calls of their own. A transfer that has not arrived is withdrawn. */
export const paymentPolicy: Policy = { read: ['owner'], change: [], delete: ['owner'], share: [] }

/** An invoice that was issued never changes. */
export const invoicePolicy: Policy = { read: ['owner'], change: [], delete: [], share: [] }

/** A seat is given and taken back by whoever pays for it; who sits on it gives it up by a call of its own. */
export const seatPolicy: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
