import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { readParagraphs } from '../../server/areas/documents/documents.ts'
import { voiceOf } from '../../server/areas/chat/answering/voice-of.ts'
import { speakersIn } from '../../server/speakers/kept-speakers.ts'
import { readOpinions } from './opinions.ts'
import { hasRealDocuments, pathOf } from '../treatment/documents.ts'

interface Labelled {
  document: string
  paragraph: number
  label: string
  part: string
  isMixed: boolean
  /** Null where it is left unsaid. */
  told: string | null
  /** As what the assistant marks the paragraph where it quotes it; null where it stands there as the court's. */
  marked: string | null
}

/** Labels tell words of the law from words of judgments and books, which nothing tells apart today. */
const meant = (label: string) => (label === 'statute' ? 'quoted' : label)
const checkLength = 24
const { list } = parseArgs({ options: { list: { type: 'boolean' } } }).values
const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`)

/** The first words of a paragraph, by which a label notices that it lies on another paragraph than it was set for. */
const checkOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 4)
    .join('')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, checkLength)

async function readLabelled(): Promise<Labelled[]> {
  const rows = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
  const labelled: Labelled[] = []
  for (const [document, own] of Map.groupBy(rows, ([file = '']) => file))
    for await (const item of prepareFile(pathOf(`ke-judgments/${document}`), () => {})) {
      if (!('document' in item) || item.document.content === null) throw new Error(`${document} cannot be read`)
      const { content, layout } = item.document
      const paragraphs = readParagraphs(layout)
      const speakers = speakersIn(content, layout)
      for (const [, id = '', check, label = '', part = '', note] of own) {
        const paragraph = Number(id)
        const { start, end } = paragraphs[paragraph - 1] ?? { start: 0, end: 0 }
        if (checkOf(content.slice(start, end)) !== check) throw new Error(`${document}: paragraph ${id} is not the one that was labelled`)
        const text = content.slice(start, end)
        const told = speakers[paragraph - 1] ?? null
        const marked = voiceOf(text, { text, voices: [{ from: 0, speaker: told }] }) ?? null
        labelled.push({ document, paragraph, label, part, isMixed: note === 'mixed', told, marked })
      }
    }
  return labelled
}

const isRight = ({ label, told }: Labelled) => told === meant(label)

function row(name: string, labelled: readonly Labelled[]): void {
  const spoken = labelled.filter(({ told }) => told !== null)
  const right = spoken.filter(isRight)
  say(
    `${name.padEnd(22)} ${labelled.length} labelled; told of ${spoken.length} (${share(spoken.length, labelled.length)}), ` +
      `${right.length} of them rightly (${share(right.length, spoken.length)})`,
  )
}

/** Words that an answer must not give for the court's. */
const marks: readonly string[] = ['party', 'prayer', 'court-below'] satisfies NonNullable<ReturnType<typeof voiceOf>>[]

/** Of paragraphs of one speaker: how many of others are marked in an answer, and how many of the court and what it quotes are so wrongly. */
function sayMarks(labelled: readonly Labelled[]): void {
  const of = labelled.filter(({ isMixed }) => !isMixed)
  const others = of.filter(({ label }) => marks.includes(label))
  const courts = of.filter(({ label }) => !marks.includes(label))
  const marked = others.filter((one) => one.marked !== null)
  say(
    '  in an answer'.padEnd(22) +
      ` ${marked.length} of ${others.length} of parties, prayers and courts below are marked (${share(marked.length, others.length)}), ` +
      `${marked.filter((one) => one.marked === one.label).length} as what they are; ` +
      `${courts.filter((one) => one.marked !== null).length} of ${courts.length} others wrongly`,
  )
}

/** Labels down, what is told across. */
function sayConfusions(labelled: readonly Labelled[]): void {
  const labels = ['court', 'party', 'prayer', 'quoted', 'statute', 'court-below']
  const all = [...new Set([...labels.filter((label) => meant(label) === label), ...labelled.map(({ told }) => told ?? 'unsaid')])]
  const width = 13
  say(`${'label \\ told'.padEnd(width)}${all.map((told) => told.padStart(width)).join('')}`)
  for (const label of labels) {
    const own = labelled.filter((one) => one.label === label)
    const counts = all.map((told) => own.filter((one) => (one.told ?? 'unsaid') === told).length)
    say(`${label.padEnd(width)}${counts.map((count) => String(count || '·').padStart(width)).join('')}`)
  }
}

/** How often the kind of an opinion is told rightly where it is told, and of how many of those that show it. */
function sayOpinions(): void {
  const opinions = readOpinions()
  for (const isHeld of [false, true]) {
    const own = opinions.filter((one) => one.isHeld === isHeld)
    const spoken = own.filter(({ told }) => told !== 'opinion')
    const shows = own.filter(({ label }) => label !== 'opinion')
    const found = shows.filter(({ label, told }) => label === told).length
    const dissents = shows.filter(({ label }) => label === 'dissenting')
    const right = spoken.filter(({ label, told }) => label === told).length
    say(
      `opinions, ${isHeld ? 'held' : 'tuning'}`.padEnd(23) +
        `${own.length} labelled; told of ${spoken.length}, ${right} of them rightly (${share(right, spoken.length)}); ` +
        `${found} of ${shows.length} found, dissents ${dissents.filter(({ told }) => told === 'dissenting').length} of ${dissents.length}`,
    )
  }
  if (list)
    for (const { line, label, told } of opinions.filter((one) => !one.isHeld && one.label !== one.told))
      say(`opinion-labels.tsv ${line}: ${label}, told as ${told}`)
}

sayOpinions()
if (hasRealDocuments) {
  const labelled = await readLabelled()
  const tuning = labelled.filter(({ part }) => part === 'tuning')
  for (const part of ['tuning', 'held', 'fresh']) {
    const own = labelled.filter((one) => one.part === part)
    row(part, own)
    row(
      '  of one speaker',
      own.filter(({ isMixed }) => !isMixed),
    )
    sayMarks(own)
  }
  sayConfusions(tuning)
  if (list)
    for (const { document, paragraph, label, told, isMixed } of tuning.filter((one) => one.told !== null && !isRight(one)))
      say(`${document} ${paragraph}: ${label}${isMixed ? ' (mixed)' : ''}, told as ${told}`)
} else say('Skipped: the real documents are not beside the repository, so speakers are not measured.')
