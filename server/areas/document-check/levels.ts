import type { CheckLevel, CheckedCitation } from '#contract/document-check'

type Judged = Pick<CheckedCitation, 'verdict' | 'case' | 'pinpoint' | 'quotes' | 'signals'> & {
  /** It stands within words that are the cited court's own, so its author did not choose it. */
  quoted: boolean
}

/**
 * How much a reader should mind. First what must not be relied on: another case, altered words, a decision that is reversed or overruled, a sample that
 * no court decided.
 * Then what only a reader can settle, a wrong pinpoint and words of a dissent among it.
 */
export function levelOf({ verdict, case: cited, pinpoint, quotes, signals, quoted }: Judged): CheckLevel {
  const gone = signals.some(({ level }) => level === 'negative')
  if (
    verdict === 'name mismatch' ||
    verdict === 'no such provision' ||
    gone ||
    cited?.sample === true ||
    quotes.some(({ status }) => status === 'altered')
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
  return verdict === 'could not check' ? 'unchecked' : 'fine'
}
