import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLists } from '../measure-lists.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'

const { values } = parseArgs({
  options: {
    bookmarks: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
    database: { type: 'string' },
  },
})
const few = 100
const many = Number(values.bookmarks)
const most = 1.5
const rounds = Number(values.rounds)
const lists = ['sort=newest', 'sort=oldest', 'sort=title', 'sort=decided', 'folder=/', 'folder=/Water', 'tag=urgent']
const say = (line: string) => void process.stdout.write(`${line}\n`)

const place = await makeOwnDatabase(values.database)
let passed = true
try {
  const file = join(place.folder, 'judgments.jsonl')
  writeFileSync(file, Array.from({ length: many }, (_, n) => `${JSON.stringify(judgment(n))}\n`).join(''))
  await runScript('scripts/import.ts', [file], place.environment)
  await runScript('scripts/build-web.ts', [], place.environment)
  const server = await startServer(place.environment)
  try {
    passed = await measure(server.address)
  } finally {
    await server.stop()
  }
} finally {
  await place.remove()
}
process.exit(passed ? 0 : 1)

function judgment(n: number) {
  const [date, name] = [`20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 9}`, ((n * 7919) % 100_003).toString(36)]
  const citation = `[${date.slice(0, 4)}] KEHC ${n + 1} (KLR)`
  return {
    title: `${name} v Republic ${citation}`,
    court_code: 'KEHC',
    citation,
    date,
    content: `1. Matter ${n} was heard.\n\n2. Allowed.`,
  }
}

async function call<A>(address: string, method: string, path: string, token?: string, body?: object): Promise<A> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as A
}

/** Who has so many bookmarks: a fifth of them in a folder, a seventh with a tag. */
async function reader(address: string, count: number): Promise<() => Promise<string>> {
  const account = { email: `bench-${count}@hukumu.example`, password: 'bench-password' }
  await call(address, 'POST', '/auth/signup', undefined, { ...account, name: 'Bench' })
  const logIn = async () => (await call<{ access_token: string }>(address, 'POST', '/auth/login', undefined, account)).access_token
  let token = await logIn()
  for (let offset = 0; offset < count; offset += 100) {
    token = offset % 2000 === 0 ? await logIn() : token
    const { results } = await call<{ results: { id: string }[] }>(address, 'GET', `/cases/?sort=oldest&limit=100&offset=${offset}`, token)
    for (const [n, { id: case_id }] of results.entries())
      await call(address, 'POST', '/bookmarks', token, {
        case_id,
        ...(n % 5 === 0 && { folder_path: '/Water' }),
        ...(n % 7 === 0 && { tags: ['urgent'] }),
      })
  }
  return logIn
}

async function measure(address: string): Promise<boolean> {
  const readers = [await reader(address, few), await reader(address, many)] as const
  const paths = lists.map((list) => [`/bookmarks?limit=20&${list}`, most] as const)
  return measureLists({
    of: 'bookmarks',
    paths,
    readers,
    counts: [few, many],
    rounds,
    call: (path, token) => call(address, 'GET', path, token),
    say,
  })
}
