import { parseArgs } from 'node:util'
import { maxNotes } from '#contract/notes'
import { measureLists } from '../measure-lists.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { startServer } from '../processes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' }, database: { type: 'string' } } })
const few = 100
const rounds = Number(values.rounds)
const text = 'Possession must be open and continuous for twelve years. '.repeat(40)
const paths = [
  ['', 1.5],
  ['&sort=title', 1.5],
  ['&sort=created', 1.5],
  ['&query=weir%20lake', 1.5],
  ['&query=estoppel', 1.5],
  ['&query=possession', 3],
] as const
const say = (line: string) => void process.stdout.write(`${line}\n`)

const place = await makeOwnDatabase(values.database)
let passed = true
try {
  const server = await startServer(place.environment)
  try {
    passed = await measureLists({
      of: 'notes',
      paths: paths.map(([query, most]) => [`/research-notes?limit=24${query}`, most]),
      readers: [await reader(server.address, few), await reader(server.address, maxNotes)],
      counts: [few, maxNotes],
      rounds,
      call: (path, token) => call(server.address, 'GET', path, { token }),
      say,
    })
  } finally {
    await server.stop()
  }
} finally {
  await place.remove()
}
process.exit(passed ? 0 : 1)

async function call(address: string, method: string, path: string, { token, body }: { token?: string; body?: object }) {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { access_token: string }
}

/** Who has so many notes, of which one in fifty tells of a weir; answers how to sign in. */
async function reader(address: string, count: number): Promise<() => Promise<string>> {
  const account = { email: `bench-${count}@hukumu.example`, password: 'bench-password' }
  await call(address, 'POST', '/auth/signup', { body: { ...account, name: 'Bench' } })
  const logIn = async () => (await call(address, 'POST', '/auth/login', { body: account })).access_token
  let token = ''
  for (let n = 0; n < count; n += 1) {
    if (n % 2000 === 0) token = await logIn()
    const content = n % 50 === 0 ? `${text}Weir of the lake ${n}` : text
    await call(address, 'POST', '/research-notes', { token, body: { title: `Note ${(n * 7919) % 100_003}`, content, tags: ['Land'] } })
  }
  return logIn
}
