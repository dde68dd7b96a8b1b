import { examine } from './doctor/examine.ts'
import { lineOf } from './doctor/finding.ts'
import { WrongUse, runCommand, say } from './run-command.ts'

const usage = `Usage: npm run doctor

Looks at settings, folders, disk, clock, server, database, index, mail and backups, and says of each in one line what is wrong and what to do. Works
beside a running server and without one, and changes nothing. Answers 1 when something must be done.`

await runCommand({
  usage,
  options: {},
  run: async ({ positionals }) => {
    if (positionals.length > 0) throw new WrongUse()
    let isWell = true
    for await (const finding of examine(process.env)) {
      say(lineOf(finding))
      if (finding.state === 'mend') isWell = false
    }
    return isWell
  },
})
