import type { ChatReference } from '#contract/chat'
import { CiteButton } from '../../ui/CiteButton.tsx'
import { toCite } from './to-cite.ts'

/** Opens the form in which a paragraph is cited that an answer rests on, or a provision; nothing where no paragraph of a case is meant. */
export function CitePassage({ passage }: { passage: ChatReference }) {
  if (passage.kind === 'check' || (passage.kind === 'case' && passage.paragraph === null)) return null
  return <CiteButton passage={toCite(passage)} />
}
