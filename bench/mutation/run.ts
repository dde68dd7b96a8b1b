import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Report, figuresOf, survivorsOf } from './figures.ts'
import { rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const here = fileURLToPath(new URL('./', import.meta.url))
const results = `${root}data/mutation/`
const say = (line: string) => process.stdout.write(`${line}\n`)

function call(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

const asked = parseArgs({ allowPositionals: true }).positionals
const unknown = asked.filter((name) => !(name in rooms))
if (unknown.length > 0) throw new Error(`No room ${unknown.join(', ')}; there are ${Object.keys(rooms).join(', ')}`)

if (!existsSync(`${here}node_modules/@stryker-mutator/core`)) call('npm', ['ci', '--prefix', here])
mkdirSync(results, { recursive: true })
for (const name of asked.length > 0 ? asked : Object.keys(rooms)) {
  const mutate = rooms[name]!.mutate.flatMap((glob) => [glob, `!${glob.replace(/\.ts$/, '.test.ts')}`])
  const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`
  const config = `${here}stryker.config.json`
  call(process.execPath, [stryker, 'run', config, '--mutate', mutate.join(','), '--logLevel', 'error'], {
    ...process.env,
    MUTATED_ROOM: name,
  })
  const report = JSON.parse(readFileSync(`${root}reports/mutation/mutation.json`, 'utf8')) as Report
  const { killed, survived, unjudged } = figuresOf(report)
  writeFileSync(`${results}${name}.tsv`, survivorsOf(report))
  const share = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1)
  say(`${name.padEnd(10)} ${killed} of ${killed + survived} mutants killed (${share}%)${unjudged > 0 ? `; ${unjudged} not judged` : ''}`)
}
