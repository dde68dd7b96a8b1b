import { examine } from './doctor/examine.ts'
import { lineOf } from './doctor/finding.ts'

const usage = `Usage: npm run doctor

Looks at settings, folders, disk, clock, server, database, index, mail and backups, and says of each in one line what is wrong and what to do. Works
beside a running server and without one, and changes nothing. Answers 1 when something must be done.`

if (process.argv.length > 2) {
  process.stderr.write(`${usage}\n`)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}

for await (const finding of examine(process.env)) {
  process.stdout.write(`${lineOf(finding)}\n`)
  if (finding.state === 'mend') process.exitCode = 1
}
