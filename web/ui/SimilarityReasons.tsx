import type { SimilarityReason } from '#contract/similar'
import { Fragment } from 'react'
import { useCaseBrowserMessages } from '../messages/case-browser.ts'
import { divideTitle } from './case-name.ts'

interface SimilarityReasonsProps {
  reasons: readonly SimilarityReason[]
  /** Beside the case asked for it need not be named again. */
  besideSource?: boolean
}

/** Why a case is like the one asked for: what both cite, what both speak of. */
export function SimilarityReasons({ reasons, besideSource = false }: SimilarityReasonsProps) {
  const { similar } = useCaseBrowserMessages()
  const nameOf = (kind: SimilarityReason['kind'], name: string) => {
    if (kind === 'shared-terms' || kind === 'shared-provisions' || kind === 'area-of-law' || kind === 'same-court') return name
    if (besideSource && kind !== 'shared-authorities') return similar.this
    return divideTitle(name, { caseNumber: null, citation: null }).parties || name
  }
  return reasons.map(({ kind, names, count }, place) => (
    <Fragment key={kind}>
      {place > 0 && ' · '}
      <strong>{similar.reasons[kind]}</strong>
      {names.length > 0 && `: ${names.map((name) => nameOf(kind, name)).join('; ')}`}
      {count > names.length && names.length > 0 && ` ${similar.more(count - names.length)}`}
    </Fragment>
  ))
}
