import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { settingNames } from '../config.ts'

const root = join(import.meta.dirname, '../..')
/** What whoever runs the tests has set for a server of their own counts as not set. */
const ownEnvironment = () => ({ ...process.env, ...Object.fromEntries(settingNames.map((name) => [name, ''])) })

export interface RunningServer {
  process: ChildProcess
  /** http://127.0.0.1:PORT */
  address: string
  /** Everything it has printed so far. */
  output: () => string
  /** Sends a signal and answers the exit code and the milliseconds it took. */
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null; took: number }>
}

/** Starts the server as its own process, or as one that `program` starts, and waits until it says its address. */
export function startServerProcess(environment: Record<string, string>, program = ['server/main.ts']): Promise<RunningServer> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...ownEnvironment(), PORT: '0', ...environment },
  })
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const started = performance.now()
    child.kill(signal)
    return { code: await exit, took: performance.now() - started }
  }
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString()
        const address = /Hukumu is at (http:\S+)/.exec(output)?.[1]
        if (address) resolve({ process: child, address, output: () => output, stop })
      })
    void exit.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

/** Runs one of the project's scripts to its end. */
export function runScript(
  script: string,
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...ownEnvironment(), ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
