import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface JobsProcess {
  process: ChildProcess
  /** Resolves once it has said the words. */
  said: (words: string) => Promise<void>
  /** Kills it at once, and waits for its end. */
  kill: () => Promise<void>
}

/** Starts a process that does jobs; see jobs-process.ts. */
export function startJobsProcess(databaseUrl: string, dataDir: string, { count = 0, takes = 0 } = {}): JobsProcess {
  const script = new URL('./jobs-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, databaseUrl, dataDir, String(count), String(takes)])
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      for (const listener of listeners) listener()
    })
  const ended = once(child, 'close')
  return {
    process: child,
    said: (words) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(words) && resolve()
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended without saying '${words}':\n${output}`)))
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
