import { sayImport } from '#contract/reasons/import-words'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SyntheticJudgment, makeJudgments } from '../../../../bench/corpus.ts'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { buildDocx, inList, paragraph } from './formats/testing/build-docx.ts'
import { buildPdf, linesAt } from './formats/testing/build-pdf.ts'
import { hostileFiles } from './formats/testing/hostile-files.ts'
import { importSources } from './import-sources.ts'
import type { Outcome } from './outcomes.ts'

const good = 980

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-mixed-'))
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

const day = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const titleOf = ({ title, case_number, citation, date, document_type }: SyntheticJudgment) =>
  `${title} (${case_number}) ${citation} (${day(date)}) (${document_type})`
const frontOf = (judgment: SyntheticJudgment) => [
  titleOf(judgment),
  `Neutral citation: ${judgment.citation}`,
  'Republic of Kenya',
  judgment.document_type,
]
/** The first paragraphs, without the numbers that each kind of file writes in its own way. */
const paragraphsOf = ({ content }: SyntheticJudgment) =>
  content
    .split('\n\n')
    .slice(0, 12)
    .map((one) => one.replace(/^\d+\. /, ''))

const wrap = (text: string, width = 80): string[] => text.match(new RegExp(`.{1,${width}}(?: |$)`, 'g'))!.map((line) => line.trim())

function pdfOf(judgment: SyntheticJudgment): Buffer {
  const texts = frontOf(judgment).concat(paragraphsOf(judgment).map((text, index) => `${index + 1}. ${text}`))
  const lines = texts.flatMap((text) => wrap(text).concat(''))
  const pages: string[][] = []
  for (let at = 0; at < lines.length; at += 45) pages.push(lines.slice(at, at + 45))
  return buildPdf(
    pages.map((page, index) => linesAt(72, 72, page).concat({ text: String(index + 1), x: 290, y: 810 })),
    { packed: true },
  )
}

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** The same judgment with its words fit for markup. */
const inMarkup = (judgment: SyntheticJudgment): SyntheticJudgment => ({
  ...judgment,
  title: escaped(judgment.title),
  content: escaped(judgment.content),
})

/** A judgment as a file of each kind. */
const kinds: readonly (readonly [ending: string, write: (judgment: SyntheticJudgment) => string | Buffer])[] = [
  ['json', (judgment) => JSON.stringify(judgment)],
  ['txt', (judgment) => [...frontOf(judgment), ...paragraphsOf(judgment).map((text, index) => `${index + 1}. ${text}`)].join('\n\n')],
  ['pdf', pdfOf],
  [
    'docx',
    (judgment) =>
      buildDocx(
        [...frontOf(judgment).map((text) => paragraph(text)), ...paragraphsOf(judgment).map((text) => paragraph(text, inList(1)))].join(''),
        {
          'numbering.xml': numbering,
        },
      ),
  ],
  [
    'html',
    (
      judgment,
    ) => `<!DOCTYPE html><html><body><dl><dt>Citation</dt><dd>${titleOf(judgment)}</dd><dt>Court</dt><dd>${judgment.court}</dd></dl>
      <div id="document_content">${frontOf(judgment)
        .map((text) => `<p>${text}</p>`)
        .join('')}<ol>${paragraphsOf(judgment)
        .map((text) => `<li>${text}</li>`)
        .join('')}</ol></div></body></html>`,
  ],
  [
    'xml',
    (
      judgment,
    ) => `<akomaNtoso><judgment><meta><identification><FRBRWork><FRBRalias value="${titleOf(judgment)}"/></FRBRWork></identification></meta>
      <header>${frontOf(judgment)
        .map((text) => `<p>${text}</p>`)
        .join('')}</header><judgmentBody>${paragraphsOf(judgment)
        .map((text, index) => `<paragraph><num>${index + 1}.</num><content><p>${text}</p></content></paragraph>`)
        .join('')}</judgmentBody></judgment></akomaNtoso>`,
  ],
]

test('a thousand files of every kind come in, and the hostile ones among them do no harm', async () => {
  const expected = new Map<string, { citation: string; last: number }>()
  const apart = Math.floor(good / hostileFiles.length)
  for (const [index, judgment] of [...makeJudgments(good)].entries()) {
    const [ending, write] = kinds[index % kinds.length]!
    const name = `${String(index).padStart(4, '0')}.${ending}`
    writeFileSync(join(folder, name), write(/docx|html|xml/.test(ending) ? inMarkup(judgment) : judgment))
    expected.set(name, { citation: judgment.citation, last: ending === 'json' ? 0 : paragraphsOf(judgment).length })
    const hostile = index % apart === 25 ? hostileFiles[Math.floor(index / apart)] : undefined
    if (hostile) writeFileSync(join(folder, `${String(index).padStart(4, '0')}-${hostile[0]}`), hostile[1])
  }

  const outcomes: Outcome[] = []
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100)
  const before = process.memoryUsage.rss()
  const counts = await importSources(app.database, [folder], { workers: 2, onOutcome: (outcome) => void outcomes.push(outcome) })
  clearInterval(watch)

  expect(outcomes).toHaveLength(good + hostileFiles.length)
  for (const [name, , reason] of hostileFiles) {
    const outcome = outcomes.find(({ file }) => file.endsWith(`-${name}`))
    expect({ name, outcome: outcome?.outcome }).toEqual({ name, outcome: 'rejected' })
    expect(sayImport(outcome!.reasons)).toMatch(reason)
  }
  const unexpected = outcomes.filter(
    ({ file, outcome }) => outcome === 'rejected' && !hostileFiles.some(([name]) => file.endsWith(`-${name}`)),
  )
  expect(unexpected).toEqual([])
  expect(counts.rejected).toBe(hostileFiles.length)

  const { rows } = await app.database.pool.query<{
    citation: string
    source: string
    layout: { paragraphs: [number, number, number, string | null][] }
  }>('select d.citation, r.source, r.layout from cases d join revisions r on r.document_id = d.id and r.number = d.revision')
  expect(rows).toHaveLength(good)
  for (const { citation, source, layout } of rows) {
    const { citation: wanted, last } = expected.get(source)!
    const numbers = layout.paragraphs.flatMap(([, , kind, number]) => (kind === 2 && number !== null ? [Number(number)] : []))
    expect({ source, citation }).toEqual({ source, citation: wanted })
    if (last > 0) expect({ source, last: numbers.at(-1) }).toEqual({ source, last })
  }
  // Buffers of the bombs are never unpacked whole: the process stays far below what they hold.
  expect(peak - before).toBeLessThan(1500 * 1024 * 1024)
})
