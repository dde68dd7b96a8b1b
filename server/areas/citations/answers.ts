import type { Citation } from '#citations/citation'
import { pointsBack } from '#citations/what-is-cited'
import { type ResolvedCitation, maxResolved } from '#contract/citations'
import type { VerdictReason } from '#contract/reasons/citation-reasons'
import { verdictWords } from '#contract/reasons/citation-words'
import { sayReason } from '#contract/reasons/say-reason'
import type { LawAnswer } from './answer-laws.ts'
import type { Decision } from './decide.ts'
import { toCited } from './found.ts'

/** What the library says of one citation. */
export type Answer = Pick<
  ResolvedCitation,
  'verdict' | 'case_id' | 'case' | 'candidates' | 'reason' | 'reason_code' | 'numbers' | 'provisions'
>

/** Why, in English and as a code. */
const because = (reason: VerdictReason): Pick<Answer, 'reason' | 'reason_code'> => ({
  reason: sayReason(reason, verdictWords),
  reason_code: reason,
})

export const tooMany: VerdictReason = { code: 'too-many', most: maxResolved }

export const couldNotCheck = (reason: VerdictReason): Answer => ({
  verdict: 'could not check',
  case_id: null,
  case: null,
  candidates: [],
  ...because(reason),
  numbers: null,
})

const answerOfLaw = ({ verdict, reason, provisions }: LawAnswer): Answer => ({
  verdict,
  case_id: null,
  case: null,
  candidates: [],
  ...because(reason),
  numbers: null,
  provisions,
})

export const withoutCase = (citation: Citation, law: LawAnswer | undefined): Answer =>
  law ? answerOfLaw(law) : couldNotCheck(reasonWithoutCase(citation))

const reasonWithoutCase = (citation: Citation): VerdictReason => (pointsBack(citation.kind) ? { code: 'nothing-before' } : { code: 'law' })

export const answerOf = (decision: Decision | null): Answer =>
  decision
    ? {
        verdict: decision.verdict,
        case_id: decision.cited?.case_id ?? null,
        case: decision.cited ? toCited(decision.cited) : null,
        candidates: decision.candidates.map(toCited),
        ...because(decision.reason),
        numbers: null,
      }
    : couldNotCheck({ code: 'not-asked' })

/** What points back means what the citation means that it points to; one of several cases is only a possible match. */
export function answerToBack([first, ...others]: Answer[]): Answer {
  if (!first) return couldNotCheck({ code: 'nothing-before' })
  if (others.every(({ case_id }) => case_id !== null && case_id === first.case_id)) {
    return first.verdict === 'resolved' ? { ...first, ...because({ code: 'points-back' }) } : first
  }
  const candidates = [first, ...others].flatMap((answer) => (answer.case ? [answer.case] : answer.candidates))
  return { verdict: 'possible match', case_id: null, case: null, candidates, ...because({ code: 'namesakes-before' }), numbers: null }
}
