import { runChecks } from './test/checks.ts'
import { report } from './test/report.ts'
import { runVitest } from './test/run.ts'

/** What can be known within a minute: lint, format, types, unused code, boundaries, and every test of what only computes. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const started = Date.now()
const tallies = await Promise.all([runChecks(say), runVitest('pure')])
report(tallies.flat(), { say, started, skipped: [] })
