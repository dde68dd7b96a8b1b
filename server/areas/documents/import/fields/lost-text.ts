import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { GivenText } from '../given-text.ts'
import { textsOf } from '../given-text.ts'
import { lengthOfWords } from './field-names.ts'

/** Characters: a note or a disclaimer has fewer, the text of a decision more. */
const leastText = 1000
/** A text so many times as long as the one that was read is the decision, and the other an extract of it. */
const muchLonger = 4

/**
 * Says that the text of a decision stands where it is not read: under a name that is not known, or as a value that is no
 * text. Null where nothing is lost.
 */
export function findLostText(
  fields: Readonly<Record<string, unknown>>,
  unused: readonly string[],
  content: unknown,
  { kind, text }: { kind: 'judgment' | 'digest'; text: GivenText | null },
): ImportRejection | null {
  if (kind === 'digest') return null
  if (!text && typeof content === 'object' && lengthOfWords(content) > 0) return { code: 'text-not-words' }
  const length = text ? textsOf(text).reduce((sum, block) => sum + block.length, 0) : 0
  if (length >= leastText) return null
  const least = Math.max(leastText, length * muchLonger)
  const lost = unused.find((name) => lengthOfWords(fields[name]) >= least)
  return lost === undefined ? null : { code: 'text-under-unknown-name', name: lost }
}
