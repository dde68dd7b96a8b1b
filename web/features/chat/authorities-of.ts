import { COURTS } from '#citations/data/courts'
import type { ChatReference } from '#contract/chat'
import { findRule } from './find-rule.ts'

const levels = new Map(COURTS.map(({ name, level }) => [name, level]))
/** The law itself stands over every court; a court outside the ladder, and one that is not known, under all of them. */
const rankOf = ({ kind, court }: ChatReference) => (kind === 'provision' ? -1 : levels.get(court ?? '') || Number.MAX_SAFE_INTEGER)

/** Whether its words are the court's own, and no dissent; a provision that it quotes is not. */
const isOfCourt = ({ voice, quotes, opinion }: ChatReference) => !voice && !quotes && opinion !== 'dissenting'

/**
 * The cases and provisions of an answer, each once: with the first passage in the court's own voice that has a rule, else its first in that voice. The
 * highest go first, and of one court the newest; what only a party or a dissent says, and what is only quoted from the law, goes last.
 */
export function authoritiesOf(references: readonly ChatReference[], question: string): ChatReference[] {
  const worth = (one: ChatReference) => (isOfCourt(one) ? 2 : 0) + (findRule(one.quote, question).rule === '' ? 0 : 1)
  const each = new Map<string, ChatReference>()
  for (const reference of references) {
    if (reference.kind === 'check') continue
    const known = each.get(reference.id)
    if (!known || worth(reference) > worth(known)) each.set(reference.id, reference)
  }
  return [...each.values()].sort(
    (a, b) =>
      Number(isOfCourt(b)) - Number(isOfCourt(a)) ||
      rankOf(a) - rankOf(b) ||
      (a.kind === 'provision' ? 0 : (b.date ?? '').localeCompare(a.date ?? '')) ||
      a.n - b.n,
  )
}
