import type { ChatReference } from '#contract/chat'
import { divideTitle } from '../../ui/case-name.ts'

type Named = Pick<ChatReference, 'kind' | 'title' | 'citation' | 'pinpoint'>

/** A case by its parties, since its citation and number stand beside it; a provision by its title. */
export const nameOf = ({ title, citation }: Pick<ChatReference, 'title' | 'citation'>): string =>
  divideTitle(title, { caseNumber: null, citation }).parties || title

/** The law of a provision that has a number, of rules printed after it; null of anything else. */
export function lawOf({ kind, title, pinpoint }: Pick<Named, 'kind' | 'title' | 'pinpoint'>): string | null {
  if (kind !== 'provision' || pinpoint === '') return null
  if (isOfRules({ title, pinpoint })) return title.slice(pinpoint.length + 2).split(': ')[0]!
  const at = title.indexOf(`, ${pinpoint}`)
  return at > 0 ? title.slice(0, at) : null
}

// "Order 42 rule 6, Civil Procedure Rules, 2010: Stay in case of appeal"
const isOfRules = ({ title, pinpoint }: Pick<Named, 'title' | 'pinpoint'>): boolean =>
  title.toLowerCase().startsWith(`${pinpoint.toLowerCase()}, `)

/** A provision by law and number alone, without its heading; anything else as `nameOf` has it. */
export function briefNameOf(reference: Named): string {
  const law = lawOf(reference)
  if (law === null) return nameOf(reference)
  return isOfRules(reference) ? `${shortNameOf(reference)}, ${law}` : `${law}, ${reference.pinpoint}`
}

/** 'Section 26' of a provision that has a number; anything else as `nameOf` has it. */
export const shortNameOf = (reference: Named): string =>
  lawOf(reference) === null ? nameOf(reference) : `${reference.pinpoint.charAt(0).toUpperCase()}${reference.pinpoint.slice(1)}`
