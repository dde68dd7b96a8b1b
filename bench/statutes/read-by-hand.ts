import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readActFile } from '../../server/areas/documents/import/statutes/read-act-file.ts'
import type { ActTree, ProvisionType } from '../../server/areas/documents/import/statutes/tree.ts'

/**
 * What a reader saw of a provision in the file itself, before the program read it; nothing of its words. `heading` is a hash of its letters and
 * figures, `letters` how many they are; '-' where only the words stand by which it was repealed. `children` counts its subsections or, where it has none, its paragraphs;
 * null where nobody counted them. `first` and `last` are hashes of the letters with which its text begins and ends, headings and notes apart; '' where nobody took them down.
 */
interface ProvisionLabel {
  file: string
  heldOut: boolean
  eid: string
  heading: string
  letters: number
  children: number | null
  first: string
  last: string
}

/** How many provisions of a group were read as the reader saw them, and what was read otherwise. */
export interface ReadByHand {
  right: number
  all: number
  mistakes: string[]
}

function readLabels(): ProvisionLabel[] {
  const [, ...rows] = readFileSync(new URL('provisions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [file = '', use, eid = '', heading = '', letters = '', children = '', first = '', last = ''] = row.split('\t')
    return {
      file,
      heldOut: use === 'held-out',
      eid,
      heading,
      letters: Number(letters),
      children: children === '' ? null : Number(children),
      first,
      last,
    }
  })
}

/** Reads the files of the labels as an import does, and compares provision by provision. */
export async function measureProvisions(folder: string): Promise<{ tuned: ReadByHand; heldOut: ReadByHand }> {
  const figures = { tuned: { right: 0, all: 0, mistakes: [] as string[] }, heldOut: { right: 0, all: 0, mistakes: [] as string[] } }
  for (const [file, labels] of Map.groupBy(readLabels(), (label) => label.file)) {
    const read = await readActFile(`${folder}/${file}`)
    for (const label of labels) {
      const group = label.heldOut ? figures.heldOut : figures.tuned
      group.all += 1
      const wrong = 'rejected' in read ? `no Act (${read.rejected.code})` : differs(label, read.act.tree)
      if (wrong === null) group.right += 1
      else group.mistakes.push(`${file.split('/').at(-1)} ${label.eid}: ${wrong}`)
    }
  }
  return figures
}

function differs({ eid, heading, letters, children, first, last }: ProvisionLabel, { provisions, blocks }: ActTree): string | null {
  const place = provisions.findIndex((one) => one.eid === eid)
  if (place === -1) return 'not found'
  const read = lettersOf(provisions[place]!.heading ?? '')
  if (heading !== repealed && hashOf(read) !== heading) return `another heading, of ${read.length} letters for ${letters}`
  const own = countChildren(provisions, place)
  if (children !== null && own !== children) return `${own} children for ${children}`
  const { from, to, num } = provisions[place]!
  const printed = blocks
    .slice(from, to)
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text)
  const text = lettersOf(printed.join(' ').replace(new RegExp(`^${num}\\s*[.―–-]`), ''))
  if (first !== '' && hashOf(text.slice(0, atEnds)) !== first) return 'its text begins otherwise'
  return last === '' || hashOf(text.slice(-atEnds)) === last ? null : 'its text ends otherwise'
}

/** So many letters of a text's beginning and end are compared. */
const atEnds = 20

const repealed = '-'

const counted: ReadonlySet<ProvisionType> = new Set(['subsection', 'paragraph'])

const countChildren = (provisions: ActTree['provisions'], place: number): number =>
  provisions.filter(({ parent, type }) => parent === place && counted.has(type)).length

const lettersOf = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const hashOf = (letters: string): string => (letters === '' ? '' : createHash('sha256').update(letters).digest('hex').slice(0, 12))
