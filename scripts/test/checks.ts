import { runCommand } from './command.ts'

/** How many of one kind of test or check passed and failed. */
export interface Tally {
  label: string
  passed: number
  failed: number
  seconds: number
}

const rooms = ['contract/tsconfig.room.json', 'citations/tsconfig.room.json', 'web/tsconfig.room.json']
const projects = ['contract', 'citations', 'server', 'web', 'tests', 'scripts', 'bench', 'e2e']

const checks: { label: string; command: string[] }[] = [
  { label: 'lint', command: ['oxlint'] },
  { label: 'format', command: ['oxfmt', '--check', '.'] },
  { label: 'unused code', command: ['knip', '--no-progress'] },
  ...[...projects, ...rooms].map((project) => ({ label: `types of ${project}`, command: ['tsc', '-p', project] })),
]

/** Lint, format, types of every room and unused code. Each check counts as one. */
export async function runChecks(say: (line: string) => void): Promise<Tally[]> {
  const started = Date.now()
  const failures: string[] = []
  for (const { label, command } of checks) {
    const { code, output } = await runCommand(command)
    say(`${code === 0 ? 'ok  ' : 'FAIL'} ${label}`)
    if (code === 0) continue
    failures.push(label)
    say(output)
  }
  return [{ label: 'checks', passed: checks.length - failures.length, failed: failures.length, seconds: (Date.now() - started) / 1000 }]
}
