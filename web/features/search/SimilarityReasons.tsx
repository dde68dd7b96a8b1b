import type { SimilarityReason } from '#contract/similar'
import { Fragment } from 'react'
import { useBrowsingMessages } from '../../messages/browsing.ts'

/** Why a case is like the one asked for: what both cite, what both speak of. */
export function SimilarityReasons({ reasons }: { reasons: SimilarityReason[] }) {
  const { similar } = useBrowsingMessages()
  return reasons.map(({ kind, names, count }, place) => (
    <Fragment key={kind}>
      {place > 0 && ' · '}
      <strong>{similar.reasons[kind]}</strong>
      {names.length > 0 && `: ${names.join('; ')}`}
      {count > names.length && names.length > 0 && ` ${similar.more(count - names.length)}`}
    </Fragment>
  ))
}
