import { existsSync } from 'node:fs'
import { buildWebWhenStale } from './build-web.ts'
import { runChecks, type Tally } from './test/checks.ts'
import { report } from './test/report.ts'
import { findChromium } from './test/prepare.ts'
import { repeatFailed, runBrowserJourneys, runVitest } from './test/run.ts'

/** Everything that must hold, by one command: checks, tests, journeys in a browser. Ends with the counts. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const slow = process.argv.includes('--slow')
const started = Date.now()

const tallies: Tally[] = []
const skipped: string[] = []

if (!existsSync('../shared/real-documents')) skipped.push('tests on real documents: ../shared/real-documents is absent')

if (!slow) tallies.push(...(await runChecks(say)))

const chromium = findChromium(say)
if (!chromium) skipped.push('browser journeys: no Chromium here, and it can only be installed by root with a package source')

// The screens are built once, before servers of both kinds of tests want to.
await buildWebWhenStale(say)
const kind = slow ? 'slow' : 'all'
// Side by side, since each waits a good deal; what the journeys print comes when they end.
const [journeys, tests] = await Promise.all([chromium ? runBrowserJourneys(chromium, { slow }) : null, runVitest(kind)])
tallies.push(await repeatFailed(tests, kind))
if (journeys) tallies.push(journeys)

report(tallies, { say, started, skipped })
