import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/open.ts'
import { reindex } from '../server/areas/search/search.ts'

const usage = `Usage: npm run reindex

Makes the search index anew from the stored cases. Works beside a running server and without one.`

if (process.argv.length > 2) {
  process.stderr.write(`${usage}\n`)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}

const config = readConfig()
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, visit: true })
const started = performance.now()
let indexed = 0
try {
  await reindex(database, (documents) => {
    indexed = documents
    if (process.stdout.isTTY) process.stdout.write(`\r${documents.toLocaleString('en')} cases`)
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  process.stdout.write(`${indexed.toLocaleString('en')} cases indexed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
} finally {
  await database.close()
}
