import type { ChatReference } from '#contract/chat'
import type { PassageToCite } from '../../ui/cite-store.ts'
import type { MergedReference } from './conversation.ts'
import { briefNameOf, lawOf, nameOf } from './name-of.ts'

/** What an answer rests on as it is cited: the paragraph that it quotes, the case as a whole where it quotes none, or the provision. */
export function toCite(reference: ChatReference): PassageToCite {
  const { kind, id, paragraph, number, pinpoint, voice } = reference
  if (kind === 'provision') {
    const [act = id] = id.split('~')
    const title = lawOf(reference) ?? nameOf(reference)
    return { caseId: act, provision: { id, law: { title } }, name: briefNameOf(reference), paragraph: null, pinpoint: null }
  }
  return {
    caseId: id,
    name: nameOf(reference),
    paragraph,
    // The court's own number alone is one for court; the page of a copy is looked up with its words.
    pinpoint: number === null ? null : pinpoint,
    ...(voice && { voice }),
  }
}

/** What is cited of a case on its card: the passage that is shown, and where that is a digest, which no case has, the first that it has. */
export const citedOf = ({ reference, passages }: MergedReference): ChatReference =>
  reference.kind === 'case' && reference.paragraph === null
    ? (passages.find(({ paragraph }) => paragraph !== null) ?? reference)
    : reference
