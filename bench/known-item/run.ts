import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SearchFilters } from '../../contract/search.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { testReader } from '../../server/testing/test-reader.ts'
import { makeBm25 } from './bm25.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const real = place('../../../shared/real-documents/au-fca')
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const deepest = 100
const phrasesAsked = 2
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Sought {
  /** The name of the case, as its file gives it. */
  name: string
  query: string
}

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-known-item-'))
  const stripped = join(folder, 'judgments')
  mkdirSync(stripped)
  const sought: Sought[] = []
  const texts = new Map<string, string>()
  for (const file of readdirSync(real)) {
    const written = readFileSync(join(real, file), 'utf8')
    // <catchphrases> … <catchphrase "id=c0">no point of principle</catchphrase> … </catchphrases>
    const phrases = [...written.matchAll(/<catchphrase [^>]*>([^<]*)</g)].map(([, phrase = '']) => phrase.replace(/&amp;/g, '&').trim())
    const bare = written.replace(/<catchphrases>[\s\S]*?<\/catchphrases>/, '<catchphrases></catchphrases>')
    const name = /<name>([^<]*)</.exec(written)?.[1]?.replace(/&amp;/g, '&').trim() ?? file
    writeFileSync(join(stripped, file), bare)
    texts.set(name, bare.replace(/<[^>]*>/g, ' '))
    const query = phrases.slice(0, phrasesAsked).join(' ')
    if (query !== '') sought.push({ name, query })
  }
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    await importSources(database, [stripped])
    const search = createSearch({ database, cases: createCases({ database, documents: createDocuments(database) }) })
    const bm25 = makeBm25(texts)
    say(`${texts.size} judgments, ${sought.length} of them asked for by their first ${phrasesAsked} catchphrases`)
    const inBox = async ({ query }: Sought) => {
      const filters = SearchFilters.parse({ query: inOneLine(query), jurisdiction: 'all' })
      const { results } = await search.find(nobody, filters, { sort: 'relevance', limit: deepest, offset: 0, snippets: false })
      return results.map(({ title, citation }) => `${title} ${citation ?? ''}`)
    }
    say(write('the search box', await ranksOf(sought, inBox)))
    say(write('BM25, any word', await ranksOf(sought, async ({ query }) => bm25(query, deepest))))
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What readers type has no signs of the query language. */
const inOneLine = (query: string) => query.replace(/["()&|*:/+-]/g, ' ').replace(/\s+/g, ' ')

/** At which place each is found, from 1; Infinity where it is not. */
async function ranksOf(sought: Sought[], ask: (one: Sought) => Promise<string[]>): Promise<number[]> {
  const ranks: number[] = []
  for (const one of sought) {
    const found = (await ask(one)).findIndex((name) => isNamed(name, one.name))
    ranks.push(found < 0 ? Number.POSITIVE_INFINITY : found + 1)
  }
  return ranks
}

// 'Lawrance v Human Rights Commission [2006] FCA 100 (9 February 2006)': its citation tells it apart
const citation = /\[\d{4}\] [A-Z]+ \d+/
const isNamed = (found: string, name: string) => {
  const wanted = citation.exec(name)?.[0]
  return wanted === undefined ? found.startsWith(name.slice(0, 40)) : found.includes(`${wanted} `) || found.endsWith(wanted)
}

function write(title: string, ranks: number[]): string {
  const share = (fits: (rank: number) => boolean) => (ranks.filter(fits).length / ranks.length).toFixed(3)
  const mrr = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length
  return `${title.padEnd(20)} success@1 ${share((rank) => rank === 1)}  @10 ${share((rank) => rank <= 10)}  MRR ${mrr.toFixed(3)}`
}

if (existsSync(real)) await run()
else say(`Skipped: the real documents are not at ${real}, so known items are not measured.`)
