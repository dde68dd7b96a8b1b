import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A project of its own: what npm has installed here must not matter.
const root = mkdtempSync(join(tmpdir(), 'hukumu-launch-'))
const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const modules = join(root, 'node_modules')
/** What an older Node.js is like: it has no way to read TypeScript. */
const asOlder = '--no-experimental-strip-types'

beforeAll(() => {
  for (const folder of ['scripts', 'server']) mkdirSync(join(root, folder))
  cpSync(join(import.meta.dirname, 'launch.mjs'), join(root, 'scripts', 'launch.mjs'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(root, 'server', 'say.ts'),
    'const said: unknown = [process.pid, ...process.argv.slice(1)]\nconsole.log(JSON.stringify(said))\n',
  )
  writeFileSync(
    join(root, 'server', 'wait.ts'),
    "process.on('SIGTERM', (signal: string) => { console.log(signal); process.exit(7) })\nsetInterval(() => {}, 1000)\nconsole.log('waits')\n",
  )
})
afterAll(() => rmSync(root, { recursive: true }))

const launch = (flags: string[], program: string, args: string[] = []) =>
  spawn(process.execPath, [...flags, join(root, 'scripts', 'launch.mjs'), program, ...args])

async function outcome(child: ChildProcess) {
  const [output, failure, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close') as Promise<[number]>])
  return { code, output, failure }
}

test('a Node.js that is new enough runs the program itself, as if it had been named', async () => {
  const child = launch([], 'server/say.ts', ['--one', 'two'])
  const { code, output } = await outcome(child)
  expect([code, JSON.parse(output)]).toEqual([0, [child.pid, join(root, 'server', 'say.ts'), '--one', 'two']])
})

test('one that is too old, with none brought along, says what to do', async () => {
  const { code, output, failure } = await outcome(launch([asOlder], 'server/say.ts'))
  expect([code, output]).toEqual([1, ''])
  expect(failure).toMatch(/^Hukumu needs Node\.js 24 or later; this is \d.*\n.*npm ci --include=optional/)
  expect(failure).not.toContain('ERR_')
})

test.each(['node', 'node-bin'])(
  'one that is too old hands over to the one brought along as %s, with arguments and signals',
  async (name) => {
    rmSync(modules, { recursive: true, force: true })
    const bundled = join(modules, `${name}-${machine}`)
    mkdirSync(join(bundled, 'bin'), { recursive: true })
    symlinkSync(process.execPath, join(bundled, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    const said = await outcome(launch([asOlder], 'server/say.ts', ['two']))
    expect([said.code, JSON.parse(said.output)]).toEqual([0, [expect.any(Number), join(root, 'server', 'say.ts'), 'two']])

    const child = launch([asOlder], 'server/wait.ts')
    child.stdout.once('data', () => child.kill('SIGTERM'))
    expect(await outcome(child)).toMatchObject({ code: 7, output: expect.stringContaining('SIGTERM') })
  },
)

test('one is brought along for every machine that people work on', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const machines = Object.keys(optionalDependencies).flatMap((name) => /^node(?:-bin)?-(\w+-\w+)$/.exec(name)?.[1] ?? [])
  expect(machines.sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'])
})

test('a server that fails in a way that nobody foresaw is started again, and not for ever', async () => {
  writeFileSync(join(root, 'server', 'main.ts'), "console.log('starts')\nprocess.exit(75)\n")
  const { code, output, failure } = await outcome(launch([], 'server/main.ts'))
  expect([code, output]).toEqual([1, 'starts\n'.repeat(5)])
  expect(failure).toContain('failed 5 times within a minute')
})
