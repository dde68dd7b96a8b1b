import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const version = '3.8.0'
const artifact = `org.opensearch.distribution.integ-test-zip:opensearch:${version}:zip`
/** Where it is kept: whoever it runs as must get there. */
const kept = join(tmpdir(), `hukumu-opensearch-${version}`)
/** What it runs on. */
const oldestJava = 21

const run = promisify(execFile)

/** Folders of a Java that it runs on, the first that is found; null where this machine has none. */
export function findJava(): string | null {
  const { JAVA_HOME: home = '', OPENSEARCH_JAVA_HOME: own = '' } = process.env
  const found = [own, home, ...globSync('/usr/lib/jvm/*'), ...globSync('/Library/Java/JavaVirtualMachines/*/Contents/Home')]
  return found.filter((folder) => existsSync(join(folder, 'bin', 'jar'))).find((folder) => versionOf(folder) >= oldestJava) ?? null
}

function versionOf(folder: string): number {
  try {
    return Number(/javac (\d+)/.exec(execFileSync(join(folder, 'bin', 'javac'), ['-version'], { encoding: 'utf8' }))?.[1] ?? 0)
  } catch {
    // A folder that is called so and holds something else.
    return 0
  }
}

/** Fetches the program by Maven, once, and answers its folder. */
export async function fetchOpenSearch(java: string): Promise<string> {
  const folder = join(kept, `opensearch-${version}`)
  if (existsSync(folder)) return folder
  const made = `${kept}-${process.pid}`
  mkdirSync(made, { recursive: true, mode: 0o755 })
  try {
    const environment = { ...process.env, JAVA_HOME: java }
    await run('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${made}`], { env: environment })
    await run(join(java, 'bin', 'jar'), ['xf', `opensearch-${version}.zip`], { cwd: made })
    rmSync(join(made, `opensearch-${version}.zip`))
    chmodSync(made, 0o755)
    rmSync(kept, { recursive: true, force: true })
    renameSync(made, kept)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return folder
}

/** Why it cannot be run here, after it was fetched; null where it can. */
export async function whyNotHere(): Promise<string | null> {
  const java = findJava()
  if (java === null) return 'this machine has no JDK 21 or later'
  try {
    await fetchOpenSearch(java)
    return null
  } catch (error) {
    return `Maven did not fetch it: ${String(error).slice(0, 200)}`
  }
}
