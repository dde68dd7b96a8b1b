import { takeDownCase } from '#contract/takedowns'
import { readFileSync } from 'node:fs'
import type { Role, TokenScope } from '#contract/accounts'
import type { Access, Endpoint } from '#contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { type Kind, factsOf, kindNames } from '../server/access/kinds.ts'
import type { Grantee } from '../server/access/policy.ts'
import { createTestApp, type TestApp } from '../server/testing/create-test-app.ts'
import { multipart } from '../server/testing/multipart.ts'
import { type Made, oneOfEach } from '../server/testing/one-of-each.ts'
import { storeCases } from '../server/testing/store-cases.ts'
import { sampleRequest } from './sample-request.ts'

/*
 * Who may call what: every endpoint of the contract with everybody who could ask. A new endpoint is walked without a line here; one that is
 * about an object says so with `on`, and who may is read from the policy of its kind.
 */

/** Everybody who could ask, the role of the account, what an object that is another's own grants them, and for a program its scopes. */
const people: Record<string, Asking> = {
  nobody: { role: null, grants: [] },
  owner: { role: 'user', grants: ['owner'] },
  viewer: { role: 'user', grants: ['viewer'] },
  member: { role: 'user', grants: ['viewer', 'editor'] },
  stranger: { role: 'user', grants: [] },
  editor: { role: 'editor', grants: [] },
  admin: { role: 'admin', grants: [] },
  'a program that reads for the owner': { role: 'user', grants: ['owner'], programOf: 'owner', scopes: ['read'] },
  'a program that writes for the owner': { role: 'user', grants: ['owner'], programOf: 'owner', scopes: ['write'] },
  'a program of an administrator': { role: 'admin', grants: [], programOf: 'admin', scopes: ['read', 'write'] },
}
interface Asking {
  role: Role | null
  grants: readonly Grantee[]
  /** Whose token it has, where it is a program. */
  programOf?: string
  scopes?: readonly TokenScope[]
}
const everybody = Object.keys(people)

/** Whom what an endpoint asks can tell apart: where it is about nobody's object, the owner is a stranger, too. */
function tellsApart(e: Endpoint): string[] {
  if (objectPolicy(e)) return everybody
  if (e.access === 'public') return ['nobody', 'stranger', 'a program that reads for the owner']
  return everybody.filter((person) => !['owner', 'viewer', 'member', e.access === 'user' && 'editor'].includes(person))
}

const ranks: Record<Access, number> = { public: 0, user: 1, editor: 2, admin: 3 }
const factsFor = (kind: string) => (kindNames.includes(kind as Kind) ? factsOf(kind as Kind) : null)
const objectPolicy = ({ on }: Endpoint) => (on ? (factsFor(on.kind)?.policy ?? null) : null)

/** What the contract and the policies say that somebody is answered: let in, or refused with a status. */
function expected(e: Endpoint, person: string): 'let in' | 401 | 403 | 404 {
  const { role, grants: granted, scopes } = people[person]!
  if (e.access === 'public') return 'let in'
  if (role === null) return 401
  if (scopes && (e.inPerson || e.access === 'admin' || !scopes.includes(e.method === 'GET' || e.reads ? 'read' : 'write'))) return 403
  if (ranks[role] < ranks[e.access]) return 403
  const policy = objectPolicy(e)
  if (!policy) return 'let in'
  const roles: readonly string[] = factsFor(e.on!.kind)?.roles ?? []
  // What can be shared in no such role is shared in the one that there is.
  const grants = new Set(granted.filter((grant) => grant === 'owner' || roles.includes(grant)))
  const has = (grantees: readonly Grantee[]) => grantees.some((one) => grants.has(one))
  if (has(policy[e.on!.action])) return 'let in'
  return has(policy.read) ? 403 : 404
}

let app: TestApp
let caseId: string
const sessions = new Map<string, { authorization: string; id: string }>()
const objects = new Map<string, Made>()

async function signIn(person: string) {
  const { role, programOf, scopes } = people[person]!
  if (role === null) return
  if (programOf) {
    const { id, authorization } = sessions.get(programOf)!
    const payload = { name: person, scopes }
    const made = await app.inject({ method: 'POST', url: '/api/profile/tokens', headers: { authorization }, payload })
    sessions.set(person, { authorization: `Bearer ${made.json<{ token: string }>().token}`, id })
    return
  }
  const email = `${person}-${sessions.has(person) ? crypto.randomUUID() : 'first'}@example.test`
  const headers = await app.signedIn(email)
  if (role !== 'user') await app.accounts.grantRole(email, role)
  const { id } = (await app.inject({ url: '/api/profile', headers })).json<{ id: string }>()
  sessions.set(person, { ...headers, id })
}

const headersOf = (person: string) => {
  const session = sessions.get(person)
  return session && { authorization: session.authorization }
}

