import { dayInNairobi } from '../../../clock.ts'
import type { AccountData, ExportedFile } from '../../../account-data/account-data.ts'

const indent = 20

/** A file with what is said of it beside it, or under it where its path is long. */
function listed(path: string, says: string): string {
  const lines = (says.match(/.{1,55}(?: |$)/g) ?? []).map((line) => `${' '.repeat(indent)}${line.trimEnd()}`).join('\n')
  return path.length < indent ? `${path}${lines.slice(path.length)}` : `${path}\n${lines}`
}

/** What stands in an archive, for who opens it in some years. */
export const guideTo = (at: Date, accountData: readonly AccountData[]): ExportedFile => ({
  path: 'README.txt',
  content: (async function* () {
    yield `Everything of yours in Hukumu, open legal research for Kenya,
as it was on ${dayInNairobi(+at)}.

${accountData.flatMap(({ guide }) => (guide ? [listed(...guide)] : [])).join('\n')}

What lay in your trash is not here: bring back what you want to take along,
and make another archive.

Times are in UTC. Files that end in .json are lists of records in JSON, one a
line; a case is named by its id in Hukumu, its title and its citation.
`
  })(),
})
