import type { ChatReference } from '#contract/chat'
import { findRule } from './find-rule.ts'

/** The cases and provisions of an answer, each once: with the first passage in the court's own voice that has a rule, else its first in that voice. */
export function authoritiesOf(references: readonly ChatReference[], question: string): ChatReference[] {
  const worth = ({ voice, opinion, quote }: ChatReference) =>
    (voice || opinion === 'dissenting' ? 0 : 2) + (findRule(quote, question).rule === '' ? 0 : 1)
  const each = new Map<string, ChatReference>()
  for (const reference of references) {
    if (reference.kind === 'check') continue
    const known = each.get(reference.id)
    if (!known || worth(reference) > worth(known)) each.set(reference.id, reference)
  }
  return [...each.values()]
}
