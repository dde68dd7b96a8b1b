import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of its own that says what it does, line by line. */
export interface TalkingProcess {
  process: ChildProcess
  /** Resolves once it has said the words; rejects when it ends without. */
  said: (words: string) => Promise<void>
  /** Everything it has said so far. */
  output: () => string
  /** Resolves once it has ended. */
  ended: Promise<unknown>
  /** Kills it at once, and waits for its end. */
  kill: () => Promise<void>
}

/** Starts a script of this folder. */
export function startTalking(script: string, args: readonly string[]): TalkingProcess {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args])
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
    output: () => output,
    ended,
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
