import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Watched } from './watch.ts'

const here = join(import.meta.dirname, '..')

/** Starts one of the programs of a checkout of the project in a process of its own that can be watched. */
function start(program: string, args: string[], environment: Record<string, string>, root: string) {
  const child = spawn(process.execPath, ['--import', join(here, 'bench/watch.ts'), program, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return { child, output: () => output }
}

export interface BenchServer {
  address: string
  pid: number
  /** What its event loop and memory did since the last time this was asked. */
  watch: () => Promise<Watched>
  /** Megabytes of JavaScript that its main thread holds, once all is collected that it could forget. */
  collect: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the server and waits until it answers. */
export async function startServer(environment: Record<string, string>, root = here): Promise<BenchServer> {
  const { child, output } = start('server/main.ts', [], { ...environment, PORT: '0', SAMPLE_LIBRARY: 'off' }, root)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /is at (http:\S+)/.exec(output())?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
  })
  return {
    address,
    pid: child.pid!,
    watch: () => ask<Watched>(child, 'watch'),
    collect: () => ask<number>(child, 'collect'),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ask<A>(child: ChildProcess, what: 'watch' | 'collect'): Promise<A> {
  const answer = once(child, 'message')
  child.send(what)
  return ((await answer) as [A])[0]
}

/** Runs a script to its end and answers what it printed and how its memory was. */
export async function runScript(script: string, args: string[], environment: Record<string, string>, root = here) {
  const { child, output } = start(script, args, environment, root)
  let watched: Watched | null = null
  child.on('message', (message) => (watched = message as Watched))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output()}`)
  return { output: output(), watched: watched as Watched | null }
}
