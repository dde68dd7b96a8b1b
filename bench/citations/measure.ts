import type { CitationKind } from '#citations/citation'
import { findCitations } from '#citations/find'

/** A labelled passage: offsets are UTF-16 positions in its text. */
export type Passage = { passage_id: number; text: string; spans: { start: number; end: number; kind: CitationKind }[] }

/** What was right, found too much and missed, each as 'passage:start-end:kind'. */
export type Outcome = { right: string[]; extra: string[]; missed: string[] }

export type Figures = { right: number; extra: number; missed: number; precision: number; recall: number }

/** Kinds that point back are not labelled, so they are not counted. */
const UNLABELLED: ReadonlySet<string> = new Set(['ibid', 'supra', 'short'])

/** The two groups that have a measure to meet, and all together. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  cases: ['neutral', 'eKLR', 'KLR', 'KAR', 'EA', 'EACA', 'LLR', 'foreign', 'unreported'],
  'statutes, articles and rules': ['article', 'statute', 'statute_bare', 'rule', 'rule_bare'],
}

/** Compares what the finder finds with the labels; a span counts as right only with the same start, end and kind. */
export const compare = (passages: readonly Passage[]): Outcome => {
  const outcome: Outcome = { right: [], extra: [], missed: [] }
  for (const passage of passages) {
    const key = (span: { start: number; end: number; kind: string }) => `${passage.passage_id}:${span.start}-${span.end}:${span.kind}`
    const labels = new Set(passage.spans.map(key))
    const found = new Set(
      findCitations(passage.text)
        .filter((item) => !UNLABELLED.has(item.kind))
        .map(key),
    )
    for (const item of found) (labels.has(item) ? outcome.right : outcome.extra).push(item)
    for (const label of labels) if (!found.has(label)) outcome.missed.push(label)
  }
  return outcome
}

const kindOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1)

/** Figures for the given kinds, or for every kind; 1 where nothing was to be found. */
export const figuresOf = (outcome: Outcome, kinds?: readonly string[]): Figures => {
  const count = (keys: readonly string[]) => (kinds ? keys.filter((key) => kinds.includes(kindOf(key))).length : keys.length)
  const [right, extra, missed] = [count(outcome.right), count(outcome.extra), count(outcome.missed)]
  return {
    right,
    extra,
    missed,
    precision: right + extra === 0 ? 1 : right / (right + extra),
    recall: right + missed === 0 ? 1 : right / (right + missed),
  }
}

export const kindsIn = (outcome: Outcome): string[] =>
  [...new Set([...outcome.right, ...outcome.extra, ...outcome.missed].map(kindOf))].sort()
