import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paragraphKinds } from '../../contract/cases.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import type { PreparedDocument } from '../../server/areas/documents/import/prepared-document.ts'

const judgments = fileURLToPath(new URL('../../../shared/real-documents/ke-judgments/', import.meta.url))
const folders = ['legalizeme', 'royonzioki', 'verda']

/**
 * What a person read in a judgment, from `structure.tsv`, before seeing what an import makes of it: how many parties its title page names, the court's
 * own paragraph numbers in their order ('1-5 6 6': `0` for none), and before which of them headings stand. `?`: was not read.
 */
interface Structure {
  part: string
  parties: number
  numbers: string[] | null
  headings: string[] | null
}

export const structureFigures = ['parties', 'numbers', 'headings'] as const
type Figures = Record<(typeof structureFigures)[number], { right: number; all: number }>

const spell = (numbers: string): string[] =>
  numbers
    .split(' ')
    .filter((one) => one !== '' && one !== '0')
    .flatMap((one) => {
      const [first, last = first] = one.split('-').map(Number)
      return Array.from({ length: last! - first! + 1 }, (_, i) => String(first! + i))
    })
const readOr = (cell: string) => (cell === '?' ? null : spell(cell))

const readTruth = (): Map<string, Structure> =>
  new Map(
    readFileSync(new URL('structure.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', part = '', parties = '', numbers = '', headings = ''] = line.split('\t')
        return [id, { part, parties: Number(parties), numbers: readOr(numbers), headings: readOr(headings) }]
      }),
  )

/** What an import made of the same. */
function readStructure({ layout, record }: PreparedDocument): { parties: number; numbers: string[]; headings: string[] } {
  const paragraphs = layout.paragraphs.map(([, , kind, number]) => ({ kind: paragraphKinds[kind]!, number }))
  const own = paragraphs.flatMap(({ kind, number }, at) => (kind === 'paragraph' && number !== null ? [{ number, at }] : []))
  const headings = own.flatMap(({ number, at }, place) => {
    const between = paragraphs.slice(place === 0 ? 0 : own[place - 1]!.at + 1, at)
    return between.filter(({ kind }) => kind === 'heading').length > 0 ? [number] : []
  })
  return { parties: record.parties.length, numbers: own.map(({ number }) => number), headings }
}

/** Of two lists in order, how many agree, of the longer: the longest common run of both with gaps. */
function inCommon(expected: readonly string[], read: readonly string[]): number {
  let row = read.map(() => 0)
  for (const one of expected) {
    let diagonal = 0
    row = read.reduce<number[]>((next, other, i) => {
      const up = row[i]!
      next.push(one === other ? diagonal + 1 : Math.max(up, next[i - 1] ?? 0))
      diagonal = up
      return next
    }, [])
  }
  return row.at(-1) ?? 0
}

/** Reads the labelled judgments and counts what is right, of what is there or was read, by part of the labels; misses of the part that is held out are not told. */
export async function measureStructure(): Promise<{ parts: Map<string, Figures>; misses: string[] }> {
  const truth = readTruth()
  const parts = new Map<string, Figures>()
  const misses: string[] = []
  for (const path of folders.flatMap((folder) =>
    existsSync(judgments + folder) ? readdirSync(judgments + folder).map((name) => `${folder}/${name}`) : [],
  ))
    for await (const item of prepareFile(judgments + path, () => {})) {
      const known = 'document' in item ? truth.get(item.document.caseId) : undefined
      if (!('document' in item) || !known) continue
      const read = readStructure(item.document)
      const none = () => ({ right: 0, all: 0 })
      const own = parts.get(known.part) ?? { parties: none(), numbers: none(), headings: none() }
      parts.set(known.part, own)
      const miss = (figure: string, expected: string, got: string) => {
        if (known.part === 'home' && expected !== got)
          misses.push(`home: ${figure} of ${item.document.caseId}: '${expected}' was read as '${got}'`)
      }
      own.parties.all += 1
      if (read.parties === known.parties) own.parties.right += 1
      miss('parties', String(known.parties), String(read.parties))
      for (const figure of ['numbers', 'headings'] as const) {
        const expected = known[figure]
        if (expected === null) continue
        own[figure].right += inCommon(expected, read[figure])
        own[figure].all += Math.max(expected.length, read[figure].length)
        miss(figure, expected.join(' '), read[figure].join(' '))
      }
    }
  return { parts, misses }
}
