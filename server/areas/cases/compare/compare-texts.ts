import type { ComparedCase, Comparison } from '#contract/compare'
import type { CitedAuthority } from '../../citations/citations.ts'
import type { Judgment } from '../cases.ts'
import { codeOf, extractDigest } from '../summarise/extract-digest.ts'
import { alignPassages } from './align-passages.ts'
import { compareAuthorities } from './compare-authorities.ts'
import { readPassages } from './passages.ts'

/** Judgments side by side, from what each says and cites; `cited` has a list for each. Pure, and as long as the judgments are. */
export function compareTexts(judgments: readonly Judgment[], cited: readonly (readonly CitedAuthority[])[]): Comparison {
  const { common, apart, shared } = compareAuthorities(judgments, cited)
  const passages = judgments.flatMap(readPassages)
  return { cases: judgments.map(toSide), authorities: { common, apart }, passages: alignPassages(passages, shared) }
}

function toSide(judgment: Judgment): ComparedCase {
  const { statements, reason } = extractDigest(judgment, 'summary')
  const own = statements.filter(({ opinion_kind }) => opinion_kind !== 'dissenting')
  const of = (wanted: string) => own.filter(({ kind }) => kind === wanted)
  return {
    case: judgment.case,
    revision: judgment.revision,
    issues: of('issue'),
    holdings: of('holding'),
    orders: of('order'),
    dissents: statements.filter(({ opinion_kind }) => opinion_kind === 'dissenting'),
    reason,
    reason_code: codeOf(reason),
  }
}
