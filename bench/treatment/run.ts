import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { prepareFile } from '../../server/areas/cases/import/prepare-file.ts'
import type { DocumentInGraph } from '../../server/areas/citations/citations.ts'
import { type Figures, type Judged, figuresOf, leadsInWordsOf } from './measure.ts'

/** `npm run bench:treatment`: how often what is read of treatment and appeal history is right, by labels that were set by hand. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const documents = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))
const pathOf = (name: string) => (name.startsWith('library/') ? root : documents) + name
const rowsOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`)

async function read(path: string): Promise<DocumentInGraph[]> {
  const graphs: DocumentInGraph[] = []
  for await (const item of prepareFile(path, () => {})) {
    if ('document' in item && item.document.content !== null) graphs.push(item.document.graph)
  }
  return graphs
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

async function readAll(names: Iterable<string>) {
  const held = new Map<string, DocumentInGraph>()
  for (const name of new Set(names)) {
    const [graph] = await read(pathOf(name))
    if (!graph) throw new Error(`${name} holds no judgment with a text`)
    held.set(name, graph)
  }
  return held
}

async function measureTreatment(): Promise<void> {
  const rows = rowsOf('citations.tsv')
  const graphs = await readAll(rows.map(([name]) => name!))
  const judged = rows.map(([name, , at, label]): Judged => {
    const { references, treatments } = graphs.get(name!)!
    const place = references.findIndex(({ start }) => start === Number(at))
    if (place < 0) throw new Error(`${name} has no citation at ${at} any more`)
    const machine = treatments
      .filter(({ cited }) => cited === place)
      .map(({ treatment, by }) => (by === 'this court' ? treatment : `${treatment}*`))
    return { machine, hand: label!.split('+') }
  })
  say(`${judged.length} citations in ${graphs.size} documents, labelled by hand`)
  const row = (name: string, { leads, right, expected }: Figures) =>
    say(
      `${name.padEnd(20)} ${right} of ${leads} leads right (${share(right, leads)}); ${right} of ${expected} found (${share(right, expected)})`,
    )
  row('all treatment', figuresOf(judged, 'all'))
  row('negative treatment', figuresOf(judged, 'negative'))
  const said = judged.filter(({ hand }) => hand.includes('party')).length
  say(`${'of the parties'.padEnd(20)} ${leadsInWordsOf(judged, 'party')} leads in ${said} citations by the parties`)
  say(`${'in quotations'.padEnd(20)} ${leadsInWordsOf(judged, 'quoted')} leads in quoted words`)
}

async function measureHistory(): Promise<void> {
  const rows = rowsOf('history.tsv')
  const graphs = await readAll(rows.map(([name]) => name!))
  let right = 0
  let silent = 0
  const found = new Set<string>()
  for (const [name, paragraph, label] of rows) {
    const step = graphs.get(name!)!.appeals.find(({ header }) => header.paragraph === Number(paragraph))
    if (step) found.add(`${name} ${paragraph}`)
    if (!step || step.outcome === 'appealed') silent += 1
    else if (step.outcome === label) right += 1
    else say(`  ${name} ¶${paragraph}: ${step.outcome}, should be ${label}`)
  }
  const extra = [...graphs].flatMap(([name, { appeals }]) => appeals.filter(({ header }) => !found.has(`${name} ${header.paragraph}`)))
  const given = rows.length - silent + extra.length
  say(
    `${'appeal history'.padEnd(20)} ${right} of ${given} outcomes right (${share(right, given)}); ${right} of ${rows.length} found (${share(right, rows.length)})`,
  )
}

async function measureYield(): Promise<void> {
  for (const folder of ['ke-judgments', 'uk-tna', 'au-fca']) {
    const graphs = (await Promise.all(filesIn(documents + folder).map(read))).flat()
    const leads = graphs.reduce((sum, { treatments }) => sum + treatments.length, 0)
    const citations = graphs.reduce((sum, { references }) => sum + references.length, 0)
    const treating = graphs.filter(({ treatments }) => treatments.length > 0).length
    const appealing = graphs.filter(({ appeals }) => appeals.length > 0).length
    say(
      `${folder.padEnd(20)} ${graphs.length} judgments, ${citations} citations: ${leads} leads in ${treating} judgments (${share(treating, graphs.length)}), appeal history in ${appealing} (${share(appealing, graphs.length)})`,
    )
  }
}

if (existsSync(documents)) {
  await measureTreatment()
  await measureHistory()
  await measureYield()
} else say(`Skipped: the real documents are not at ${documents}, so treatment is not measured.`)
process.exit(0)
