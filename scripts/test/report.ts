import type { Tally } from './checks.ts'

interface ReportOptions {
  say: (line: string) => void
  /** When the run began, in ms. */
  started: number
  /** What did not run, and why. */
  skipped: readonly string[]
}

/** Ends a run: what failed once more, what passed only when repeated, and the counts. The process ends with 1 where anything failed. */
export function report(tallies: readonly Tally[], { say, started, skipped }: ReportOptions) {
  for (const { label, failures } of tallies)
    for (const { test, message } of failures) say(`\nFAILED (${label}) ${test}\n${message.replace(/^/gm, '    ')}`)
  for (const reason of skipped) say(`Skipped: ${reason}`)
  for (const { label, passed, failed, repeated, seconds } of tallies) {
    const only = repeated.length === 0 ? '' : `, ${repeated.length} of them only when repeated`
    say(`${label}: ${passed} passed${only}, ${failed} failed (${seconds.toFixed(0)} s)`)
  }
  for (const test of tallies.flatMap(({ repeated }) => repeated)) say(`Passed only when repeated: ${test}`)
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  say(`Took ${Math.round((Date.now() - started) / 1000)} s`)
  const failed = sum((tally) => tally.failed)
  const repeated = sum((tally) => tally.repeated.length)
  say(`${sum((tally) => tally.passed)} passed${repeated === 0 ? '' : ` (${repeated} only when repeated)`}, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
