import type { Policy } from '../kinds.ts'

/** A reported mistake is its reporter's, who may take it back; editors read and decide it in their queue, which is theirs by their role. */
export const reportPolicy: Policy = { read: ['owner'], change: [], delete: ['owner'], share: [] }
