import { EmptyReason, type Statement } from '#contract/cases'
import type { Judgment } from '../cases.ts'
import { readDecision } from './read-decision.ts'
import type { DigestKind } from './storage.ts'

/** What was made of a judgment; `reason` says why where nothing was. */
export interface MadeDigest {
  statements: Statement[]
  reason: string | null
}

export const reasons: Record<EmptyReason, string> = {
  digest: 'The library holds only what this case stands for, not its text, so there is nothing to summarise.',
  stub: 'The source has not published the text of this decision yet, so there is nothing to summarise.',
  unclear: 'No sentence in the text says clearly what was decided. Read the judgment itself.',
  unsupported: 'The language model wrote nothing that the paragraphs it named bear out.',
}

/** The code of a reason, as it was given or kept; null where there is none, or it was worded before it had one. */
export const codeOf = (reason: string | null): EmptyReason | null => EmptyReason.options.find((code) => reasons[code] === reason) ?? null

const maxKeyPoints = 8

/** Why there is nothing to make of a judgment; null where there is a text. */
export const absenceOf = ({ content, case: found }: Pick<Judgment, 'content' | 'case'>): string | null =>
  content === null ? (found.kind === 'digest' ? reasons.digest : reasons.stub) : null

/** The court's own sentences, word for word: for a summary issues, holdings and orders, for key points what is held and the first orders. */
export function extractDigest(judgment: Judgment, kind: DigestKind): MadeDigest {
  const { content } = judgment
  if (content === null) return { statements: [], reason: absenceOf(judgment) }
  const { issues, holdings, orders, dissents } = readDecision({ ...judgment, content })
  const statements =
    kind === 'summary'
      ? [...issues, ...holdings, ...orders, ...dissents]
      : [...holdings, ...orders.slice(0, Math.max(1, maxKeyPoints - holdings.length)), ...dissents]
  return { statements, reason: statements.length === 0 ? reasons.unclear : null }
}
