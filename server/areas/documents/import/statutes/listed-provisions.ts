import { shownText } from '../split/block.ts'
import { readContainer } from './headings.ts'
import { type ActProvision, type ActTree, type ProvisionType, createTree } from './tree.ts'
import type { UnitType } from './read-act-lines.ts'
import { createUnitText } from './unit-text.ts'

/** A section as a record lists it: its number, the words over it, its text on one line, and the chapter or part that it stands in. */
export interface ListedProvision {
  section: string
  title: string
  content: string
  chapter: string | null
}

const readString = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  const text = Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(' ') : value
  return typeof text === 'string' && text.trim() !== '' ? shownText(text) : null
}

/** The names under which records list sections, what holds them and what they hold, and those of the fields of a section. */
const listNames = ['provisions', 'sections', 'articles', 'rules', 'regulations'] as const
const holderNames = { chapters: 'Chapter', parts: 'Part' } as const
const childNames = ['subsections', 'paragraphs', 'clauses', 'subclauses'] as const
const numberNames = ['section', 'number', 'num', 'article', 'rule', 'regulation', 'section_number'] as const
const headingNames = ['title', 'heading', 'marginal_note', 'marginalNote', 'name'] as const
const textNames = ['content', 'text', 'body'] as const

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one)) : []

const firstOf = (fields: Fields, names: readonly string[]): string | null =>
  names.reduce<string | null>((found, name) => found ?? readString(fields[name]), null)

/** 'Section 12.', '12.', '(1)' → '12', '1' */
const bareNumber = (number: string): string =>
  number.replace(/^(?:section|article|rule|regulation|s\.)\s*/i, '').replace(/^[[(]|[\])]?\.?$/g, '')

/** The text of a section with what it holds, each behind its number: '(1) A keeper keeps. (a) by day;'. */
function textOf(fields: Fields): string | null {
  const children = childNames
    .flatMap((name) => fieldsOf(fields[name]))
    .flatMap((child) => {
      const [number, text] = [firstOf(child, numberNames) ?? readString(child['letter']), textOf(child)]
      return text === null ? [] : [number === null ? text : `(${bareNumber(number)}) ${text}`]
    })
  const pieces = [firstOf(fields, textNames) ?? '', ...children].filter((text) => text !== '')
  return pieces.length === 0 ? null : pieces.join(' ')
}

/** The sections that a record lists, in its chapters and parts where it has them; null where it lists none with a number and a text. */
export function readListedProvisions(record: Fields): ListedProvision[] | null {
  const read = sectionsIn(record, null)
  return read.length > 0 ? read : null
}

function sectionsIn(record: Fields, within: string | null): ListedProvision[] {
  const own = listNames
    .flatMap((name) => fieldsOf(record[name]))
    .flatMap((one): ListedProvision[] => {
      const [number, content] = [firstOf(one, numberNames), textOf(one)]
      if (number === null || content === null) return []
      return [
        { section: bareNumber(number), title: firstOf(one, headingNames) ?? '', content, chapter: readString(one['chapter']) ?? within },
      ]
    })
  const held = Object.entries(holderNames).flatMap(([name, word]) =>
    fieldsOf(record[name]).flatMap((one) => {
      const number = firstOf(one, ['number', 'num', 'part', 'chapter'])
      const heading = firstOf(one, headingNames)
      if (number === null) return sectionsIn(one, within)
      const named = new RegExp(`^${word}\\b`, 'i').test(number) ? number : `${word} ${number}`
      return sectionsIn(one, heading === null ? named : `${named} – ${heading}`)
    }),
  )
  return [...own, ...held]
}

