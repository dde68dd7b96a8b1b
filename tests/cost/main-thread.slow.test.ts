import { readFileSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { largestBodyOf } from '../../server/http/largest-body.ts'
import { type TestApp, createTestApp } from '../../server/testing/create-test-app.ts'
import { multipart } from '../../server/testing/multipart.ts'
import { type Made, oneOfEach } from '../../server/testing/one-of-each.ts'
import { storeCases } from '../../server/testing/store-cases.ts'
import { largestRequest, takesWords } from './largest-request.ts'
import { repeated, repeatedShapes } from './repeated-shapes.ts'
import { judgment, largestFile, neverTaken, refusedForGood, whatCallsTake } from './what-calls-take.ts'

/*
 * What a request costs all others: every call of the contract that takes words, files or JSON is sent the largest that it takes, of words that
 * are repeated over and over, while the main thread's processor time is counted. A new call is walked without a line here.
 */

/** Milliseconds of the main thread's processor, and by how much a machine may be slower than another that does the same. */
const most = 200
const slower = 3
/** Bytes of a body that is sent in every shape; the longest are sent in every fourth, the calls taking turns. */
const longBody = 1_000_000
/** Letters of the document that calls about documents are about. */
const longDocument = 200_000

const tried = calls
  // The credentials of one are the refresh token, and nothing else is read.
  .filter((e) => takesWords(e) && e.bearer !== 'refresh')
const nameOf = (e: Endpoint) => `${e.method} ${e.path}`

let app: TestApp
let publicCase: string
let clients = 0
/** What calls were answered in any shape: statuses with codes. */
const answers = new Map<string, Set<string>>()

beforeAll(async () => {
  app = await createTestApp()
  const file = new URL('../../library/judgments/2026-kesc-90007-wekulo-v-mlima-crest-bank.json', import.meta.url)
  const [stored] = await storeCases(app.database, [JSON.parse(readFileSync(file, 'utf8'))])
  publicCase = stored!
})
afterAll(() => app.close())

/** An account that may call everything, and its objects, of which the document holds the shape. */
async function createCaller(shape: string) {
  const email = `${crypto.randomUUID()}@example.test`
  const headers = await app.signedIn(email)
  await app.accounts.grantRole(email, 'admin')
  const objects = new Map<string, Made>()
  const { payload, headers: form } = multipart([judgment(`Advice on the weir.\n\n1. ${repeated(shape, longDocument)}`)])
  const answer = await app.inject({ method: 'POST', url: '/api/library/uploads', headers: { ...headers, ...form }, payload })
  const id = answer.json<{ outcomes: { case_id: string | null }[] }>().outcomes[0]!.case_id
  // A text of too many paragraphs is no document.
  if (id !== null) objects.set('document', { id })
  return {
    headers,
    forget: (kind: string) => objects.delete(kind),
    async objectOf(kind: string): Promise<Made> {
      const made = objects.get(kind) ?? (await oneOfEach[kind]!({ app, headers, caseId: publicCase }))
      objects.set(kind, made)
      return made
    },
  }
}
type CallerOfAll = Awaited<ReturnType<typeof createCaller>>

/** The request of a call in a shape, whole before its cost is counted; `first` begins its words. */
async function requestOf(e: Endpoint, shape: string, { headers, objectOf }: CallerOfAll, first = ''): Promise<InjectOptions> {
  const made = e.on && (await objectOf(e.on.kind))
  const own = (await objectOf('document')).id
  const text = (letters: number) => repeated(shape, letters, letters > 10 ? first : '')
  const special = whatCallsTake[nameOf(e)]?.(text, [own, publicCase]) ?? {}
  const inAddress = Object.fromEntries(Object.entries(made ?? {}).filter(([name]) => e.path.includes(`:${name}`)))
  const values = { case_id: own, similar: own, similar_to: own, ...inAddress, ...(made && { [e.on!.by]: made.id }), ...special.values }
  const takesTurn = tried.indexOf(e) % 4 === repeatedShapes.indexOf(shape) % 4
  const largest = takesTurn ? largestBodyOf(e) : Math.min(largestBodyOf(e), longBody)
  const { url, body } = largestRequest(e, { text, values, without: ['folder', ...(special.without ?? [])] }, largest)
  const file = special.file ?? {
    name: `note.${shape.startsWith('<') ? 'html' : 'txt'}`,
    content: text(Math.min(e.upload?.largestFile ?? 0, largestFile)),
  }
  const files = e.upload && multipart([file])
  const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const payload = files?.payload ?? (e.form ? new URLSearchParams(body as Record<string, string>).toString() : json)
  clients += 1
  return {
    method: e.method,
    url,
    // Each from an address of its own: what is tried is not the throttle.
    remoteAddress: `10.1.${clients >> 8}.${clients & 255}`,
    headers: {
      ...headers,
      ...(payload !== undefined && { 'content-type': e.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...files?.headers,
    },
    ...(payload !== undefined && { payload }),
  }
}

/** Milliseconds that the main thread's processor is busy with a request, and whether it was answered otherwise than by a failure of ours. */
async function costOf(e: Endpoint, request: InjectOptions): Promise<{ cost: number; failed: string[] }> {
  const before = process.threadCpuUsage()
  const { statusCode, body } = await app.inject(request)
  const { user, system } = process.threadCpuUsage(before)
  const code = statusCode >= 400 ? (JSON.parse(body) as { code: string }).code : 'taken'
  answers.set(nameOf(e), (answers.get(nameOf(e)) ?? new Set()).add(code))
  return { cost: (user + system) / 1000, failed: statusCode >= 500 ? [`${nameOf(e)} answers ${statusCode} ${code}`] : [] }
}

test.each(repeatedShapes)('no call is busy for longer than others can wait, and none fails: %j', async (shape) => {
  let caller = await createCaller(shape)
  const slow: string[] = []
  const failures: string[] = []
  for (const e of tried) {
    let { cost, failed } = await costOf(e, await requestOf(e, shape, caller))
    // Once more in other words: the first of its kind pays for what is read and compiled.
    if (cost > most) {
      const again = await costOf(e, await requestOf(e, shape, caller, 'weir '))
      cost = Math.min(cost, again.cost)
      failed = [...failed, ...again.failed]
    }
    failures.push(...failed)
    if (cost > most * slower) slow.push(`${nameOf(e)} is busy for ${cost.toFixed(0)} ms`)
    if (e.method === 'DELETE' && e.on) caller.forget(e.on.kind)
    // What was asked for may have ended the session.
    if (e.method !== 'GET' && (await app.inject({ url: '/api/profile', headers: caller.headers })).statusCode !== 200)
      caller = await createCaller(shape)
  }
  expect({ slow, failures }).toEqual({ slow: [], failures: [] })
})

test('every call was taken in some shape, or refused for what no walk has', () => {
  const said = tried.flatMap((e) => {
    const codes = [...(answers.get(nameOf(e)) ?? [])]
    if (neverTaken.has(nameOf(e)) || codes.some((code) => code === 'taken' || refusedForGood.has(code))) return []
    return `${nameOf(e)} was refused in every shape (${codes.join(', ')}): say in tests/cost/what-calls-take.ts what it takes.`
  })
  expect(said).toEqual([])
})
