import type { Sentence } from './read-sentences.ts'
import { isOfParty } from './voices.ts'

const DONE =
  'dismissed|allowed|struck out|quashed|set aside|upheld|granted|refused|declined|affirmed|confirmed|released|acquitted|discharged|adopted|vacated|ordered|directed|awarded|reviewed|substituted|rejected|overruled|sustained|reinstated|restored|restrained|entered|remitted|referred|transferred|marked|issued|extended|revoked|rectified|cancelled|sentenced|convicted|stayed|terminated|withdrawn|denied|varied|reduced|enhanced|disallowed|deferred|declared|taxed|closed as'
const DO =
  'dismiss(?:es)?|allows?|orders?|directs?|strikes? out|grants?|declines?|refuses?|quash(?:es)?|sets? aside|awards?|sentences?|upholds?|affirms?|substitutes?|enters?|make the following|makes the following|declares?|remits?|reviews?|restrains?|revokes?|reinstates?|restores?|certif(?:y|ies)|stays?|rejects?|reduces?|varies|vary|extends?|discharges?|acquits?|convicts?|overrules?|disallows?|confirms?|proceeds? to'
const COURTS_DO =
  'dismisses|allows|(?:orders|directs)(?= (?:that|the|as|and|an?|each|for|no|it|this)\\b|:)|strikes out|grants|declines|refuses|quashes|sets aside|awards|sentences|upholds|affirms|substitutes|enters|makes|declares|remits|reviews|restrains|revokes|reinstates|restores|certifies|stays|rejects|reduces|varies|extends|discharges|acquits|convicts|overrules|disallows|confirms'
const ADVERBS =
  '(?:hereby|herein|thus|therefore|accordingly|consequently|now|also|and|be|is|stands?|so|in the circumstances|in the result|only|further|respectfully|forthwith|entirely|thereby|wholly|ordered|not|partly|partially|sufficiently)'
// 'the appeal is hereby dismissed', 'be and is hereby set aside', 'stands to be struck out'
const IS_DONE = new RegExp(
  String.raw`\b(?:is|are|am|be|stands?|stand to be|stands to be|do|does|shall be|remain|accordingly)\s+(?:${ADVERBS}\s+)*(?:${DONE})\b`,
  'i',
)
// 'I therefore dismiss', 'the Court orders', 'We find … and dismiss it with costs'
const COURT_DOES = new RegExp(
  String.raw`\b(?:I|we)\b(?:[\s,]+(?:${ADVERBS}|do|will|shall|would))*[\s,]+(?:${DO})\b|\b(?:this|the)(?: honou?rable)? (?:court|tribunal)\b(?:[\s,]+(?:${ADVERBS}|does))*[\s,]+(?:${COURTS_DO})\b`,
  'i',
)
// 'We find this reference devoid of merit and dismiss it', 'I find merit in this application and order:'
const FINDS_AND_DOES = new RegExp(
  String.raw`\b(?:I|we|(?:this|the) (?:court|tribunal)|orders that)\b[^.;]*\band\s+(?:(?:hereby|therefore|thus|accordingly|I|we|do|proceeds?|to)\s+)*(?:${DO}|dismissed)\b(?! (?:of|to|by))`,
  'i',
)
// '1st respondent shall pay', 'each party to bear its own costs', 'No order as to costs', 'Costs to the claimant'
const COSTS =
  /\b(?:shall|will)\s+(?:\w+\s+){0,2}?(?:bear|pay|meet|have the costs|attract)\b|\bto (?:bear|meet|pay) (?:the|its|their|his|her|own) (?:own )?costs?\b|\bbears? (?:the|its|their|his|her) (?:own )?costs?\b|\bno\s+(?:\w+\s+){0,2}?(?:order|orders)\s+(?:as to|on|for|of)\s+costs\b|^(?:the\s+)?costs?\b|\bwith\s+(?:no\s+)?costs\b|\bcosts?\s+(?:shall|to|in|will|be|awarded|of)\b|\bwithout costs\b|\bno costs\b/i
const UNSURE =
  /\b(?:should|ought to|could|would have|may be|might|prays?|prayed|urged?|sought|seeks?|seeking|must be|if the|was|were|had|not to be|liable to|where|cannot be|can only be|sought to)\b[^.;]{0,40}?\b(?:dismiss|allow|struck|strike|set aside|quash|grant|award|order)/i
