import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import type { Tally } from './checks.ts'
import { type Failure, type PlaywrightReport, listErrorBeside, listJourneyFailures, listVitestFailures } from './failures.ts'

/** Those that only compute, all that are not slow, or the slow ones. */
type Kind = 'pure' | 'all' | 'slow'

const labels = { pure: 'pure tests', all: 'tests', slow: 'slow tests' }

/** Runs the tests that need no browser. */
export async function runVitest(kind: Kind, files: readonly string[] = []): Promise<Tally> {
  const started = Date.now()
  return withReport(async (report) => {
    const which = { all: [], slow: ['--config', 'vitest.slow.config.ts'], pure: ['--project', 'pure'] }[kind]
    const { code, output } = await runCommand(
      ['vitest', 'run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...which, ...files],
      { show: true },
    )
    const read = readReport(report) as Parameters<typeof listVitestFailures>[0] & { numPassedTests: number; numFailedTests: number }
    const failures = listVitestFailures(read, process.cwd())
    const beside = code !== 0 && failures.length === 0 ? listErrorBeside(output) : []
    return tally(labels[kind], read.numPassedTests, read.numFailedTests, code, started, [...failures, ...beside])
  })
}

/** Files that are run once more: where more failed, it is not for what else the machine did. */
const maxRepeated = 6

/**
 * Runs the files in which something failed once more, when nothing else runs: what measures time or memory, or waits for what the machine was too
 * busy to do. What passes then is named with what was wrong at first, as a journey is; what fails alone failed.
 */
export async function repeatFailed(tally: Tally, kind: Kind): Promise<Tally> {
  const files = [...new Set(tally.failures.flatMap(({ file }) => file ?? []))]
  const known = tally.failures.every(({ file }) => file !== undefined)
  if (files.length === 0 || files.length > maxRepeated || !known) return tally
  const again = await runVitest(kind, files)
  const nameOf = ({ test }: Failure) => test.replace(/:\d+/, '')
  const still = new Set(again.failures.map(nameOf))
  const passed = tally.failures.filter((failure) => !still.has(nameOf(failure)))
  return {
    ...tally,
    passed: tally.passed + Math.max(0, tally.failed - again.failed),
    failed: again.failed,
    failures: again.failures,
    repeated: passed.map(({ test, message }) => `${test} (${message.split('\n')[0]})`),
    seconds: tally.seconds + again.seconds,
  }
}

/** Runs the journeys of e2e/ in a browser, against a server that they start themselves, beside other tests; what they print comes at the end. */
export async function runBrowserJourneys(chromium: string, { slow }: { slow: boolean }): Promise<Tally> {
  const started = Date.now()
  const which = [slow ? '--grep' : '--grep-invert', '@slow']
  const port = process.env['E2E_PORT'] ?? String(await findFreePort())
  const { code, output } = await runCommand(['playwright', 'test', ...which], { env: { CHROMIUM: chromium, E2E_PORT: port } })
  process.stdout.write(output)
  const read = readReport('test-results/report.json') as PlaywrightReport
  const { expected, flaky, unexpected } = read.stats
  const { failures, repeated } = listJourneyFailures(read)
  return tally('browser', expected + flaky, unexpected, code, started, failures, repeated)
}

/** Below those that the system gives to connections, so that none of them takes it before the server of the journeys does. */
async function findFreePort(port = 3555): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return port
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return findFreePort(port + 1)
  } finally {
    server.close()
  }
}

async function withReport<T>(work: (report: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** A runner that ended badly without counting a failure (a file that does not load) counts as one. */
const tally = (
  label: string,
  passed: number,
  failed: number,
  code: number,
  started: number,
  failures: Failure[],
  repeated: string[] = [],
): Tally => ({
  label,
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  seconds: (Date.now() - started) / 1000,
  failures,
  repeated,
})
