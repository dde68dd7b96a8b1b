import type { Block } from './block.ts'

// 'Given at Nairobi', but not 'Given that no loss was proved, in the case of …'
const VERBS = 'dated|delivered|signed|read|sealed|given(?!\\s+(?:that|the))|made|pronounced|issued|rendered'
// 'DATED, SIGNED AND DELIVERED AT NAIROBI THIS…', 'Delivered virtually, dated and signed in Nairobi on this…', 'RULING DATED AND DELIVERED…'
const FORMULA = new RegExp(
  `^[“"]?(?:(?:this\\s+)?(?:ruling|judge?ment|orders?|sentence|award|decision|directions|opinion)\\s+(?:is\\s+|was\\s+)?(?:hereby\\s+)?)?(?:${VERBS})\\b`,
  'i',
)
const PLACE_OR_DAY = /\b(?:at|this|on|in|virtually|online|electronically|via|through|by|open court|day of)\b|\b(?:19|20)\d\d\b/i
const DATE_OF_FORMULA = /\b(?:19|20)\d\d\b|\bday of\b|\bdated at\b|\b(?:at|in)\s+[A-Z]/i
// 'JUDGE', 'JUDGE OF APPEAL', 'PRINCIPAL MAGISTRATE', 'DEPUTY REGISTRAR', 'In the presence of:', 'I certify that this is a true copy', '……………'
const SIGNATURE =
  /^(?:hon\.?\b|(?:the )?(?:hon\S* )?(?:lady )?(?:judges?|justice|chief justice|(?:[a-z]+ ){0,3}(?:magistrate|kadhi|registrar|chair\w*|adjudicator))\b|judge of appeal|in the presence of|i certify that|signed$|[.…_\-\s]{4,}|court (?:assistant|clerk)|appearances?\b|c\/a\b|(?:[A-Z][.\s]*){1,4}[A-Z’'-]{3,}$)/i

/** Whether a block opens the ending: the formula of date and delivery. */
export const isDispositionFormula = ({ text }: Block): boolean =>
  text.length < 700 &&
  FORMULA.test(text) &&
  PLACE_OR_DAY.test(text) &&
  DATE_OF_FORMULA.test(text) &&
  !/\b(?:i|we|the court)\s+(?:find|hold|order)\b/i.test(text)

const isSignature = ({ text }: Block): boolean => text.length < 160 && SIGNATURE.test(text)

/**
 * Where the ending of a run of blocks starts: the formula of date and delivery, or the signature where there is none; `blocks.length`
 * when neither is found. Nothing before `from` (the last numbered paragraph) belongs to an ending.
 */
export function findEnding(blocks: readonly Block[], from: number): number {
  const formula = blocks.findIndex((block, index) => index >= from && isDispositionFormula(block))
  if (formula >= 0) return withSignatures(blocks, formula, from)
  for (let at = blocks.length - 1; at >= from; at -= 1) {
    if (!/^(?:hon\S* )?judge|magistrate\b|registrar\b|kadhi\b|chair|adjudicator\b/i.test(blocks[at]!.text) || !isSignature(blocks[at]!))
      continue
    return withSignatures(blocks, at, from)
  }
  return blocks.length
}

/** The names and offices that stand before the formula or the last signature. */
function withSignatures(blocks: readonly Block[], ending: number, from: number): number {
  let start = ending
  while (start > from && blocks[start - 1]!.text.length < 80 && (isSignature(blocks[start - 1]!) || isCapitals(blocks[start - 1]!.text)))
    start -= 1
  return start
}

const isCapitals = (text: string) => text === text.toUpperCase() && /[A-Z]{3}/.test(text)
