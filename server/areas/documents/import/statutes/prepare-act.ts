import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { ImportWarning } from '#contract/reasons/import-warnings'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout, StoredParagraph } from '../../../../database/stored-layout.ts'
import { whyTooLong } from '../given-text.ts'
import { sha256 } from '../identify.ts'
import { paragraphBreak } from '../split/split-text.ts'
import { type ActFacts, readActAddress, titleKey } from './act-facts.ts'
import type { StatedAct } from './read-act.ts'
import type { ActBlock, ActProvision } from './tree.ts'

/** A provision as it is stored: `first` and `last` are paragraphs of the layout, from 1. */
export interface StoredProvision extends Omit<ActProvision, 'from' | 'to'> {
  first: number
  last: number
}

/** An Act ready to be stored, at one date. */
export interface PreparedAct {
  facts: ActFacts
  country: string
  titleKey: string
  /** The address of the work, else what its title makes of it. */
  identity: string
  /** The id of a work that is not held yet. */
  caseId: string
  content: string
  layout: StoredLayout
  provisions: StoredProvision[]
  /** SHA-256 of what it is and of its text as read. */
  contentHash: string
  source: string
  sourceFormat: string
  isGuide: boolean
  warnings: ImportWarning[]
}

/** The `source_format` of a guide. */
export const guideFormat = 'Guide'

const kindOf: Record<ActBlock['kind'], number> = {
  heading: paragraphKinds.indexOf('heading'),
  text: paragraphKinds.indexOf('paragraph'),
  note: paragraphKinds.indexOf('line'),
}
const item = paragraphKinds.indexOf('item')
/** Sections that are named in a warning. */
const maxNamed = 40
const ownCountry = 'ke'
/** Whose constitution it is, where no address says. */
const countries = [
  [/tanzania/i, 'tz'],
  [/uganda/i, 'ug'],
  [/rwanda/i, 'rw'],
  [/south\s+africa/i, 'za'],
] as const

/** Makes an Act ready to be stored; `rejected` says why it is not. */
export function prepareAct(
  { facts, tree, missing, isGuide = false }: StatedAct,
  source: string,
  sourceFormat: string,
): PreparedAct | { rejected: ImportRejection } {
  const tooLong = whyTooLong({ blocks: tree.blocks.map(({ text }) => text) })
  if (tooLong) return { rejected: tooLong }
  if (tree.blocks.length === 0 || tree.provisions.length === 0) return { rejected: { code: 'statute' } }
  const country =
    (facts.uri && readActAddress(facts.uri)?.country) ||
    countries.find(([name]) => facts.kind === 'constitution' && name.test(facts.title))?.[1] ||
    ownCountry
  const key = titleKey(facts.title, country)
  return {
    facts,
    country,
    titleKey: key,
    identity: facts.uri ?? `act|${key}`,
    caseId: idOf(facts, country),
    ...layOut(tree.blocks),
    provisions: tree.provisions.map(({ from, to, ...provision }) => ({ ...provision, first: from + 1, last: to })),
    contentHash: sha256(JSON.stringify({ facts, tree })),
    source,
    sourceFormat: isGuide ? guideFormat : sourceFormat,
    isGuide,
    warnings: [
      ...(facts.date === null && !isGuide ? [{ code: 'version-date-not-stated' as const }] : []),
      ...(missing.length > 0
        ? [{ code: 'sections-missing' as const, sections: missing.slice(0, maxNamed), more: Math.max(0, missing.length - maxNamed) }]
        : []),
    ],
  }
}

function layOut(blocks: readonly ActBlock[]): Pick<PreparedAct, 'content' | 'layout'> {
  let start = 0
  const paragraphs = blocks.map(({ text, kind, number, depth }): StoredParagraph => {
    const end = start + text.length
    const stored: StoredParagraph = [start, end, kind === 'text' && depth > 0 ? item : kindOf[kind], number, depth, 0]
    start = end + paragraphBreak.length
    return stored
  })
  return { content: blocks.map(({ text }) => text).join(paragraphBreak), layout: { parts: [], paragraphs } }
}

// '/akn/ke/act/2007/11' → 'ke-act-2007-11'; an Act without an address: 'ke-act-reed-act'
const idOf = ({ uri, title }: ActFacts, country: string): string =>
  uri
    ? uri.replace(/^\/akn\//, '').replace(/[^a-z\d]+/g, '-')
    : `${country}-act-${title
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 80)}`
