import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Tokens } from '#contract/accounts'

/** What is written, by the address that it is written to: each holds a name that nothing else has. */
const kinds: [path: string, bodyOf: (name: string) => object][] = [
  ['/api/research-notes', (name) => ({ title: name, content: 'Written once' })],
  ['/api/citation-list', (name) => ({ text: name })],
  ['/api/research-notes', (name) => ({ title: name, content: 'Written once, at length. '.repeat(400) })],
  ['/api/research-hub/projects', (name) => ({ name })],
]
const written = `select title as name from notes union all select source from kept_citations union all select name from projects`

const atOnce = 8
/** So many requests are sent in a round, if nothing happens before. */
const maxOfRound = 40
/** After so many rounds another account writes: one has at most 500 projects. */
const roundsOfAccount = 40

interface Write {
  kind: (typeof kinds)[number]
  name: string
  key: string
  /** Of the account that writes it. */
  token: string
}

/**
 * Writes of several kinds, each under a key of its own, by accounts of a server that dies again and again. It remembers which were
 * acknowledged, and repeats the others under their keys.
 */
export async function createWriter(address: string) {
  const post = (to: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${to}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  const enter = async (to: string): Promise<string> => {
    const account = { email: `${randomUUID()}@example.test`, password: 'secret-enough', name: 'Test Reader' }
    await post(to, '/api/auth/signup', account)
    const { access_token } = (await (await post(to, '/api/auth/login', account)).json()) as Tokens
    return access_token
  }
  let token = await enter(address)
  let rounds = 0
  const acknowledged = new Set<string>()
  const unsure: Write[] = []
  const told = new Set<string>()

  const send = async (to: string, write: Write): Promise<number | null> => {
    const [path, bodyOf] = write.kind
    const answer = await post(to, path, bodyOf(write.name), {
      authorization: `Bearer ${write.token}`,
      'idempotency-key': write.key,
    }).catch(() => null)
    if (answer?.ok) acknowledged.add(write.name)
    else told.add(answer ? await wordsOf(answer) : 'nothing')
    return answer?.status ?? null
  }

  return {
    /** What was said of what was not acknowledged, each once, since this was asked last: `503 disk-full: Its words.`, or `nothing`. */
    told(): string[] {
      const all = [...told].sort()
      told.clear()
      return all
    },

    /** Writes, some at once, until all of a round is sent or one is not acknowledged. */
    async write(to: string) {
      let sent = 0
      let failed = false
      const one = async () => {
        while (!failed && sent < maxOfRound) {
          const kind = kinds[sent++ % kinds.length]!
          const write = { kind, name: `Weir ${randomUUID()}`, key: randomUUID(), token }
          const status = await send(to, write)
          if (acknowledged.has(write.name)) continue
          failed = true
          unsure.push(write)
          if (status !== null && status < 500) throw new Error(`${kind[0]} answered ${status}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, one))
    },

    /** Repeats what nobody has acknowledged, until it is, of a server that nothing happens to. */
    async repeat(to: string) {
      for (const write of unsure.splice(0)) {
        let status = await send(to, write)
        for (let tries = 1; status !== null && status >= 500 && tries < 50; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100))
          status = await send(to, write)
        }
        if (!acknowledged.has(write.name)) throw new Error(`A repeat to ${write.kind[0]} answered ${status}`)
      }
      rounds += 1
      if (rounds % roundsOfAccount === 0) token = await enter(to)
    },

    /** Of the acknowledged writes those that are not there, and those that are there more than once. */
    async check(database: pg.ClientConfig): Promise<{ acknowledged: number; lost: string[]; doubled: string[] }> {
      const client = new pg.Client(database)
      await client.connect()
      const { rows } = await client.query<{ name: string }>(written)
      await client.end()
      const times = new Map<string, number>()
      for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1)
      return {
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter((name) => !times.has(name)),
        doubled: [...times].filter(([, count]) => count > 1).map(([name]) => name),
      }
    },
  }
}

async function wordsOf(answer: Response): Promise<string> {
  const { code, detail } = (await answer.json()) as { code: string; detail: unknown }
  return `${answer.status} ${code}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`
}
