import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One test that failed, for the list at the end: where it stands, and the first lines of what was wrong. */
export interface Failure {
  test: string
  message: string
  /** The file that holds it, where it can be run by itself. */
  file?: string
}

const maxLines = 20

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** What failed in a run of Vitest, by its JSON report. */
export function listVitestFailures({ testResults }: VitestReport, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ test: file, message: firstLines(message), file }]
    return failed.map(({ fullName, failureMessages }) => {
      const words = (failureMessages ?? []).join('\n')
      return { test: `${file}${lineIn(words, name)} › ${fullName}`, message: firstLines(words), file }
    })
  })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

/** The journeys that failed, and the names of those that passed only when repeated with what was wrong at first, by the JSON report of Playwright. */
export function listJourneyFailures(report: PlaywrightReport): { failures: Failure[]; repeated: string[] } {
  const walk = ({ suites = [], specs = [] }: PlaywrightSuite): (Failure & { isFlaky: boolean })[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          test: `e2e/${file}:${line} › ${title}`,
          message: firstLines(
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).find((words) => words !== '') ?? '',
          ),
          isFlaky: status === 'flaky',
        })),
    ),
    ...suites.flatMap(walk),
  ]
  const journeys = walk(report)
  return {
    failures: [
      ...report.errors.map(({ message = '' }) => ({ test: 'journeys', message: firstLines(message) })),
      ...journeys.filter(({ isFlaky }) => !isFlaky).map(({ test, message }) => ({ test, message })),
    ],
    repeated: journeys.filter(({ isFlaky }) => isFlaky).map(({ test, message }) => `${test} (${message.split('\n')[0]})`),
  }
}

/** The start of what a failed test or check printed, without colours and empty lines. */
export const firstLines = (words: string): string =>
  stripVTControlCharacters(words)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines)
    .map((line) => line.slice(0, 300))
    .join('\n')

/** `:12` where the stack of an error names a line of the test's own file. */
function lineIn(stack: string, file: string): string {
  const at = stack.indexOf(`${file}:`)
  return at < 0 ? '' : (/^:\d+/.exec(stack.slice(at + file.length))?.[0] ?? '')
}

/** What a run of Vitest that failed without a failed test says of the error beside its tests. */
export function listErrorBeside(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).split('\n')
  const at = lines.findIndex((line) => line.includes('Unhandled Errors'))
  return [{ test: 'an error beside the tests', message: (at < 0 ? lines.slice(-maxLines) : lines.slice(at, at + 2 * maxLines)).join('\n') }]
}
