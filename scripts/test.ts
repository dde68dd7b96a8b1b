import { existsSync } from 'node:fs'
import { buildWebWhenStale } from './build-web.ts'
import { runChecks, type Tally } from './test/checks.ts'
import { report } from './test/report.ts'
import { findChromium, openTestPostgreSQL } from './test/prepare.ts'
import { type VitestRun, repeatFailed, runBrowserJourneys, runVitest } from './test/run.ts'

/** Everything that must hold, by one command: checks, tests on both databases, journeys in a browser. Ends with the counts. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const slow = process.argv.includes('--slow')
const started = Date.now()

const tallies: Tally[] = []
const skipped: string[] = []

if (!existsSync('../shared/real-documents')) skipped.push('tests on real documents: ../shared/real-documents is absent')

if (!slow) tallies.push(...(await runChecks(say)))

const chromium = findChromium(say)
if (!chromium) skipped.push('browser journeys: no Chromium here, and it can only be installed by root with a package source')

const postgres = await openTestPostgreSQL(say)
try {
  if (!postgres) skipped.push('tests on PostgreSQL: no server here, and it can only be installed by root with a package source')
  // The screens are built once, before servers of both kinds of tests want to.
  await buildWebWhenStale(say)
  const runs: VitestRun[] = [
    { label: 'embedded database', kind: slow ? 'slow' : 'all' },
    ...(postgres ? [{ label: 'PostgreSQL', kind: slow ? 'slow' : 'database', databaseUrl: postgres.url } as const] : []),
  ]
  // Side by side, since each waits a good deal; what the second and third print comes when they end.
  const [journeys, first] = await Promise.all([
    chromium ? runBrowserJourneys(chromium, { slow }) : null,
    Promise.all(runs.map(async (run) => ({ run, tally: await runVitest(run) }))),
  ])
  for (const { run, tally } of first) tallies.push(await repeatFailed(tally, run))
  if (journeys) tallies.push(journeys)
} finally {
  await postgres?.stop()
}

report(tallies, { say, started, skipped })
