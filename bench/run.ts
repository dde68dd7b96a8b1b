import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * `npm run bench -- NAME …`: runs NAME/run.ts with the options that follow. NAME/usage.txt says on its first line what is measured, and below how it is called.
 */
const here = import.meta.dirname
/** Exit code of a command that was called wrongly. */
const calledWrongly = 2
const [name = '', ...options] = process.argv.slice(2)

if (!/^[\w-]+$/.test(name) || !existsSync(join(here, name, 'run.ts'))) refuse(list(name))
else if (options.some((option) => option === '--help' || option === '-h')) process.stdout.write(usageOf(name))
else await run(name)

async function run(bench: string) {
  const program = join(here, bench, 'run.ts')
  process.argv.splice(1, 2, program)
  try {
    await import(pathToFileURL(program).href)
  } catch (error) {
    if (!isOfOptions(error)) throw error
    refuse(`${error.message}\n\n${usageOf(bench)}`)
  }
}

function refuse(words: string) {
  process.stderr.write(words)
  process.exitCode = calledWrongly
}

function usageOf(bench: string): string {
  return readFileSync(join(here, bench, 'usage.txt'), 'utf8')
}

function list(asked: string): string {
  const names = globSync('*/run.ts', { cwd: here }).map(dirname).toSorted()
  const width = Math.max(...names.map(({ length }) => length))
  const lines = names.map((one) => `  ${one.padEnd(width)}  ${usageOf(one).split('\n', 1)[0]}`)
  const unknown = /^[^-]/.test(asked) ? `Nothing called '${asked}' is measured.\n` : ''
  return `${unknown}Usage: npm run bench -- NAME [options]; NAME --help says which. What is measured:\n${lines.join('\n')}\n`
}

function isOfOptions(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