const CITES = /\[\d{4}\]\s+(?:e?KLR|\d? ?KE)|\beKLR\b|\s-?vs?\.?-?\s|\(supra\)|\bIn (?:the )?case of\b/i
const EMPTY =
  /^\W*(?:I (?:hereby )?certify that.*|it\s+is\s+(?:hereby\s+)?(?:so\s+)?ordered|(?:it is )?so ordered|I so order|we so order|orders?\s+accordingly|orders,? accordingly|it is hereby so ordered|(?:this |the )?file (?:is |be )?(?:now |hereby |marked |ordered )*(?:as )?closed|(?:the )?right of appeal.*|(?:\d+ days )?right of appeal.*|those are the orders.*|those shall be the orders.*|orders)\W*$/i
const LEADS_ORDERS = /(?:[:–—-]|\b(?:following(?: orders| terms)?|as follows|that|orders are))[\s.:;–—-]*$/i
// 'It is trite that costs follow the event'
const PRINCIPLE =
  /\bcosts (?:do )?follow the\b|^(?:generally|it is (?:trite|well|now|a)|section \d|the general (?:rule|principle))|\bshould bear\b|\bmay appeal\b|\bwho (?:should|shall|will|is to)\b|^had\b|\?\s*$/i
const ORDER_HEADING = /\b(?:orders?|disposition|disposal|conclusion|final|determination|disposal orders)\b/i

/** How far from the end of an opinion its orders may stand, in paragraphs, and how many may stand between two of them. */
const reach = 14
const maxGapLength = 2
const maxOrders = 16
/** Sentences that may follow the closing list. */
const maxAfterList = 6

/** The orders of the court, in its own words: its part of orders, else what closes the opinion. */
export function findOrders(sentences: readonly Sentence[]): Sentence[] {
  const inOrders = sentences.filter(({ part }) => part.kind === 'orders')
  const found = inOrders.some((one) => one.paragraph === inOrders[0]!.paragraph && isAnnounced(one))
    ? [...decidedBefore(sentences, inOrders[0]!), ...listed(inOrders)]
    : []
  return (found.length > 0 ? found : closing(sentences)).slice(0, maxOrders)
}

/** Whether a part of orders begins with its heading or with what leads in a list, rather than with the paragraph that decides. */
const isAnnounced = ({ paragraph, text }: Sentence): boolean =>
  paragraph.kind === 'heading' || LEADS_ORDERS.test(text) || LEADS_ON.test(text)
// 'I make the following orders: a. …' in one sentence
const LEADS_ON =
  /\b(?:following\s+(?:final\s+)?(?:orders|reliefs|directions)|orders?\s+(?:as\s+follows|that\s+commend)|(?:hereby\s+)?ordered\s+(?:as follows|that)|judgment is (?:hereby )?entered)\b/i

