import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { type TestApp, createTestApp } from '../server/testing/create-test-app.ts'
import { type Made, oneOfEach } from '../server/testing/one-of-each.ts'
import { storeCases } from '../server/testing/store-cases.ts'
import { pick, seededRandom } from '../bench/random.ts'
import { damagedRequest } from './damaged-request.ts'

/*
 * Every call of the contract by turns, with something amiss in each request, by a visitor, by a stranger who names what is another's, and by the one whose it is.
 */

/** `TEST_REQUESTS=20000` looks closer; `TEST_SEED` repeats a run. */
const requests = Number(process.env['TEST_REQUESTS'] ?? 3_000)
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)
/** Milliseconds of the main thread's processor, and by how much a machine may be slower than another that does the same. */
const most = 200
const slower = 3
/** What stands in the objects of the one whose they are, and nowhere else. */
const foreign = ['Of the lake.', 'Advice number', 'to Wafula on the weir']
/** Answers of ours that say that something is not there, or is not to be had now. */
const meant = new Set([501, 503])

const tried = calls
  // A link to a note is there for whoever has it.
  .filter(({ on }) => on?.kind !== 'shared-note')

let app: TestApp
/** A public case that no example of the contract names: administrators do away with those. */
let caseId: string
beforeAll(async () => {
  app = await createTestApp()
  const files = ['2026-kesc-90007-wekulo-v-mlima-crest-bank', '2025-kescc-90021-kamene-v-mawimbi-networks']
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../library/judgments/${name}.json`, import.meta.url), 'utf8'))
  const [, stored] = await storeCases(app.database, files.map(read))
  caseId = stored!
})
afterAll(() => app.close())

test(`${requests} requests with something amiss fail nobody, show nothing of others and hold nobody up (seed ${seed})`, async () => {
  const random = seededRandom(seed)
  const signIn = () => app.signedIn(`${crypto.randomUUID()}@example.test`)
  const objectsOf = (headers: { authorization: string }) => {
    const objects = new Map<string, Made>()
    return {
      forget: (kind: string) => objects.delete(kind),
      get: async (kind: string) => {
        const made = objects.get(kind) ?? (await oneOfEach[kind]!({ app, headers, caseId }))
        objects.set(kind, made)
        return made
      },
    }
  }
  const anothers = objectsOf(await signIn())
  const signInSelf = async () => {
    const headers = await signIn()
    return { headers, objects: objectsOf(headers) }
  }
  const signInAdmin = async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const headers = await app.signedIn(email)
    await app.accounts.grantRole(email, 'admin')
    return headers
  }
  let [stranger, self, admin] = [await signIn(), await signInSelf(), await signInAdmin()]
  /** What an account has said of itself may stand in the way, such as that its history is paused: another begins anew. */
  const ownObject = (kind: string): Promise<Made> =>
    self.objects.get(kind).catch(async () => {
      self = await signInSelf()
      return self.objects.get(kind)
    })
  const amiss: string[] = []
  for (let number = 0; number < requests; number += 1) {
    const e = pick(random, tried)
    const who = pick(random, ['visitor', 'stranger', 'stranger', 'self', 'self', 'admin'] as const)
    // Administrators may do away with all that there is, and name what is not.
    const made = e.on && who !== 'admin' && (await (who === 'self' ? ownObject(e.on.kind) : anothers.get(e.on.kind)))
    const request = damagedRequest(random, e, made ? { ...made, [e.on!.by]: made.id } : {}, who === 'admin' ? 'kesc-2026-90007' : caseId)
    const headers = { visitor: {}, stranger, self: self.headers, admin }[who]
    const before = process.threadCpuUsage()
    const { statusCode, body } = await app.inject({
      ...request,
      headers: { ...request.headers, ...headers },
      // Each from an address of its own: what is tried is not the throttle.
      remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    })
    const { user, system } = process.threadCpuUsage(before)
    const told = `${e.method} ${JSON.stringify([request.url, request.payload]).slice(0, 500)}`
    if (statusCode >= 500 && !meant.has(statusCode)) amiss.push(`${statusCode} ${told}: ${body.slice(0, 200)}`)
    if (who !== 'self' && foreign.some((words) => body.includes(words))) amiss.push(`shows what is another's: ${told}`)
    if ((user + system) / 1000 > most * slower) amiss.push(`${((user + system) / 1000).toFixed(0)} ms ${told}`)
    // Some of it ends a session, an account or an object.
    const isOver =
      who !== 'visitor' && e.method !== 'GET' && statusCode < 300 && (await app.inject({ url: '/api/profile', headers })).statusCode !== 200
    if (isOver && who === 'stranger') stranger = await signIn()
    if (isOver && who === 'self') self = await signInSelf()
    if (isOver && who === 'admin') admin = await signInAdmin()
    if (e.method === 'DELETE' && statusCode < 300 && who === 'self' && e.on) self.objects.forget(e.on.kind)
  }
  expect(amiss).toEqual([])
})
