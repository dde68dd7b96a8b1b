import type { CaseCitation, Citation } from '#citations/citation'
import { parseCitation } from '#citations/parse'
import { isCaseCitation } from '#citations/resolve'
import { readText } from './read-text.ts'
import type { Reference } from './references.ts'

/** One citation by itself; `reference` is what it is looked up by, null for laws and what points back. */
export interface OneCitation {
  citation: Citation
  /** Its parallel citations of the same case. */
  parallel: CaseCitation[]
  reference: Reference | null
}

// what a Kenya Law title has beside its citations: '(Commercial and Tax)', '(31 January 2022)', '(Judgment)'
const GROUP = /\((?:[A-Z][A-Za-z,&’' ]{0,60}|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+,? \d{4})\)/g
const MARKS = /^(?:[\s,.;:()[\]“”"'&=]|\b(?:at|the|also|or)\b)*$/

/**
 * The one citation that the whole text is, or the parallel citations of one case, as in a full title; of those the one that tells the
 * case best. Null for other words, and where more than one case is cited.
 */
export function readOne(text: string): OneCitation | null {
  const { citations, references } = readText(text)
  const [reference] = references
  if (!reference || references.length > 1 || citations.length !== reference.citations.length) {
    const citation = parseCitation(text)
    return citation ? { citation, parallel: [], reference: null } : null
  }
  const cases = citations.filter(isCaseCitation)
  if (cases.length !== citations.length) return { citation: citations[0]!, parallel: [], reference: null }
  if (!covers(text, reference, cases)) return null
  const best = cases.find(({ kind }) => kind === 'neutral') ?? cases.find(({ kind }) => kind !== 'unreported') ?? cases[0]!
  const parallel = cases.filter((one) => one !== best)
  return { citation: reference.name ? { ...best, caseName: reference.name } : best, parallel, reference }
}

/** Each text as the one citation that it is. */
export const readEach = (texts: readonly string[]): (OneCitation | null)[] => texts.map(readOne)

function covers(text: string, { name }: Reference, cases: readonly CaseCitation[]): boolean {
  const spans = cases.flatMap((one) => [one, one.pinpoint, 'courtSuffix' in one ? one.courtSuffix : undefined])
  const known = [name, ...spans].filter((span) => span !== undefined && span !== null).sort((a, b) => a.start - b.start)
  let rest = ''
  let position = 0
  for (const { start, end } of known) {
    rest += `${text.slice(position, Math.max(position, start))} `
    position = Math.max(position, end)
  }
  return MARKS.test((rest + text.slice(position)).replace(GROUP, ''))
}