const isBody = ({ paragraph }: Sentence) => paragraph.kind === 'paragraph' || paragraph.kind === 'item'
const isOrder = (sentence: Sentence): boolean => {
  const { text } = sentence
  if (sentence.quoted || EMPTY.test(text) || PRINCIPLE.test(text)) return false
  const own = text.replace(/[“"][^”"]*(?:[”"]|$)/g, ' ')
  if (CITES.test(own) && !/\bhereby\b|\b(?:I|we) (?:\w+ )?(?:dismiss|allow|order)/i.test(own)) return false
  if (COURT_DOES.test(own) || FINDS_AND_DOES.test(own)) return true
  if (isOfParty(sentence) || UNSURE.test(text)) return /\bis hereby\b|\bare hereby\b/i.test(own)
  return IS_DONE.test(own) || (COSTS.test(own) && own.length < 400)
}

// 'The application lacks merit and is ordered dismissed': what disposes of the case rather than of a point in it
const DISPOSES =
  /\b(?:enters? judgment|judgment is entered|dismissed|allowed|struck out|set aside|quashed|upheld|substituted|merited and is)\b/i
/** A part of orders may follow paragraphs that dispose of another application in the same ruling. */
const reachBefore = 3

function decidedBefore(sentences: readonly Sentence[], first: Sentence): Sentence[] {
  const before = sentences.slice(0, sentences.indexOf(first)).filter(isBody)
  const near = new Set([...new Set(before.map(({ paragraph }) => paragraph.id))].slice(-reachBefore))
  return before.filter((sentence) => near.has(sentence.paragraph.id) && DISPOSES.test(sentence.text) && isOrder(sentence))
}

/** A part of orders: its items, what follows a lead without letters, and of its other paragraphs the sentences that order. */
function listed(sentences: readonly Sentence[]): Sentence[] {
  const unlettered = isList(sentences)
  let isLed = false
  return sentences.filter((sentence, at) => {
    const { text, paragraph, place, siblings } = sentence
    if (!isBody(sentence) || EMPTY.test(text)) return false
    const leads = LEADS_ORDERS.test(text) && place === siblings - 1 && at < sentences.length - 1
    // The court's next number ends what a lead leads in.
    isLed = leads || (isLed && (paragraph.kind === 'item' || (paragraph.number === null && text.length < maxLedLength)))
    if (leads) return isOrder(sentence) && !isBareLead(sentence)
    if (PRINCIPLE.test(text)) return false
    return isOrder(sentence) || (place === 0 && (paragraph.kind === 'item' || isLed || unlettered))
  })
}

const maxLedLength = 300

// 'I make the following orders:', 'It is ordered that', 'The Court directs as follows:'
const BARE_LEAD = /\b(?:following|as follows|orders?|ordered|directs?|directed|declared?)\b(?:\s+\w+){0,4}[\s.:;–—-]*$/i

/** Whether a lead only announces the list; 'I enter judgment for the claimant for:' says what the items complete. */
const isBareLead = ({ text }: Sentence) => LEADS_ORDERS.test(text) && BARE_LEAD.test(text) && !DISPOSES.test(text)

/** Orders that the source sets without letters: short paragraphs of one sentence. */
const isList = (sentences: readonly Sentence[]) =>
  sentences.filter((sentence) => isBody(sentence)).every(({ siblings, text }) => siblings === 1 && text.length < 400)

/** What an opinion without a part of orders closes with. */
function closing(sentences: readonly Sentence[]): Sentence[] {
  const last = sentences.findLast(isBody)
  if (!last) return []
  const opinion = sentences.findLast(({ part }) => part.kind === 'opinion')?.part
  const own = sentences.filter(({ part }) => part === last.part || (last.part.kind === 'orders' && part === opinion))
  const ids = [...new Set(own.filter(isBody).map(({ paragraph }) => paragraph.id))]
  const near = new Set(ids.slice(-reach))
  const listFrom = startOfList(own)
  const orders = own.filter((sentence, at) => {
    if (!isBody(sentence) || !near.has(sentence.paragraph.id)) return false
    if (listFrom !== null && at > listFrom && inList(own[listFrom + 1]!, sentence)) return !EMPTY.test(sentence.text)
    if (at === listFrom && isBareLead(sentence)) return false
    return isOrder(sentence)
  })
  return withoutGaps(orders, ids)
}

/** Whether a sentence opens an item of a closing list, or a paragraph of one without letters. */
const inList = (first: Sentence, { paragraph, place }: Sentence) => place === 0 && paragraph.kind === first.paragraph.kind

/** Where the closing list starts: the last sentence that leads in items, or the short paragraphs that end the opinion. */
function startOfList(own: readonly Sentence[]): number | null {
  for (let at = own.length - 2; at >= 0; at -= 1) {
    const sentence = own[at]!
    if (sentence.paragraph.kind === 'quote' || sentence.paragraph.kind === 'item') continue
    if (sentence.place !== sentence.siblings - 1 || !LEADS_ORDERS.test(sentence.text) || own[at + 1]!.quoted) continue
    if (
      !isOrder(sentence) &&
      !/\border(?:s|ed)?\b|\bfollowing (?:terms|result)|\bterms\b/i.test(sentence.text) &&
      !ORDER_HEADING.test(sentence.heading)
    )
      return null
    const rest = own.slice(at + 1)
    const items = rest.findIndex(({ paragraph }) => paragraph.kind !== 'item')
    const after = items < 0 ? [] : rest.slice(items)
    if (items !== 0) return after.filter(({ text }) => !EMPTY.test(text)).length <= maxAfterList ? at : null
    return rest.every((next) => isBody(next) && next.text.length < 300) ? at : null
  }
  return null
}

/** What stands far before the rest is reasoning about orders, not an order: a gap of paragraphs parts them. */
function withoutGaps(orders: readonly Sentence[], ids: readonly number[]): Sentence[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ paragraph }: Sentence) => place.get(paragraph.id) ?? 0
  let from = orders.length - 1
  while (from > 0 && placeOf(orders[from]!) - placeOf(orders[from - 1]!) <= maxGapLength + 1) from -= 1
  return orders.slice(Math.max(0, from))
}
