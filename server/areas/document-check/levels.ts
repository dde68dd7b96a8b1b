import type { CheckLevel, CheckedCitation } from '#contract/document-check'

type Judged = Pick<CheckedCitation, 'verdict' | 'case' | 'pinpoint' | 'quotes' | 'said' | 'signals' | 'numbers'> & {
  /** It stands within words that are the cited court's own, so its author did not choose it. */
  quoted: boolean
}

/**
 * How much a reader should mind. First what must not be relied on: another case, altered words, words of another or facts that are not the case's, a
 * number beyond the highest known, a decision that is reversed or overruled, a sample that no court decided.
 * Then what only a reader can settle, a wrong pinpoint and words of a dissent among it. A pinpoint or a quote that could not be checked agrees with nothing.
 */
const NOT_THE_COURT: ReadonlySet<string> = new Set(['words-of-another', 'words-of-dissent'])

export function levelOf({ verdict, case: cited, pinpoint, quotes, said, signals, numbers, quoted }: Judged): CheckLevel {
  const isBeyond = verdict === 'not in library' && numbers !== null && numbers.highest !== null && !numbers.within
  const gone = signals.some(({ level }) => level === 'negative')
  if (
    verdict === 'name mismatch' ||
    verdict === 'no such provision' ||
    gone ||
    cited?.sample === true ||
    quotes.some(({ status, reason_code: { code } }) => status === 'altered' || NOT_THE_COURT.has(code)) ||
    (!quoted && ((said?.length ?? 0) > 0 || isBeyond))
  )
    return 'wrong'
  if (pinpoint?.status === 'wrong') return 'look'
  if (quoted && verdict !== 'resolved') return 'unchecked'
  const doubtful = verdict === 'possible match' || verdict === 'not in library'
  if (
    doubtful ||
    quotes.some(({ status, place }) => status === 'not found' || status === 'marks differ' || place?.opinion_kind === 'dissenting') ||
    signals.some(({ level }) => level === 'caution')
  )
    return 'look'
  const isUnchecked = [verdict, pinpoint?.status, ...quotes.map(({ status }) => status)].includes('could not check')
  return isUnchecked ? 'unchecked' : 'fine'
}
