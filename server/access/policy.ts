import type { ObjectAction } from '#contract/endpoint'

/** What can be done with an object, of whatever kind. */
export const actions = ['read', 'change', 'delete', 'share'] as const satisfies readonly ObjectAction[]
export type Action = (typeof actions)[number]

/** A role means the same on every kind: a viewer reads, an editor changes as well. */
export type ShareRole = 'viewer' | 'editor'

/**
 * Whom a policy lets do something:
 * - `everyone`: every account, where the object is public;
 * - `library-editor`: editors and administrators of the library, where the object is public;
 * - `owner`: the account that it belongs to;
 * - `viewer`: whomever it is shared with, itself or by lying in a project, in whatever role;
 * - `editor`: whomever it is shared with as editor.
 */
export type Grantee = 'everyone' | 'library-editor' | 'owner' | 'viewer' | 'editor'

export type Policy = Readonly<Record<Action, readonly Grantee[]>>

/** What is its owner's alone. */
export const ownersAlone = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] } as const satisfies Policy
/** Its owner's; the members of a project in which the owner put it read it. */
export const readInProjects = {
  read: ['owner', 'viewer'],
  change: ['owner'],
  delete: ['owner'],
  share: ['owner'],
} as const satisfies Policy
/** Viewers read it, editors write in it; whether it is there and who sees it remains with its owner. */
export const workedOnTogether = {
  read: ['owner', 'viewer'],
  change: ['owner', 'editor'],
  delete: ['owner'],
  share: ['owner'],
} as const satisfies Policy
