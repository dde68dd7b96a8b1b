import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paragraphKinds } from '../../contract/cases.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { splitText } from '../../server/areas/documents/import/split/split-text.ts'
import type { StoredLayout } from '../../server/database/stored-layout.ts'

const documents = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))
/** Of the court's paragraphs each one so many is joined to the one before it. */
const joinedEach = 7
const fewest = 3

/**
 * Numbers within blocks, read by a person, that nothing proves to begin a paragraph of the court; `after` is how many characters other than
 * white space stand before one.
 */
const readLabels = (): Map<string, { after: number; part: string }[]> => {
  const rows = readFileSync(new URL('lost-numbers.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  return new Map(
    [...Map.groupBy(rows, ([id]) => id!)].map(([id, own]) => [id, own.map(([, after, part]) => ({ after: Number(after), part: part! }))]),
  )
}

const solidIn = (text: string): number => text.match(/\S/g)?.length ?? 0

const numbersOf = ({ paragraphs }: StoredLayout): string[] =>
  paragraphs.flatMap(([, , kind, number]) => (paragraphKinds[kind] === 'paragraph' && number !== null ? [number] : []))

const isUnbroken = (numbers: readonly string[]) => numbers.every((number, at) => number === String(at + 1))

export interface LostNumbers {
  judgments: number
  unbroken: number
  /** Breaks before a number that were taken away, and how many of them were found again. */
  joined: number
  found: number
  /** Labelled numbers at which a block was cut, by part of the labels. */
  cut: Map<string, { wrong: number; all: number }>
}

/** Reads the judgments, then reads each that runs from 1 unbroken once more with breaks taken away. */
export async function measureLostNumbers(): Promise<LostNumbers> {
  const labels = readLabels()
  const figures: LostNumbers = { judgments: 0, unbroken: 0, joined: 0, found: 0, cut: new Map() }
  const paths = existsSync(documents) ? globSync(`${documents}{ke-judgments,uk-tna,au-fca,africa}/**/*.*`).sort() : []
  for (const path of paths)
    for await (const item of prepareFile(path, () => {})) {
      if (!('document' in item) || item.document.content === null) continue
      const { caseId, content, layout } = item.document
      const starts = new Set(layout.paragraphs.map(([start]) => solidIn(content.slice(0, start))))
      for (const { after, part } of labels.get(caseId) ?? []) {
        const own = figures.cut.get(part) ?? { wrong: 0, all: 0 }
        figures.cut.set(part, { wrong: own.wrong + (starts.has(after) ? 1 : 0), all: own.all + 1 })
      }
      const numbers = numbersOf(layout)
      if (numbers.length < fewest) continue
      figures.judgments += 1
      if (!isUnbroken(numbers)) continue
      figures.unbroken += 1
      const { blocks, joined } = withBreaksTaken(content, layout)
      if (joined.length === 0) continue
      figures.joined += joined.length
      const again = new Set(numbersOf(splitText({ blocks }).layout))
      figures.found += joined.filter((number) => again.has(number)).length
    }
  return figures
}

/** The blocks of a judgment, each seventh of the court's paragraphs joined to what stands before it; neither the first nor the last of them. */
function withBreaksTaken(content: string, { paragraphs }: StoredLayout): { blocks: string[]; joined: string[] } {
  const last = paragraphs.findLastIndex(([, , kind, number]) => paragraphKinds[kind] === 'paragraph' && number !== null)
  const blocks: string[] = []
  const joined: string[] = []
  paragraphs.forEach(([start, end, kind, number], at) => {
    const text = content.slice(start, end)
    const before = paragraphs[at - 1]
    const isJoined =
      paragraphKinds[kind] === 'paragraph' &&
      Number(number) > 1 &&
      Number(number) % joinedEach === 0 &&
      at < last &&
      before !== undefined &&
      paragraphKinds[before[2]] !== 'heading' &&
      /^\W?\d+[.\])]?\s/.test(text)
    if (!isJoined) return void blocks.push(text)
    blocks[blocks.length - 1] += ` ${text}`
    joined.push(number!)
  })
  return { blocks, joined }
}
