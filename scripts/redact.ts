import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type RedactionReport, type Replacement, redactNames } from '../server/areas/documents/documents.ts'
import { rewriteIndex } from '../server/areas/search/search.ts'
import { readConfig } from '../server/config.ts'
import { redactionTargets } from '../server/areas.ts'
import { openKept } from '../server/backup/open-kept.ts'
import { WrongUse, messageOf, runCommand, say } from './run-command.ts'

const usage = `Usage: npm run redact -- ID --replace NAME=INITIALS [--replace NAME=INITIALS …] [--by EMAIL] [--everywhere] [--dry-run]

Puts initials in place of a name in one case: in every revision, its record, the search index, citations, kept answers and waiting mails.
The name is found in any case of letters, over line breaks, with and without its dots and hyphens; a surname that also stands alone
is a name of its own.
  --replace -      reads lines of NAME=INITIALS from standard input, so that no name stays in the history of the shell
  --by EMAIL       who redacts, for the audit entry; else the account of the operating system
  --everywhere     also in the cases that cite this one and print the name; else they are only listed
  --dry-run        counts the places and changes nothing

Works beside a running server and without one. Ends with 0 when done, 1 when there is no such case or a name is not in it (nothing is
changed then), 2 for wrong use.`

await runCommand({
  usage,
  options: {
    replace: { type: 'string', multiple: true },
    by: { type: 'string' },
    everywhere: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  wordsOf,
  run: async ({ values, positionals: [caseId, ...others] }) => {
    if (caseId === undefined || others.length > 0 || !values.replace?.length) throw new WrongUse()
    const replacements = await readReplacements(values.replace)
    const by = values.by ?? userInfo().username
    if (by.trim() === '') throw new WrongUse('--by needs an address.')
    const dryRun = values['dry-run']
    const config = readConfig()
    const database = await openKept(config, { visit: true })
    try {
      // Not the address of a PostgreSQL server: it holds a password.
      say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
      const outbox = join(config.dataDir, 'outbox')
      const report = await redactNames(database, redactionTargets, {
        caseId,
        replacements,
        by,
        outbox,
        everywhere: values.everywhere,
        dryRun,
      })
      if (!dryRun) await rewriteIndex(database, config)
      for (const line of linesOf(report, dryRun)) say(line)
    } finally {
      await database.close()
    }
    return true
  },
})

/** A statement that failed may show what it was given: only its code is told. */
function wordsOf(error: unknown): string {
  if (error instanceof Error && 'severity' in error && 'code' in error)
    return `The database refused (${String(error.code)}): nothing was changed.`
  return messageOf(error)
}

async function readReplacements(given: readonly string[]): Promise<Replacement[]> {
  const lines = given.includes('-') ? (await text(process.stdin)).split(/\r?\n/).filter((line) => line.trim() !== '') : []
  const replacements = [...given.filter((one) => one !== '-'), ...lines].map((one) => {
    const [name = '', initials = '', ...more] = one.split('=')
    if (name.trim() === '' || initials.trim() === '' || more.length > 0) throw new WrongUse('A replacement is NAME=INITIALS.')
    return { name: name.trim(), initials: initials.trim() }
  })
  if (replacements.length === 0) throw new WrongUse('Standard input gives no NAME=INITIALS.')
  return replacements
}

function linesOf({ documents, alsoNaming, answers, mails, loneWords }: RedactionReport, dryRun: boolean): string[] {
  const lines = documents.map(({ caseId, places }) => {
    const counts = Object.entries(places).map(([kind, count]) => `${kind} ${count}`)
    return `${caseId}: ${counts.join(', ') || 'no place'}`
  })
  lines.push(`kept answers removed: ${answers}, waiting mails removed: ${mails}`)
  if (loneWords > 0)
    lines.push(`Single words of the names still stand in ${loneWords} places: give them as names of their own if they tell who it is.`)
  if (alsoNaming.length > 0)
    lines.push(
      `Cases that cite this one and print the name, unchanged (--everywhere redacts them too): ${alsoNaming.length}`,
      ...alsoNaming.map((id) => `  ${id}`),
    )
  lines.push(dryRun ? 'Dry run: nothing was changed.' : 'Done. Copies and backups of the database made before still hold the name.')
  return lines
}
