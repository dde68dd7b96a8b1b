import { type ActFacts, type StatedFacts, readActFacts } from './act-facts.ts'
import type { ActLines } from './act-lines.ts'
import { citedAs } from './cited-as.ts'
import { cutList, divideInstruments } from './instruments.ts'
import type { ActLine } from './line.ts'
import { type ListedProvision, treeOfListed } from './listed-provisions.ts'
import { type UnitType, readActLines, unitOf } from './read-act-lines.ts'
import type { ActTree } from './tree.ts'

/** An Act as a file gives it: what it is, its text as a tree, and sections that its arrangement names and its text lacks. */
export interface StatedAct {
  facts: ActFacts
  tree: ActTree
  missing: string[]
  /** Lines of the file that are no text of the Act: its printed arrangement, running heads and page numbers. */
  left: string[]
  /** It is an arrangement with notes of our own, which stands in until a text of the Act is held. */
  isGuide?: boolean
  /** Instruments that the file prints after it: the rules made under an Act. */
  further: StatedAct[]
}

/** Lines of the front among which title, number and dates are looked for. */
const front = 120

/** What an Act is called that states and prints no title: as it says that it may be cited, else as its file is. */
const nameOf = (texts: readonly { text: string }[], { title }: StatedFacts, file: string): string =>
  (title === undefined ? citedAs(texts.map(({ text }) => text)) : null) ?? file

/** Reads an Act from the lines of a file, and the instruments that stand after it. */
export function readActOfLines({ lines, left }: ActLines, stated: StatedFacts, file: string): StatedAct {
  const name = nameOf(lines, stated, file)
  const { title } = readActFacts(frontOf(lines), stated, name)
  const [first = [], ...others] = divideInstruments(lines, title)
  const { own, list } = cutList(first, title)
  const act = readInstrument({ lines: [...own], left: [...left, ...list.map(({ text }) => text)] }, stated, name)
  const { date, language } = act.facts
  const further = others.map((one) => readInstrument({ lines: one, left: [] }, { language, ...(date && { date }) }, name))
  return { ...act, further }
}

const frontOf = (lines: readonly ActLine[]): string[] => lines.slice(0, front).map(({ text }) => text)

function readInstrument({ lines, left }: ActLines, stated: StatedFacts, name: string): StatedAct {
  const facts = readActFacts(frontOf(lines), stated, name)
  const { tree, missing, dated, arrangement } = readActLines(lines, (arrangement) => unitOf(arrangement, facts.title))
  // What stands after a long arrangement, before the first section.
  const later = readActFacts(dated, stated, name)
  return {
    facts: {
      ...facts,
      assented: facts.assented ?? later.assented,
      commenced: facts.commenced ?? later.commenced,
      repealed: facts.repealed ?? later.repealed,
      repealedBy: facts.repealedBy ?? later.repealedBy,
      number: facts.number ?? later.number,
      year: facts.year ?? later.year,
    },
    tree,
    missing,
    left: arrangement ? [...left, ...lines.slice(arrangement.from, arrangement.to).map(({ text }) => text)] : left,
    further: [],
  }
}

/** Reads an Act whose markup gave its tree. */
export function readActOfTree(tree: ActTree, stated: StatedFacts, file: string): StatedAct {
  const first = tree.provisions.find(({ type }) => type === 'section' || type === 'article' || type === 'rule')?.from ?? front
  return {
    facts: readActFacts(
      tree.blocks.slice(0, Math.min(first, front)).map(({ text }) => text),
      stated,
      nameOf(tree.blocks, stated, file),
    ),
    tree,
    missing: [],
    left: [],
    further: [],
  }
}

/** Reads an Act whose sections a record lists. */
export function readActOfListed(listed: readonly ListedProvision[], stated: StatedFacts, name: string): StatedAct {
  const facts = readActFacts([], stated, name)
  const unit: UnitType = unitOf(null, facts.title)
  return { facts, tree: treeOfListed(listed, unit), missing: [], left: [], further: [] }
}
