import { readFileSync, readdirSync } from 'node:fs'

/** Megabytes at one moment, and when that was, in milliseconds. */
export interface Sample {
  at: number
  /** Of the process of the server. */
  server: number
  /** What the processes that it started hold alone: PostgreSQL and those that write files. Null where the system does not tell. */
  beside: number | null
}

/** Reads what a server says of itself, and what the system says of its children. */
export async function readMemory(address: string, pid: number): Promise<Sample> {
  const answer = await fetch(`${address}/metrics`)
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`)
  const text = await answer.text()
  const server = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (server === undefined) throw new Error('/metrics does not tell the memory of its process')
  return {
    at: performance.now(),
    server: Number(server) / 1e6,
    beside: process.platform === 'linux' ? privateOfDescendants(pid) : null,
  }
}

/** Pages that PostgreSQL shares would be counted with each of its processes: only what is a process's own is added up. */
function privateOfDescendants(root: number): number {
  const parents = new Map<number, { parent: number; kilobytes: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const field = (of: string) => Number(new RegExp(`^${of}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      parents.set(Number(name), { parent: field('PPid'), kilobytes: field('RssAnon') })
    } catch (error) {
      // It has ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  const descends = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent
    return parent !== undefined && (parent === root || descends(parent))
  }
  let kilobytes = 0
  for (const [pid, one] of parents) if (descends(pid)) kilobytes += one.kilobytes
  return kilobytes / 1024
}

export interface Course {
  first: number
  last: number
  /** How much more the last is than the first, as a share. */
  grown: number
  /** Megabytes an hour. */
  slope: number
}

/** How something went from the first tenth of the samples to the last: of each the one in the middle. */
export function courseOf(samples: readonly { at: number; value: number }[]): Course {
  const tenth = Math.max(1, Math.floor(samples.length / 10))
  const middle = (some: readonly { value: number }[]) =>
    some.map(({ value }) => value).toSorted((a, b) => a - b)[Math.floor(some.length / 2)]!
  const first = middle(samples.slice(0, tenth))
  const last = middle(samples.slice(-tenth))
  return { first, last, grown: last / first - 1, slope: slopeOf(samples) * 3_600_000 }
}

/** By least squares. */
function slopeOf(samples: readonly { at: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.value))]
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  return spread === 0 ? 0 : samples.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread
}
