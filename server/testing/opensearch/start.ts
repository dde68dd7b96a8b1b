import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findAccount } from '../../database/postgresql/account.ts'
import { freePort } from '../free-port.ts'
import { fetchOpenSearch, findJava } from './fetch.ts'

const longestStart = 300_000

export interface OpenSearchNode {
  url: string
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts an OpenSearch of one node with its data in a folder, for this machine alone; a brief one is compiled less, which costs more than it saves within minutes; ends once it answers. */
export async function startOpenSearch(
  folder: string,
  { port, isBrief = false }: { port?: number; isBrief?: boolean } = {},
): Promise<OpenSearchNode> {
  const java = findJava()
  if (java === null)
    throw new Error('OpenSearch runs on Java 21 or later, as a JDK. Install one, or name its folder in OPENSEARCH_JAVA_HOME.')
  const program = await fetchOpenSearch(java)
  const account = findAccount(folder)
  const http = port ?? (await freePort())
  const settings = {
    'cluster.name': 'hukumu',
    'network.host': '127.0.0.1',
    'http.port': http,
    'transport.port': await freePort(),
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    // A disk that others fill is no reason to refuse a test.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    'discovery.type': 'single-node',
  }
  const config = join(folder, 'config')
  mkdirSync(folder, { recursive: true })
  rmSync(config, { recursive: true, force: true })
  cpSync(join(program, 'config'), config, { recursive: true })
  for (const name of ['data', 'logs', 'tmp']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(
    join(config, 'opensearch.yml'),
    Object.entries(settings)
      .map(([name, value]) => `${name}: ${String(value)}\n`)
      .join(''),
  )
  // What is named without a folder would lie beside the program.
  const options = join(config, 'jvm.options')
  writeFileSync(options, readFileSync(options, 'utf8').replaceAll(/=(logs\/|data$)/gm, `=${folder}/$1`))
  if (account)
    for (const one of [folder, config, ...['data', 'logs', 'tmp'].map((name) => join(folder, name))])
      chownSync(one, account.uid, account.gid)
  const log = join(folder, 'output.log')
  const child = spawn('bash', [join(program, 'bin', 'opensearch')], {
    ...account,
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env.PATH,
      OPENSEARCH_JAVA_HOME: java,
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: join(folder, 'tmp'),
      OPENSEARCH_JAVA_OPTS: `-Xms512m -Xmx512m${isBrief ? ' -XX:TieredStopAtLevel=1' : ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = createWriteStream(log)
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const url = `http://127.0.0.1:${http}`
  try {
    await answering(url, child, log)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function answering(url: string, child: ChildProcess, log: string) {
  const until = performance.now() + longestStart
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`OpenSearch has ended: ${readFileSync(log, 'utf8').slice(-1_000)}`)
    const isReady = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(500)
  }
  throw new Error(`OpenSearch did not answer in time: see ${log}`)
}
