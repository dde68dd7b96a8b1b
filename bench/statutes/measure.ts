import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readActFile } from '../../server/areas/documents/import/statutes/read-act-file.ts'
import { lettersLost, sourceText } from './source-words.ts'
import type { ActTree, ProvisionType } from '../../server/areas/documents/import/statutes/tree.ts'

/** The folder with the real documents, which are no part of the project. */
export const shared = '../shared'

/** Whether the real Acts are here; they are no part of the project. */
export const hasStatutes = existsSync(join(shared, 'real-statutes'))

export const counted = ['chapters', 'parts', 'units', 'orders', 'schedules'] as const
type Counted = (typeof counted)[number]

/** What was counted by hand of a file before it was read; null where its arrangement does not say. */
export interface Label {
  file: string
  heldOut: boolean
  counts: Record<Counted, number | null>
  /** Sections that its arrangement names and its text does not print, read by hand; counts are those of the text. */
  unprinted: string[]
}

/** What the reader makes of a file. */
export interface Measured extends Label {
  read: Record<Counted, number>
  provisions: number
  /** Sections that the arrangement names and the text does not print. */
  missing: string[]
  /** Ids that stand twice, which would send a link astray; always 0. */
  twice: number
  /** Provisions that do not lie within the one that holds them; always 0. */
  outside: number
  /** Letters and figures of the file that the tree lacks, its arrangement and running heads apart; null where the file is not looked into. */
  lost: number | null
}

const labelsAt = new URL('labels.tsv', import.meta.url)

export function readLabels(): Label[] {
  const [, ...rows] = readFileSync(labelsAt, 'utf8').trimEnd().split('\n')
  return rows.map((row) => {
    const [file = '', use, ...figures] = row.split('\t')
    const unprinted = sectionsOf(figures[counted.length] ?? '')
    const counts = Object.fromEntries(counted.map((name, index) => [name, figures[index] ? Number(figures[index]) : null]))
    return { file, heldOut: use === 'held-out', counts: counts as Label['counts'], unprinted }
  })
}

/** '82 245-247' → 82, 245, 246, 247. */
const sectionsOf = (ranges: string): string[] =>
  ranges
    .split(' ')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
    })

/** Whether the reader misses just what the text does not print. */
export const missesOnlyUnprinted = ({ missing, unprinted }: Measured): boolean => missing.join(' ') === unprinted.join(' ')

const units: ReadonlySet<ProvisionType> = new Set(['section', 'article', 'rule'])

/** Reads a file as an import does, and counts; a string says why it gave no Act. */
export async function measureFile(label: Label): Promise<Measured | string> {
  const read = await readActFile(join(shared, label.file))
  if ('rejected' in read) return read.rejected.code
  const { tree, missing, left, further } = read.act
  const source = await sourceText(join(shared, label.file))
  const outer = tree.provisions.filter(({ eid }) => !eid.startsWith('sched'))
  const count = (test: (type: ProvisionType) => boolean) => outer.filter(({ type }) => test(type)).length
  const outside = tree.provisions.filter(({ from, to, parent }) => {
    const holder = parent === null ? null : tree.provisions[parent]!
    return from > to || to > tree.blocks.length || (holder !== null && (from < holder.from || to > holder.to))
  }).length
  return {
    ...label,
    read: {
      chapters: count((type) => type === 'chapter'),
      parts: count((type) => type === 'part'),
      units: count((type) => units.has(type)),
      orders: count((type) => type === 'order'),
      schedules: tree.provisions.filter(({ type }) => type === 'schedule').length,
    },
    provisions: tree.provisions.length,
    missing,
    twice: tree.provisions.length - new Set(tree.provisions.map(({ eid }) => eid)).size,
    outside,
    lost:
      source === null
        ? null
        : lettersLost(
            source,
            [left, ...further.map((one) => one.left), ...[tree, ...further.map((one) => one.tree)].map(textsOf)].flat().join('\n'),
          ),
  }
}

const textsOf = ({ blocks }: ActTree): string[] => blocks.map(({ text }) => text)

/** The counts of a file that differ from its label. */
export const differing = ({ counts, read }: Measured): Counted[] =>
  counted.filter((name) => counts[name] !== null && counts[name] !== read[name])
