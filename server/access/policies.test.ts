import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/accounts'
import { can, isAmong } from './can.ts'
import { type Kind, type SeenKind, type AccessSubject, kindNames as kinds, policyOf, seenKinds } from './kinds.ts'
import { type Action, type ShareRole, actions } from './policy.ts'
import { type Reader, makeReader } from './reader.ts'

/*
 * Who may do what, in full: every kind × whose the object is to the reader × the role of the account × every action. What a policy says in
 * grantees is said here in people, so that no word of it can change unseen. That SQL says the same is tested in access.test.ts.
 */
/** Seen by others themselves, or by lying in a project. */
const shareable: ReadonlySet<Kind> = new Set(seenKinds)
const roles: readonly Role[] = ['user', 'editor', 'admin']
const relations = ['own', 'shared for reading', 'shared for writing', "another's", 'public'] as const
type Relation = (typeof relations)[number]

const [me, another, id] = ['reader', 'somebody else', 'object']

const thingOf = (kind: Kind, relation: Relation): AccessSubject =>
  ({ kind, id, owner: relation === 'own' ? me : relation === 'public' ? null : another }) as AccessSubject

const sharedWith = (of: (kind: SeenKind) => Map<string, ShareRole>) =>
  Object.fromEntries(seenKinds.map((kind) => [kind, of(kind)])) as Record<SeenKind, Map<string, ShareRole>>

function readerOf(kind: Kind, relation: Relation, role: Role): Reader {
  const given: ShareRole | null = relation === 'shared for reading' ? 'viewer' : relation === 'shared for writing' ? 'editor' : null
  const none = new Map<string, ShareRole>([['another object', 'editor']])
  const some = new Map(given === null ? none : [...none, [id, given] as const])
  return makeReader(
    { userId: me, role },
    sharedWith((one) => (one === kind ? some : none)),
  )
}

const nothing: readonly Action[] = []
const ofTheOwner = (own: readonly Action[]) => ({
  own,
  'shared for reading': nothing,
  'shared for writing': nothing,
  "another's": nothing,
  public: nothing,
})
const whole = ofTheOwner(['read', 'change', 'delete'])

/** What one writes alone is read by the members of a project in which it was put, and changed by nobody else. */
const readInProjects = { ...ofTheOwner(actions), 'shared for reading': ['read'] as const, 'shared for writing': ['read'] as const }

/** What an account may do with an object that is its own, shared with it, another's or public; `public` is what it may without an office. */
const allowed: Partial<Record<Kind, Record<Relation, readonly Action[]>>> = {
  document: { ...ofTheOwner(actions), 'shared for reading': ['read'], 'shared for writing': ['read'], public: ['read'] },
  note: { ...ofTheOwner(actions), 'shared for reading': ['read'], 'shared for writing': ['read', 'change'] },
  annotation: readInProjects,
  bookmark: readInProjects,
  bookmark_folder: whole,
  citation: readInProjects,
  document_check: readInProjects,
  saved_search: readInProjects,
  chat: readInProjects,
  note_folder: whole,
  history_entry: whole,
  notification: whole,
  report: ofTheOwner(['read', 'delete']),
  project: { ...ofTheOwner(actions), 'shared for reading': ['read'], 'shared for writing': ['read', 'change'] },
  project_template: whole,
  payment: ofTheOwner(['read', 'delete']),
  invoice: ofTheOwner(['read']),
  seat: whole,
}
const ofLibraryEditors: readonly Action[] = ['read', 'change', 'delete']

const table = kinds.flatMap((kind) => relations.flatMap((relation) => roles.map((role) => ({ kind, relation, role }))))

test.each(table)('$kind, $relation, of an account that is $role', ({ kind, relation, role }) => {
  const reader = readerOf(kind, relation, role)
  const thing = thingOf(kind, relation)
  const may = actions.filter((action) => can(reader, action, thing))
  if (kind === 'document' && relation === 'public' && role !== 'user') expect(may).toEqual(ofLibraryEditors)
  // Of a kind that is not in the table, nobody but the owner may do anything.
  else if (allowed[kind]) expect(may).toEqual(allowed[kind][relation])
  else if (relation !== 'own') expect(may).toEqual(nothing)
})

test('every kind has a policy for every action', () => {
  expect(kinds).toEqual(expect.arrayContaining(['document', 'annotation', 'bookmark', 'citation', 'note', 'history_entry']))
  for (const kind of kinds) expect(Object.keys(policyOf(kind)).sort()).toEqual([...actions].sort())
  expect(actions).toEqual(['read', 'change', 'delete', 'share'])
})

describe('a grantee', () => {
  const cases = [
    ['everyone', 'document', 'public', 'user', true],
    ['everyone', 'document', 'own', 'admin', false],
    ['library-editor', 'document', 'public', 'editor', true],
    ['library-editor', 'document', 'public', 'admin', true],
    ['library-editor', 'document', 'public', 'user', false],
    ['library-editor', 'document', "another's", 'admin', false],
    ['owner', 'note', 'own', 'user', true],
    ['owner', 'note', 'shared for writing', 'admin', false],
    ['owner', 'note', 'public', 'admin', false],
    ['viewer', 'note', 'shared for reading', 'user', true],
    ['viewer', 'note', 'shared for writing', 'user', true],
    ['viewer', 'note', "another's", 'user', false],
    ['editor', 'note', 'shared for writing', 'user', true],
    ['editor', 'note', 'shared for reading', 'user', false],
    ['editor', 'note', 'own', 'user', false],
  ] as const
  test.each(cases)('%s has a %s that is %s to an account that is %s: %s', (grantee, kind, relation, role, expected) =>
    expect(isAmong(readerOf(kind, relation, role), grantee, thingOf(kind, relation))).toBe(expected),
  )

  test.each(kinds.filter((kind) => !shareable.has(kind)))('a %s, which cannot be shared, has neither viewer nor editor', (kind) => {
    const reader = makeReader(
      { userId: me, role: 'user' },
      sharedWith(() => new Map([[id, 'editor']])),
    )
    for (const grantee of ['viewer', 'editor'] as const) expect(isAmong(reader, grantee, thingOf(kind, "another's"))).toBe(false)
  })

  test('what is shared of one kind opens nothing of another kind with the same id', () => {
    const reader = makeReader(
      { userId: me, role: 'user' },
      sharedWith((kind) => new Map(kind === 'document' ? [[id, 'viewer']] : [])),
    )
    expect(isAmong(reader, 'viewer', thingOf('note', "another's"))).toBe(false)
    expect(isAmong(reader, 'viewer', thingOf('document', "another's"))).toBe(true)
  })
})
