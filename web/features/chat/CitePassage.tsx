import type { ChatReference } from '#contract/chat'
import { CiteButton } from '../../ui/CiteButton.tsx'
import { nameOf } from './name-of.ts'

/** Opens the form in which a paragraph is cited that an answer rests on; nothing where no paragraph of a case is meant. */
export function CitePassage({ passage }: { passage: ChatReference }) {
  const { kind, id, paragraph, pinpoint, quote } = passage
  if (kind !== 'case' || paragraph === null) return null
  return <CiteButton passage={{ caseId: id, name: nameOf(passage), paragraph, seen: quote, pinpoint: pinpoint === '' ? null : pinpoint }} />
}
