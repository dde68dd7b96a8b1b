import type { Policy } from '../kinds.ts'

/** A chat with the assistant: the members of a project in which its owner put it read it, and nobody else writes in it. */
export const chatPolicy: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
