import { decisionsIn } from '#citations/disposition/disposition'
import type { Block } from './block.ts'
import type { Classified } from './classify.ts'

// 'Disposition', 'Final orders', 'Determination and orders', 'Conclusion and orders', 'Part VII: Disposition', 'Reliefs'
const ORDERS_HEADING =
  /^(?:part\s+\w+\s*:\s*|[A-Z\d]{1,3}[.)]\s*)?(?:final\s+)?(?:disposition|disposal|orders?|(?:conclusion|determination|findings?)\s+(?:and|&)\s+(?:final\s+)?(?:orders?|disposition)|the orders|reliefs?)[\s.:]*$/i
// 'I make the following orders:', 'it is hereby ordered that', 'the orders that commend themselves to this court are', 'we order as follows'
const ORDERS_FORMULA =
  /\b(?:following\s+(?:final\s+)?(?:orders|reliefs|directions)|orders?\s+(?:as\s+follows|that\s+commend)|(?:hereby\s+)?ordered\s+(?:as follows|that)|judgment is (?:hereby )?entered)\b/i

// 'Orders accordingly.', 'It is so ordered.', 'Each party shall bear its own costs', 'This file is closed', 'Right of appeal 14 days'
const CLOSES =
  /^(?:\[?\(?\d{1,3}[.)\]]*\s*)?(?:(?:it (?:is|so) |and |i |we )?(?:hereby )?(?:so )?orders?(?:ed)?(?: accordingly| so)?[.\s]*$|it is (?:hereby )?so ordered|that is the order|(?:this |the )?file (?:is |be )?(?:now |hereby |marked )?(?:as )?(?:ordered |marked )?(?:as )?closed|right of appeal|mention )|\bcosts?\b[^.]{0,120}\b(?:order|bear|abide|cause|awarded?|borne|pay|paid|favour|entitled|follow|event)|\b(?:bear|bears|pay|award|order|awarded|borne)\b[^.]{0,120}\bcosts?\b|\binterest (?:at|on|thereon|of)\b/i
/** Characters: what only closes is short. */
const maxClosingLength = 500

/**
 * Where the orders start: at their heading, else at the last paragraph that says that orders follow, else at the first of the paragraphs at
 * the end that decide or close; `body.length` where none of them does.
 */
export function findOrders(blocks: readonly Block[], body: readonly Classified[]): number {
  const half = Math.floor(body.length / 2)
  const heading = body.findLastIndex(
    ({ kind }, index) => index >= half && index > 0 && kind === 'heading' && ORDERS_HEADING.test(blocks[index]!.text),
  )
  if (heading >= 0) return heading
  const lastThird = Math.floor((body.length * 2) / 3)
  const formula = body.findLastIndex(
    ({ kind }, index) => index >= lastThird && index > 0 && kind === 'paragraph' && ORDERS_FORMULA.test(blocks[index]!.text),
  )
  return formula >= 0 ? formula : findDecided(blocks, body)
}

/** The first of the paragraphs at the end in which the court decides, with what only closes after it; what leads in a list stands before its items. */
function findDecided(blocks: readonly Block[], body: readonly Classified[]): number {
  let first = body.length
  for (let at = body.length - 1; at > 0; at -= 1) {
    const { text } = blocks[at]!
    const { kind } = body[at]!
    if (kind === 'quote' || kind === 'heading') break
    const decides = decidesIn(text)
    if (decides) first = at
    else if (kind !== 'item' && kind !== 'line' && !(text.length < maxClosingLength && CLOSES.test(text))) break
  }
  // An opinion is more than its orders.
  return body.slice(0, first).some(({ kind }) => kind === 'paragraph') ? first : body.length
}

const decidesIn = (text: string): boolean => text.length < maxDecidedLength && !decisionsIn(text).next().done
const maxDecidedLength = 8000