/** The owner's object of a kind, shared with viewer and member as far as its kind can be. */
async function objectOf(kind: string): Promise<Made> {
  const known = objects.get(kind)
  if (known) return known
  const make = oneOfEach[kind]
  if (!make) throw new Error(`The contract names a ${kind}: say in server/testing/one-of-each.ts how one is made.`)
  const made = await make({ app, headers: headersOf('owner')!, caseId })
  const roles: readonly string[] = factsFor(kind)?.roles ?? []
  const column = kind === 'document' ? 'cases where case_id' : `${kind}s where id::text`
  for (const [person, role] of [
    ['viewer', 'viewer'],
    ['member', 'editor'],
  ] as const)
    if (roles.length > 0)
      await app.database.pool.query(
        `insert into shares (object_kind, object_id, member_id, role) select $1, id::text, $2, $3 from ${column} = $4`,
        [kind, sessions.get(person)!.id, roles.includes(role) ? role : roles[0], made.id],
      )
  objects.set(kind, made)
  return made
}

let clients = 0
async function ask(e: Endpoint, person: string): Promise<{ status: number; code: string | null }> {
  const made = e.on && (await objectOf(e.on.kind))
  const { url, body } = sampleRequest(e, made ? { ...made, [e.on!.by]: made.id } : {}, caseId)
  const files = e.upload && multipart([{ name: 'note.txt', content: 'Not a judgment.' }])
  clients += 1
  const answer = await app.inject({
    method: e.method,
    url,
    // Each from an address of its own: what is tried is not the throttle.
    remoteAddress: `10.1.${clients >> 8}.${clients & 255}`,
    headers: { ...headersOf(person), ...files?.headers, ...(e.form && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(files && { payload: files.payload }),
    ...(e.form && { payload: new URLSearchParams(body as Record<string, string>).toString() }),
    ...(body !== undefined && !e.form && !files && { payload: body as object }),
  })
  const isProblem = answer.statusCode >= 400 && String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, code: isProblem ? answer.json<{ code: string }>().code : null }
}

/** The codes with which a caller is turned away; other problems of these statuses are about what was sent, as a wrong password is. */
const refusals: Record<number, readonly (string | null)[]> = {
  401: ['signed-out'],
  403: ['forbidden', 'in-person-only', 'scope-missing'],
  404: ['not-found'],
}

async function storeExample() {
  const file = new URL('../library/judgments/2026-kesc-90007-wekulo-v-mlima-crest-bank.json', import.meta.url)
  const [stored] = await storeCases(app.database, [JSON.parse(readFileSync(file, 'utf8'))])
  caseId = stored!
}

/** What was asked for may have ended the session, or the object: the next to ask finds both again. */
async function makeGood(e: Endpoint, person: string) {
  if (e.method === 'GET' || e.reads) return
  if (e === takeDownCase) {
    await app.database.pool.query('delete from takedowns where case_id = $1', [caseId])
    await storeExample()
  }
  if (e.on && (e.on.action === 'delete' || e.method === 'DELETE')) objects.delete(e.on.kind)
  const account = people[person]!.programOf ?? person
  const headers = headersOf(account)
  if (!headers) return
  const { statusCode, body } = await app.inject({ url: '/api/profile', headers })
  if (statusCode === 200 && (JSON.parse(body) as { role: Role }).role === people[account]!.role) return
  await signIn(account)
  for (const program of everybody) if (people[program]!.programOf === account) await signIn(program)
  // Its objects belong to the account that it had.
  objects.clear()
}

beforeAll(async () => {
  app = await createTestApp()
  for (const person of everybody) await signIn(person)
  await storeExample()
})
afterAll(() => app.close())

test('there are endpoints of every access, and about objects of every kind that has a policy', () => {
  expect([...new Set(calls.map(({ access }) => access))]).toEqual(expect.arrayContaining(['public', 'user', 'editor']))
  expect([...new Set(calls.map(({ on }) => on?.kind))]).toEqual(expect.arrayContaining(kindNames))
})

describe.each(calls.map((e) => [`${e.method} ${e.path}`, e] as const))('%s', (_, e) => {
  test('answers everybody as the contract says', async () => {
    const said: string[] = []
    const wanted: string[] = []
    // Whoever is let in may change what is asked about: first those who are refused.
    const asking = tellsApart(e).toSorted((a, b) => Number(expected(e, a) === 'let in') - Number(expected(e, b) === 'let in'))
    for (const person of asking) {
      // Its credentials are the refresh token alone.
      if (e.bearer === 'refresh') continue
      const want = expected(e, person)
      const { status, code } = await ask(e, person)
      const isRefused = refusals[status] !== undefined && (want !== 'let in' || refusals[status].includes(code))
      said.push(`${person}: ${isRefused ? status : 'let in'}${want === 'let in' || isRefused ? '' : ` with ${status} ${code}`}`)
      wanted.push(`${person}: ${want}`)
      if (want === 'let in') await makeGood(e, person)
    }
    expect(said).toEqual(wanted)
  })
})
