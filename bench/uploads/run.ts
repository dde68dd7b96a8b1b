import { setTimeout as wait } from 'node:timers/promises'
import { makeOwnDatabase } from '../own-database.ts'
import { type BenchServer, startServer } from '../processes.ts'

const most = 200
const size = 400_000
const say = (line: string) => void process.stdout.write(`${line}\n`)
const verbs = ['was overruled', 'is distinguishable', 'was decided per incuriam', 'is instructive', 'does not assist the appellant']

/** Paragraphs of one citation each, every one of which is treated; or one paragraph of them all. */
function makeText(seed: number, joint: string): string {
  const lines: string[] = ['IN THE HIGH COURT OF KENYA AT NAIROBI', `CIVIL APPEAL NO. ${seed} OF 2021`, 'JUDGMENT']
  for (let bytes = 0, line = 1; bytes < size; line += 1) {
    lines.push(`${line}. Achieng v Barasa [2019] KEHC ${seed * 10_000 + line} (KLR) ${verbs[line % verbs.length]}.`)
    bytes += lines.at(-1)!.length + joint.length
  }
  return lines.slice(0, 3).join('\n\n') + '\n\n' + lines.slice(3).join(joint)
}

async function ask(server: BenchServer, path: string, token: string | null, body?: FormData | object): Promise<unknown> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${server.address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return answer.json()
}

async function signIn(server: BenchServer): Promise<string> {
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  await ask(server, '/auth/signup', null, { ...account, name: 'Bench' })
  return ((await ask(server, '/auth/login', null, account)) as { access_token: string }).access_token
}

async function upload(server: BenchServer, token: string, text: string) {
  const form = new FormData()
  form.append('files', new Blob([text], { type: 'text/plain' }), 'citations.txt')
  return ask(server, '/library/uploads', token, form)
}

/** Asks for a page again and again until `work` has ended; answers how long each took, in milliseconds. */
async function waitsDuring(server: BenchServer, token: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const state = { over: false }
  const end = () => void (state.over = true)
  work.then(end, end)
  while (!state.over) {
    const started = performance.now()
    // one that was ended after 15 s has waited that long
    await ask(server, '/cases/?limit=1', token).catch(() => undefined)
    waits.push(performance.now() - started)
    await wait(10)
  }
  return waits
}

const texts: readonly [name: string, joint: string][] = [
  ['a paragraph each', '\n\n'],
  ['one paragraph', ' '],
]
const place = await makeOwnDatabase(undefined)
let isMet = true
try {
  const server = await startServer(place.environment)
  try {
    const bystander = await signIn(server)
    let seed = 0
    for (const [name, joint] of texts)
      for (const count of [1, 5]) {
        const uploaders = await Promise.all(Array.from({ length: count }, () => signIn(server)))
        await server.watch()
        const started = performance.now()
        const work = Promise.all(uploaders.map((token) => upload(server, token, makeText((seed += 1), joint))))
        const waits = await waitsDuring(server, bystander, work)
        await work
        const took = performance.now() - started
        const longest = Math.max(...waits)
        const { longest: late } = await server.watch()
        isMet &&= longest <= most
        say(
          `${name.padEnd(18)} ${count} at once: ${(took / 1000).toFixed(1)} s in all; others waited ${longest.toFixed(0)} ms at most, ${waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]!.toFixed(0)} ms in the middle of ${waits.length}; event loop late by ${late.toFixed(0)} ms`,
        )
      }
  } finally {
    await server.stop()
  }
} finally {
  await place.remove()
}
say(isMet ? 'Nobody waited longer than 200 ms.' : `NOT MET: somebody waited longer than ${most} ms`)
process.exit(isMet ? 0 : 1)
