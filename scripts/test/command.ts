import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'

const binaries = join(import.meta.dirname, '../../node_modules/.bin')
/** Processes and threads that the tests start find here what others have compiled before them. */
const compiled = mkdtempSync(join(tmpdir(), 'hukumu-compiled-'))
process.once('exit', () => rmSync(compiled, { recursive: true, force: true }))

export interface CommandOptions {
  env?: Record<string, string>
  /** Show what the command prints while it runs, instead of only collecting it. */
  show?: boolean
}

/** Runs one of the project's own tools, or a program by its whole path, to its end; answers its exit code and everything it printed. */
export function runCommand(
  [name = '', ...options]: string[],
  { env = {}, show = false }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(resolvePath(binaries, name), options, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: `${binaries}:${process.env['PATH'] ?? ''}`, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString()
        if (show) process.stdout.write(bytes)
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
