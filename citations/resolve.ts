import type { BackCitation, CaseCitation, Citation, Span } from './citation.ts'
import { type NameIndex, createNameIndex } from './name-index.ts'
import { sameName } from './name-matching.ts'
import { isOfCase, pointsBack } from './what-is-cited.ts'

/** Whether a citation is of a case or matter, and not of written law or pointing back. */
export const isCaseCitation = (citation: Citation): citation is CaseCitation => isOfCase(citation.kind)

/** Whether a citation points back to one before it. */
export const isBackCitation = (citation: Citation): citation is BackCitation => pointsBack(citation.kind)

const nameOf = (citation: Citation | undefined): Span | undefined => (citation && isCaseCitation(citation) ? citation.caseName : undefined)

/** Parallel citations of one case carry the very same name span. */
const sameCase = (a: Citation | undefined, b: Citation | undefined): boolean => {
  const [first, second] = [nameOf(a), nameOf(b)]
  return first !== undefined && second !== undefined && (first.start === second.start || sameName(first.text, second.text))
}

/** 'In The Neema [1989] KLR 1': capitalised words that stand for a name without a 'v'. */
const BARE_NAME =
  /(?:^|[.;,(]\s|\b(?:in|of|see|from|and|per|by)\s)(?:the\s)?((?!(?:Court|Appeal|Petition|Case|Cause|Suit|Application|Judgment|Ruling)\b)\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,3}),?\s*$/iu
const bareNameBefore = (text: string, start: number): string | undefined => {
  const name = BARE_NAME.exec(text.slice(Math.max(0, start - 80), start))?.[1]
  return name && /^\p{Lu}/u.test(name) ? name : undefined
}

/** Citations side by side in one breath: only joining marks and a few words between. */
const together = (text: string, before: Citation, after: Citation): boolean => {
  const between = text.slice(before.end, Math.min(after.start, before.end + 200))
  return between.length < 160 && !/\.\s+[A-Z“]/.test(between.replace(/\b(?:v|vs|Ltd|Co|No|[A-Z])\.\s/gi, ' '))
}

/** The first citation of the one case that `name` can mean; null for none or for several. */
const citedByName = (citations: readonly Citation[], names: NameIndex, name: string): number | null => {
  const matches = names.find(name)
  const first = matches?.[0]
  if (!matches || first === undefined) return null
  return matches.every((match) => match === first || sameCase(citations[first], citations[match])) ? first : null
}

/**
 * For each citation of a text (`findCitations(text)`, in its order) the index of the one it points back to: ibid to the citation before it,
 * supra and short forms to the first citation of the case they name. Null for every other kind, and wherever more than one case, or none,
 * could be meant.
 */
export const resolveBackReferences = (citations: readonly Citation[], text: string): (number | null)[] => {
  const antecedents: (number | null)[] = []
  const names = createNameIndex()
  for (const [index, citation] of citations.entries()) {
    let antecedent: number | null = null
    if (citation.kind === 'ibid') antecedent = citedJustBefore(citations, antecedents, index, text)
    else if (citation.kind === 'supra') antecedent = citation.caseName ? citedByName(citations, names, citation.caseName.text) : null
    else if (citation.kind === 'short') antecedent = citedByName(citations, names, citation.name)
    antecedents.push(antecedent)
    const name = isCaseCitation(citation) ? (citation.caseName?.text ?? bareNameBefore(text, citation.start)) : undefined
    if (name) names.add(name, index)
  }
  return antecedents
}

const citedJustBefore = (
  citations: readonly Citation[],
  antecedents: readonly (number | null)[],
  index: number,
  text: string,
): number | null => {
  const last = index - 1
  const before = citations[last]
  if (!before) return null
  if (isBackCitation(before)) return antecedents[last] ?? null
  let first = last
  while (first > 0 && last - first < 8 && sameCase(citations[first - 1], before)) first -= 1
  const earlier = citations[first - 1]
  const start = citations[first]
  const several = earlier && start && isCaseCitation(earlier) && isCaseCitation(before) && together(text, earlier, start)
  return several ? null : first
}
