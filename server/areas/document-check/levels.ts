import type { CheckLevel, CheckedCitation } from '#contract/document-check'

type Judged = Pick<CheckedCitation, 'verdict' | 'pinpoint' | 'quotes' | 'signals'> & {
  /** It stands within words that are the cited court's own, so its author did not choose it. */
  quoted: boolean
}

/** How much a reader should mind: what differs from the library first, then what only a reader can settle. */
export function levelOf({ verdict, pinpoint, quotes, signals, quoted }: Judged): CheckLevel {
  if (verdict === 'name mismatch' || pinpoint?.status === 'wrong' || quotes.some(({ status }) => status === 'altered')) return 'wrong'
  if (quoted && verdict !== 'resolved') return 'unchecked'
  const doubtful = verdict === 'possible match' || verdict === 'not in library'
  if (
    doubtful ||
    quotes.some(({ status }) => status === 'not found' || status === 'marks differ') ||
    signals.some(({ level }) => level === 'negative' || level === 'caution')
  )
    return 'look'
  return verdict === 'could not check' ? 'unchecked' : 'fine'
}
