import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, 'dist/web')
const stampName = '.built-from'

/** Builds the screens when they are missing or older than what they are built from; an aborted `signal` ends that. */
export async function buildWebWhenStale(say: (line: string) => void, signal?: AbortSignal) {
  const stamp = stampOfSources()
  if (readStamp() === stamp) return
  say('Building the screens (the first time takes up to a minute) …')
  // Apart, and then put in its place whole: another process may be starting, or serving what was built before.
  const making = `${output}.${process.pid}`
  try {
    await runVite(making, signal)
    await compressFiles(making)
    writeFileSync(join(making, stampName), stamp)
    putInPlace(making)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Of several processes that build at once, each in its moment, one's screens stay: they are the same. */
function putInPlace(made: string) {
  const former = `${made}.former`
  unlessOvertaken(() => renameSync(output, former))
  unlessOvertaken(() => renameSync(made, output))
  rmSync(former, { recursive: true, force: true })
}

/** Does what fails only where another process has done it already. */
function unlessOvertaken(step: () => void) {
  try {
    step()
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function stampOfSources(): string {
  const hash = createHash('sha256')
  const sources = globSync(['web/**/*', 'contract/**/*.ts', 'citations/**/*.ts', 'package-lock.json'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of sources) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readStamp(): string | null {
  const file = join(output, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function runVite(folder: string, signal: AbortSignal | undefined): Promise<void> {
  const vite = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      'web/vite.config.ts',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      cwd: root,
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  return new Promise((resolve, reject) => {
    vite.once('error', reject)
    vite.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building the screens failed (vite ended with ${code}).`))))
  })
}

/** Compresses once what is sent many times. */
async function compressFiles(folder: string) {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  await Promise.all(
    globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: folder }).map(async (name) => {
      const file = join(folder, name)
      const bytes = readFileSync(file)
      const small = await brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      writeFileSync(`${file}.br`, small)
      writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWebWhenStale((line) => process.stdout.write(`${line}\n`))
