import { readConfig } from '../server/config.ts'
import { openKept } from '../server/backup/open-kept.ts'
import { rebuildGraph } from '../server/areas/citations/citations.ts'
import { rebuildActKeys, rereadDispositions, rereadLayouts } from '../server/areas/documents/documents.ts'
import { reindex, reindexLaw } from '../server/areas/search/search.ts'
import { WrongUse, runCommand, say, sayProgress } from './run-command.ts'

const usage = `Usage: npm run reindex

Makes the search index and the graph of citations anew from the stored cases, and reads anew of what kind their opinions are, who speaks in them and how they ended. Works beside a running server and without one.`

await runCommand({
  usage,
  options: {},
  run: async ({ positionals }) => {
    if (positionals.length > 0) throw new WrongUse()
    const config = readConfig()
    const database = await openKept(config, { visit: true })
    try {
      await report('read for their opinions and who speaks in them', (told) => rereadLayouts(database, told))
      await report('read for how they ended', (told) => rereadDispositions(database, told))
      await report('indexed', (told) => reindex(database, told))
      await rebuildActKeys(database)
      await report('to be read anew by their sections', (told) => reindexLaw(database, told), 'texts of Acts')
      await report('read for what they cite', (told) => rebuildGraph(database, told))
    } finally {
      await database.close()
    }
    return true
  },
})

/** Shows how far one of them is while it runs, and in the end how long it took. */
async function report(what: string, work: (told: (documents: number) => void) => Promise<unknown>, things = 'cases') {
  const started = performance.now()
  let done = 0
  await work((documents) => {
    done = documents
    sayProgress(`${documents.toLocaleString('en')} ${things}`)
  })
  sayProgress('')
  say(`${done.toLocaleString('en')} ${things} ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
