import { runCommand } from './command.ts'
import { type Failure, firstLines } from './failures.ts'

/** How many of one kind of test or check passed and failed. */
export interface Tally {
  label: string
  passed: number
  failed: number
  seconds: number
  failures: Failure[]
  /** Those that passed, but not at once. */
  repeated: string[]
}

// Each file is checked in one of them, as far as it can be: a project more would read once more what all of them share.
const projects = [
  '.',
  'bench',
  'web/tsconfig.tests.json',
  'contract/tsconfig.room.json',
  'citations/tsconfig.room.json',
  'web/tsconfig.room.json',
  'web/worker',
]

interface Check {
  label: string
  command: string[]
}

/** Side by side, one after the other in each row. */
const rows: Check[][] = [
  [
    { label: 'lint', command: ['oxlint'] },
    { label: 'format', command: ['oxfmt', '--check', '.'] },
    { label: 'unused code', command: ['knip', '--no-progress'] },
    { label: 'row types', command: [process.execPath, 'scripts/row-types.ts', '--check'] },
  ],
  // Several checkers would each look at what all files share.
  projects.map((project) => ({ label: `types of ${project}`, command: ['tsc', '-p', project, '--checkers', '1'] })),
]

/** For the checks written in Go: each in one thread, and with its memory tidied up seldom, takes half the processor time. */
const env = { GOMAXPROCS: '1', GOGC: '400' }

/** Lint, format, types of every room, unused code, and whether row types are those of the migrations. Each check counts as one. */
export async function runChecks(say: (line: string) => void): Promise<Tally[]> {
  const started = Date.now()
  const failures: Failure[] = []
  const run = async ({ label, command }: Check) => {
    const { code, output } = await runCommand(command, { env })
    say(`${code === 0 ? 'ok  ' : 'FAIL'} ${label}`)
    if (code === 0) return
    failures.push({ test: label, message: firstLines(output) })
    say(output)
  }
  const runRow = async (row: readonly Check[]) => {
    for (const check of row) await run(check)
  }
  await Promise.all(rows.map(runRow))
  const passed = rows.flat().length - failures.length
  return [{ label: 'checks', passed, failed: failures.length, seconds: (Date.now() - started) / 1000, failures, repeated: [] }]
}
