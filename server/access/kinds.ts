import type { ObjectAction } from '#contract/endpoint'

/** The kinds of objects that have a policy. */
export type Kind =
  | 'document'
  | 'annotation'
  | 'bookmark'
  | 'bookmark-folder'
  | 'citation'
  | 'document_check'
  | 'saved_search'
  | 'chat'
  | 'notification'
  | 'watch'
  | 'note'
  | 'note-folder'
  | 'history-entry'
  | 'report'
  | 'project'
  | 'project-template'
  | 'payment'
  | 'invoice'
  | 'seat'

/** What can be done with an object, of whatever kind. */
export const actions = ['read', 'change', 'delete', 'share'] as const satisfies readonly ObjectAction[]
export type Action = (typeof actions)[number]

/** In which roles an object of a kind is shared. A role means the same on every kind: a viewer reads, an editor changes as well. */
export const shareRoles = {
  document: ['viewer'],
  note: ['viewer', 'editor'],
  project: ['viewer', 'editor'],
} as const satisfies Partial<Record<Kind, readonly string[]>>
export type SharedKind = keyof typeof shareRoles
export type ShareRole = (typeof shareRoles)[SharedKind][number]

/** The kinds whose objects somebody may see who does not own them: what is shared itself, and what is seen only by lying in a project. */
export const seenKinds = [
  'document',
  'note',
  'project',
  'annotation',
  'bookmark',
  'citation',
  'saved_search',
  'document_check',
  'chat',
] as const satisfies readonly Kind[]
export type SeenKind = (typeof seenKinds)[number]

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

declare const found: unique symbol

/** What a policy decides by. Only `thingOf` of conditions-storage.ts makes one, in a query, so that no answer rests on what a caller says. */
export interface Thing<K extends Kind = Kind> {
  readonly [found]: true
  readonly kind: K
  readonly id: string
  /** Null where it is public. */
  readonly owner: string | null
}
