import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Tokens } from '#contract/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, runScript, startServerProcess } from './testing/start-process.ts'

/** A sign-in that the server has begun to read: it asks for the rest, which `finish` sends. */
async function beginSignIn(address: string) {
  const body = JSON.stringify({ email: 'demo@hukumu.example', password: 'hukumu-demo' })
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) }).setEncoding('utf8')
  const head = ['Host: x', 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Expect: 100-continue']
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  const [begun] = (await once(socket, 'data')) as [string]
  return async () => {
    socket.write(body)
    return { begun, answer: await text(socket) }
  }
}

describe('the server as a process, with its own PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-main-'))
  let server: RunningServer
  beforeAll(async () => {
    // As one that was made by hand.
    chmodSync(dataDir, 0o755)
    // What a process leaves that was killed while it made the database.
    mkdirSync(join(dataDir, 'postgresql.new'))
    writeFileSync(join(dataDir, 'postgresql.new', 'PG_VERSION'), '')
    server = await startServerProcess({ DATA_DIR: dataDir })
  })
  afterAll(async () => {
    if (server.process.exitCode === null) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const lock = () => JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8')) as { address: { host: string } }

  async function signIn() {
    const answer = await fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@hukumu.example', password: 'hukumu-demo' }),
    })
    const { access_token: token } = (await answer.json()) as Tokens
    return { authorization: `Bearer ${token}` }
  }

  test('says its address and the sample account', () => {
    expect(server.output()).toContain(`Hukumu is at ${server.address}`)
    expect(server.output()).toContain('demo@hukumu.example, password hukumu-demo')
  })

  test('answers health once it can answer', async () => {
    const answer = await fetch(`${server.address}/api/health`)
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'ok', database: 'embedded' })])
  })

  test('begins the database anew where making it was broken off', () => {
    expect([existsSync(join(dataDir, 'postgresql.new')), existsSync(join(dataDir, 'postgresql'))]).toEqual([false, true])
  })

  test('serves the screens and the API on one port', async () => {
    const page = await fetch(`${server.address}/cases/some-case`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(await page.text()).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/)
    expect((await fetch(`${server.address}/api/no-such-call`)).status).toBe(404)
  })

  test.each([
    '/assets/no-such-file.js',
    '/wp-login.php',
    '/sitemap.xml?page=1',
    '/folder/no-such.json',
    '/.env',
    '/.well-known/change-password',
  ])('%s is no page', async (path) => {
    expect((await fetch(`${server.address}${path}`)).status).toBe(404)
  })

  test.each(['/judges/J.M.Otieno', '/search?query=a.b', '/cases/v1.2', '/coverage'])('%s is a page', async (path) => {
    expect((await fetch(`${server.address}${path}`)).headers.get('content-type')).toContain('text/html')
  })

  test('tells crawlers what is public, and whom to tell of a weakness', async () => {
    const robots = await fetch(`${server.address}/robots.txt`)
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await robots.text()).toMatch(/^User-agent: \*\n(?:Allow: \S+\n)+Disallow: \/\n$/)
    const contact = await fetch(`${server.address}/.well-known/security.txt`)
    expect([contact.status, contact.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = await contact.text()
    expect(fields).toMatch(/^Contact: mailto:security@hukumu\.example$/m)
    const expires = Date.parse(/^Expires: (\S+Z)$/m.exec(fields)![1]!)
    const days = (expires - Date.now()) / 86_400_000
    expect([days > 30, days < 365]).toEqual([true, true])
  })

  test('tells browsers how to search it from their own bar', async () => {
    const described = await fetch(`${server.address}/opensearch.xml`)
    expect([described.status, described.headers.get('content-type')]).toEqual([200, 'application/opensearchdescription+xml; charset=utf-8'])
    expect(await described.text()).toContain(`template="${server.address}/cases?query={searchTerms}"`)
  })

  test('keeps what it writes to its owner, also in a folder that was open to others', () => {
    const modes = readdirSync(dataDir).map((name) => `${name} ${(statSync(join(dataDir, name)).mode & 0o777).toString(8)}`)
    expect(modes.sort()).toEqual([
      'database.lock 600',
      'database.lock.guard 600',
      'database.lock.guard-journal 600',
      'index 700',
      'postgresql 700',
    ])
  })

  test('loads the sample library into an empty database', async () => {
    const answer = await fetch(`${server.address}/api/coverage`, { headers: await signIn() })
    const { cases } = (await answer.json()) as { cases: number }
    expect(cases).toBe(128)
  })

  test('keeps a second process out of its folder, and says so', async () => {
    await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(/Another process is using the database/)
  })

  test('lets an import work beside it', async () => {
    const file = join(dataDir, 'one.json')
    writeFileSync(
      file,
      JSON.stringify({
        title: 'Visitor v Host [2024] KEHC 99001 (KLR)',
        court: 'High Court',
        date: '2024-05-06',
        content: 'The visitor knocked.',
      }),
    )
    const { code, output } = await runScript('import', [file], { DATA_DIR: dataDir })
    expect(output).toContain('1 added')
    expect(code).toBe(0)
    const found = await fetch(`${server.address}/api/cases/search?query=knocked`, { headers: await signIn() })
    expect(await found.json()).toMatchObject({ total: 1, results: [{ id: 'kehc-2024-99001' }] })
  })

  test('answers at SIGTERM what has begun, takes nothing new, and leaves nothing behind', async () => {
    const socket = join(lock().address.host, '.s.PGSQL.5432')
    expect(existsSync(socket)).toBe(true)
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginSignIn(server.address)))
    const ended = server.stop('SIGTERM')
    const isTaken = () =>
      fetch(`${server.address}/api/health/live`).then(
        () => true,
        () => false,
      )
    await expect.poll(isTaken).toBe(false)
    const answers = await Promise.all(begun.map((finish) => finish()))
    expect(answers.filter(({ begun, answer }) => !begun.startsWith('HTTP/1.1 100') || !answer.startsWith('HTTP/1.1 200'))).toEqual([])
    expect((await ended).code).toBe(0)
    expect([existsSync(socket), existsSync(join(dataDir, 'database.lock'))]).toEqual([false, false])
  })
})

test('says what cannot be used: a folder, a PostgreSQL', async () => {
  const file = join(import.meta.dirname, 'main.ts')
  await expect(startServerProcess({ DATA_DIR: file })).rejects.toThrow(`The folder ${file} cannot be written to`)
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/none'
  const refused = startServerProcess({ DATABASE_URL: databaseUrl }).catch(String)
  expect(await refused).toMatch(/The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED/)
  expect(await refused).not.toContain('secret')
})
