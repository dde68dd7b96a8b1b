import type { ItemType } from '#contract/project-items'
import type { Tables } from '../database/tables.ts'
import { type Policy, type ShareRole, ownersAlone, readInProjects, workedOnTogether } from './policy.ts'

interface Facts {
  /** Whom it lets do what. */
  policy: Policy
  /** Where its rows are, each with an `id`. */
  table: keyof Tables
  /** The column that says whose a row is. */
  owner: 'user_id' | 'owner_id' | 'holder_id'
  /** In which roles one can be shared by itself. */
  roles?: readonly ShareRole[]
  /** Days for which one that was deleted can be brought back. */
  restorable?: number
}

const owner = 'user_id'

/**
 * The kinds of objects: one line each, from which the rest of the house knows them by name (docs/decisions/027-access.md). What somebody keeps, reads,
 * asks or watches tells what they work on: nobody sees it unasked.
 */
export const kinds = {
  // A public one is everybody's to read and the library's editors' to look after. A private one is its owner's; members only read it.
  document: {
    table: 'documents',
    owner: 'owner_id',
    roles: ['viewer'],
    restorable: 30,
    policy: {
      read: ['everyone', 'owner', 'viewer'],
      change: ['owner', 'library-editor'],
      delete: ['owner', 'library-editor'],
      share: ['owner'],
    },
  },
  note: { table: 'notes', owner, policy: workedOnTogether, roles: ['viewer', 'editor'], restorable: 30 },
  project: { table: 'projects', owner, policy: workedOnTogether, roles: ['viewer', 'editor'], restorable: 30 },
  // A mark is its reader's, whoever sees the text it stands in.
  annotation: { table: 'annotations', owner, policy: readInProjects, restorable: 30 },
  bookmark: { table: 'bookmarks', owner, policy: readInProjects, restorable: 30 },
  // No case need stand behind one.
  citation: { table: 'kept_citations', owner, policy: readInProjects, restorable: 30 },
  saved_search: { table: 'saved_searches', owner, policy: readInProjects, restorable: 30 },
  document_check: { table: 'document_checks', owner, policy: readInProjects, restorable: 30 },
  chat: { table: 'chats', owner, policy: readInProjects, restorable: 30 },
  // Bookmarks and notes that are seen by others are seen without their folder.
  bookmark_folder: { table: 'bookmark_folders', owner, policy: ownersAlone, restorable: 30 },
  note_folder: { table: 'note_folders', owner, policy: ownersAlone, restorable: 30 },
  // What somebody wants forgotten is forgotten sooner.
  history_entry: { table: 'history_entries', owner, policy: ownersAlone, restorable: 1 },
  notification: { table: 'notifications', owner, policy: ownersAlone },
  watch: { table: 'watches', owner, policy: ownersAlone },
  // One that is offered to everybody is so by what it says itself.
  project_template: { table: 'project_templates', owner, policy: ownersAlone, restorable: 30 },
  // Given and taken back by whoever pays for it; who sits on it gives it up by a call of its own.
  seat: { table: 'billing_seats', owner: 'holder_id', policy: ownersAlone },
  // Its reporter may take it back; editors read and decide it in their queue, which is theirs by their role.
  report: { table: 'reports', owner, policy: { read: ['owner'], change: [], delete: ['owner'], share: [] } },
  // What was paid stands; a transfer that has not arrived is withdrawn. Administrators book by calls of their own.
  payment: { table: 'billing_payments', owner, policy: { read: ['owner'], change: [], delete: ['owner'], share: [] } },
  // One that was issued never changes.
  invoice: { table: 'billing_invoices', owner, policy: { read: ['owner'], change: [], delete: [], share: [] } },
} as const satisfies Record<string, Facts>

type Kinds = typeof kinds
export type Kind = keyof Kinds
export const kindNames = Object.keys(kinds) as Kind[]
export const factsOf = (kind: Kind): Facts => kinds[kind]
export const policyOf = (kind: Kind): Policy => kinds[kind].policy

/** Tables by what a kind says of itself. */
export type TableOf<K extends Kind> = Kinds[K]['table']
export type KindOfTable<T> = { [K in Kind]: Kinds[K]['table'] extends T ? K : never }[Kind]
const byTable = new Map<string, Kind>(kindNames.map((kind) => [kinds[kind].table, kind]))
export const kindOf = <T extends TableOf<Kind>>(table: T) => byTable.get(table) as KindOfTable<T>

/** The kinds whose objects can be shared by themselves, with the roles. */
export type SharedKind = { [K in Kind]: Kinds[K] extends { roles: unknown } ? K : never }[Kind]
export type RolesOf<K extends SharedKind> = Kinds[K]['roles'][number]

/** The kinds whose objects somebody may see who does not own them: what is shared itself, and what is seen only by lying in a project. */
export type SeenKind = { [K in Kind]: 'viewer' extends Kinds[K]['policy']['read'][number] ? K : never }[Kind]
export const isSeenKind = (kind: Kind): kind is SeenKind => policyOf(kind).read.includes('viewer')
export const seenKinds = kindNames.filter(isSeenKind)

/** The kinds whose objects are marked when an account deletes them, and can be brought back for a while. */
export type RestorableKind = { [K in Kind]: Kinds[K] extends { restorable: number } ? K : never }[Kind]

/** The kinds that lie in projects by their own ids; a document does by its work, as the API names it. */
export type ItemKindName = Exclude<Extract<Kind, ItemType>, 'document'>

declare const found: unique symbol

/** What a policy decides by. Only `thingOf` of conditions-storage.ts makes one, in a query, so that no answer rests on what a caller says. */
export interface AccessSubject<K extends Kind = Kind> {
  readonly [found]: true
  readonly kind: K
  readonly id: string
  /** Null where it is public. */
  readonly owner: string | null
}