// what begins a paragraph within text that runs on: a marker after the end of a clause, a term, a proviso, a note
const MARKED =
  /(?<=[.;:—–―-]|[;,]\s(?:and|or)|\))\s+(?=\((?:\d{1,3}[A-Z]?|[a-z]{1,2}|[ivxl]{1,6}|[A-Z])\)\s)|(?<=[.;:—–-])\s+(?=[“"][^”"]{2,60}[”"],?\s+(?:means?|includes?|has\b|in\s+relation))|(?<=:)\s+(?=Provided\b)|\s+(?=\[\s?(?:Act No|L\.N|Legal Notice|Rev\b))/g
// 'Part II – ESTABLISHMENT OF THE OFFICE', 'Chapter II ADMISSIBILITY AND RELEVANCY', 'Part 2 – Superior Courts', 'Division 3 — Supplementary
// provisions': of the next section, left at the end of this one. Before a number alone, and
// before small letters, which stand behind a dash, a sentence or another heading has ended.
const TRAILING = new RegExp(
  [
    String.raw`\s((?:Chapter|Part|Division)\s+(?:[IVXLC]+[A-H]?|\d+|[A-Z][A-Za-z]+)\b[\s–—-]*[A-Z][A-Z’',&()\s–—-]*[A-Z)])$`,
    String.raw`(?<=[.;:)”"’]|[A-Z]{2})\s((?:Chapter|Part)\s+(?:[IVXLC]+[A-H]?|\d+|[A-Z][A-Za-z]+))$`,
    String.raw`(?<=[.;:)”"’]|[A-Z]{2})\s((?:Part|Division)\s+(?:[IVXLC]+[A-H]?|\d+)\s?[–—-]\s?[A-Z“"](?:(?!\s(?:Part|Division)\s\S+\s?[–—-])[^.;]){2,150}(?<![,:]))$`,
  ].join('|'),
)

/** Takes headings off the end of a section's text, the last of them first. */
function takeTrailing(content: string): { text: string; headings: string[] } {
  const headings: string[] = []
  let text = content
  for (let match = TRAILING.exec(text); match; match = TRAILING.exec(text)) {
    headings.unshift((match[1] ?? match[2] ?? match[3])!.trim())
    text = text.slice(0, match.index).trimEnd()
  }
  return { text, headings }
}

const numberOf = (section: string) => Number.parseInt(section, 10)
/** Whether nothing can stand between two sections: 41 and 42, 41 and 41A. */
const isNext = (before: string, after: string) => [0, 1].includes(numberOf(after) - numberOf(before))

/** What may hold a container of a type. */
const heldBy: Partial<Record<ProvisionType, readonly ProvisionType[]>> = { part: ['chapter'], division: ['chapter', 'part'] }

/** The tree of an Act whose sections are listed one by one. */
export function treeOfListed(listed: readonly ListedProvision[], unit: UnitType): ActTree {
  const tree = createTree()
  const text = createUnitText(tree)
  let chapter: string | null = null
  let printed: string[] = []
  let before: string | null = null
  /** What the record itself says that sections stand in. */
  const told = new Set<ActProvision>()

  const openContainer = (words: string) => {
    const isDivision = /^division\b/i.test(words)
    // A division is printed as a part is.
    const named = words.replace(
      /^(\w+)\s+(\w+)\s*[–—-]*\s*/,
      (_, word: string, number: string) => `${isDivision ? 'PART' : word.toUpperCase()} ${number} – `,
    )
    const read = readContainer(named)
    if (!read) return tree.write(words, 'heading')
    const type = isDivision ? 'division' : read.type
    const holds: readonly string[] = heldBy[type] ?? []
    while (tree.current() && !holds.includes(tree.current()!.type)) tree.close()
    tree.open({ type, num: read.num, figure: read.figure, heading: read.heading || null })
    tree.write(words, 'heading')
  }

  for (const { section, title, content, chapter: within } of listed) {
    while (tree.current()?.type === unit) tree.close()
    // Between two sections of which some are missing another division may have begun: what follows is said to stand in none.
    if (before !== null && !isNext(before, section)) while (tree.current() && !told.has(tree.current()!)) tree.close()
    before = section
    for (const words of printed) openContainer(words)
    if (within !== null && within !== chapter && !printed.some((words) => words.toLowerCase().startsWith(within.toLowerCase())))
      openContainer(within)
    const isTold = ({ type, num }: ActProvision) => `${within ?? ''} `.toLowerCase().startsWith(`${type} ${num} `.toLowerCase())
    for (const around of tree.around()) if (isTold(around)) told.add(around)
    chapter = within
    const { text: own, headings } = takeTrailing(content)
    printed = headings
    tree.open({ type: unit, num: section, heading: title || null })
    tree.write(title === '' ? `${section}.` : `${section}. ${title}`, 'heading', `${section}.`)
    for (const piece of own.split(MARKED)) if (piece.trim() !== '') text.write(piece.trim())
    text.end()
  }
  for (const words of printed) tree.write(words, 'heading')
  return tree.finish()
}
