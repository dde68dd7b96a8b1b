import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../server/testing/free-port.ts'
import type { BenchQuery } from '../queries.ts'

/** Lucene with one page of a search over HTTP, as a Java program beside the repository has it. */
export interface Peer {
  page: (query: BenchQuery) => Promise<void>
  /** Megabytes that it holds. */
  memory: () => number
  stop: () => Promise<void>
}

interface Place {
  /** Where LucenePeer.java lies. */
  source: string
  /** A folder with the jars of Lucene 8. */
  jars: string
  /** Where it is compiled to and writes its index. */
  folder: string
}

const classpath = ({ jars, folder }: Place) =>
  [folder, ...readdirSync(jars).flatMap((name) => (name.endsWith('.jar') ? [join(jars, name)] : []))].join(':')

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

/** Compiles the peer and has it index a file of JSON lines; answers the seconds of its build. */
export async function buildPeer(place: Place, file: string): Promise<number> {
  const { source, folder } = place
  await run('javac', ['-nowarn', '-cp', classpath(place), '-d', folder, join(source, 'LucenePeer.java')])
  const started = performance.now()
  await run('java', ['-Xmx6g', '-cp', classpath(place), 'LucenePeer', 'build', join(folder, 'index'), file])
  return (performance.now() - started) / 1000
}

/** Starts it over what was built, on a free port. */
export async function startPeer(place: Place): Promise<Peer> {
  const port = await freePort()
  const options = ['-Dsun.net.httpserver.nodelay=true', '-Xmx2g', '-cp', classpath(place)]
  const child: ChildProcess = spawn('java', [...options, 'LucenePeer', 'serve', join(place.folder, 'index'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout!, 'data')
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    page: async ({ query = '', courts = [], dateFrom, dateTo, offset }) => {
      const asked = new URLSearchParams({
        query,
        ...(courts[0] && { court: courts[0] }),
        ...(dateFrom && dateTo && { from: dateFrom, to: dateTo }),
      })
      if (offset) asked.set('offset', String(offset))
      const sent = request({ agent, port, host: '127.0.0.1', path: `/search?${asked.toString()}` }).end()
      const [answer] = await once(sent, 'response')
      const body = await text(answer)
      if (answer.statusCode !== 200) throw new Error(`The peer answered ${answer.statusCode}: ${body.slice(0, 300)}`)
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      agent.destroy()
    },
  }
}
