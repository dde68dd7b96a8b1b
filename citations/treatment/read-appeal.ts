import { quotedPlaces } from '../prose/quotations.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { Stretch } from '../prose/stretch.ts'
import { isPartySpeech } from '../prose/voices.ts'
import type { LaidOutText } from './treatment.ts'

/** How a matter came up from the decision that its header names. */
export const appealKinds = ['appeal', 'application', 'stay application', 'reference', 'review'] as const
export type AppealKind = (typeof appealKinds)[number]

/** What became of the decision below, or of the appeal from it; `appealed` where the text does not say. */
export const appealOutcomes = [
  'reversed',
  'varied',
  'upheld',
  'stayed',
  'stay refused',
  'appeal pending',
  'appeal struck out',
  'appeal withdrawn',
  'appealed',
] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Words of a judgment with the place of their paragraph. */
export interface PlacedQuote extends Stretch {
  paragraph: number
}

/** What header and orders of a judgment say of the decision that it was brought from. */
export interface AppealStep {
  kind: AppealKind
  /** Place in the list given of the citation that the header has of that decision; null where it has none that was found. */
  cited: number | null
  header: PlacedQuote
  outcome: AppealOutcome
  /** The words that decide; null where nothing was decided yet, or the words were not found. */
  decided: PlacedQuote | null
}

const DECISION = String.raw`(?:(?:whole|part|entire|oral|original|entirety|portion|majority|final|interlocutory|judicial|various) (?:of )?(?:the )?)*(?:judg(?:e)?ments?|rulings?|decisions?|decrees?|orders?|awards?|convictions?|sentences?|judg(?:e)?ment|determination|taxation|findings?|proceedings)`
const AGAINST = String.raw`(?:from|against|out of|arising (?:from|out of)|emanating from|in respect of|on)\s+(?:the\s+|an?\s+)?(?:\w+ ){0,2}?${DECISION}`
// '(Being an appeal from the judgment of', 'An Appeal arising out of the Judgment', '[Appeal against both conviction and sentence'
const APPEAL = new RegExp(
  String.raw`^[\s([]*(?:being\s+|this\s+is\s+|in\s+the\s+matter\s+of\s+)?(?:an?\s+|the\s+)?(?:\w+\s+)?appeal\s+(?:lying\s+|preferred\s+|arising\s+|emanating\s+)?(?:${AGAINST})`,
  'i',
)
// 'On appeal from: [2023] EWCA Civ 7', 'ON APPEAL FROM THE COUNTY COURT AT'
const ON_APPEAL = /^[\s([]*on\s+appeal\s+from\b/i
/** What a judgment without such a header opens with: 'This is an appeal from the judgment of', 'The appellant appeals against the decree'. */
const OPENING = new RegExp(
  String.raw`^(?:(?:before (?:me|us|the court|this court) is|this is|this matter is|there is before (?:me|us|the court)|(?:i|we) have before (?:me|us)|the (?:present|instant) matter is|what is before (?:me|us|the court) is)\s+an?\s+(?:\p{L}+\s+)?appeal\b(?!\s+for)[^.;]{0,150}?\b(?:from|against|arising (?:from|out of))|the\s+appellants?(?:,[^,;.]{1,60},)?\s+(?:(?:now|has|have|hereby)\s+)*(?:appeals?|appealed)\s+(?:to\s+(?:this|the)\s+(?:\p{L}+\s+)?court\s+)?(?:from|against)|(?:being\s+|the\s+appellants?,?\s+(?:was\s+|were\s+|being\s+)?)?(?:aggrieved|dissatisfied)\s+(?:by|with)(?=[^;]{0,250}\b(?:filed|lodged|preferred|brought|instituted)\s+(?:this|the\s+(?:instant|present))\s+(?:\p{L}+\s+)?appeal))\s+(?:the\s+|an?\s+|that\s+|part of the\s+)?(?:[\p{L}’']+\s+){0,2}?${DECISION}`,
  'iu',
)
const FROM_CONVICTION = /^[\s([]*(?:appeal\s+)?from\s+(?:the\s+)?(?:original\s+)?(?:conviction|sentence|judgment)/i
const APPLICATION = /^[\s([]*(?:being\s+)?(?:an?\s+|the\s+)?(?:notice of motion |miscellaneous )?application\b/i
const REFERENCE = /^[\s([]*(?:being\s+)?(?:an?\s+|the\s+)?reference\s+(?:from|against|to)\b/i
const STAY = /\bstay\b/i
const REVIEW = /^[\s([]*(?:being\s+)?(?:an?\s+)?application\s+(?:for|to|seeking)\s+(?:the\s+)?review\b/i
const OF_DECISION = new RegExp(String.raw`\b(?:${DECISION})\b`, 'i')
const INTERLOCUTORY = /^\s*(?:ruling|r\s*u\s*l\s*i\s*n\s*g|order|directions)\s*(?:no\.? ?\d+)?\s*[.:]?\s*$/i

const THE_APPEAL = String.raw`(?<!cross[ -])(?<!notice of )(?:the|this|that|both|his|her|their|its)\s+(?:(?!cross)[\p{L}\d’'.&-]+\s+){0,4}?appeals?(?: (?:herein|before us|filed herein|(?:against|on|as to|in respect of) (?:both )?(?:the )?(?:conviction|sentence|quantum|liability)(?: and sentence)?|dated [\p{L}\d ,]{4,25}|which is unmeritorious|no\.? ?[\w ]{1,20}))*`
const IS = String.raw`(?:\s+(?:is|are|be and is|be and are|stands?|has been|was|must|should|will|shall|ought to|is found to be lacking in merit and is|lacks? merit and (?:it )?is|(?:fails|succeeds) and (?:it )?is|(?:therefore |accordingly |thus |hence |hereby )+(?:is|are)|is for (?:dismissal|allowing)|has no merit(?:s)? and (?:it )?is|is without merit and (?:it )?is|is devoid of merit and (?:it )?is|is (?:un)?merited and (?:it )?is|is found to be [\p{L} ]{3,40}? and (?:it )?is)(?:\s+(?:therefore|accordingly|hereby|thus|consequently|hence|found|to be|only|wholly|entirely|and|be|ordered))*)`
const WE = String.raw`(?:\b(?:i|we|this court|the court)(?:\s+(?:\p{L}+ly|therefore|hereby|thus|would|do|hence|find no merit in (?:it|the appeal) and|and|proceed to|allow and))*\s+)`
const OUTCOMES: readonly (readonly [Exclude<AppealOutcome, 'stayed' | 'stay refused' | 'appeal pending' | 'appealed'>, RegExp])[] = [
  [
    'varied',
    new RegExp(
      String.raw`${THE_APPEAL}(?:${IS})?[\s,]+(?:(?:partially|partly|in part|to (?:that|the|a limited) extent(?: only)?)[\s,]+(?:allowed|succeeds?|successful)|(?:allowed|succeeds?|successful)[\s,]+(?:only\s+)?(?:partially|partly|in part|to (?:that|the|a limited) (?:limited )?extent))|${WE}(?:partially|partly)\s+allows?\s+the\s+appeal|${WE}allows?\s+the\s+appeal\s+(?:partially|partly|in part|to the extent)`,
      'iu',
    ),
  ],
  [
    'upheld',
    new RegExp(
      String.raw`${THE_APPEAL}(?:${IS}\s+dismissed|\s+(?:[\p{L}]+\s+){0,8}?(?:fails|is dismissed|is hereby dismissed)|\s+(?:therefore |accordingly |thus |hereby )?(?:lacks merit|has no merit|is without merit|is devoid of (?:any )?merit|fails|(?:must|should) fail))|\border\b[^.;]{0,40}?\bthat\s+the\s+appeal\s+be\s+dismissed|^\s*appeal\s+dismissed|${WE}dismiss(?:es)?\s+(?:the|this|it|both|his|her)\b(?!\s+(?:cross|application))|find(?:s)? no merit in (?:the|this) (?:[\p{L}’']+\s){0,2}?appeal[\s,]+(?:and|which)`,
      'iu',
    ),
  ],
  [
    'reversed',
    new RegExp(
      String.raw`${THE_APPEAL}(?:${IS}\s+(?:allowed|upheld|successful)|\s+(?:therefore |accordingly |thus |hereby |has merit and )?(?:succeeds|is allowed|be allowed as prayed))|\border\b[^.;]{0,40}?\bthat\s+the\s+appeal\s+be\s+allowed|^\s*appeal\s+allowed|${WE}allows?\s+(?:the|this|both|his|her)\s+(?:[\p{L}’']+\s){0,2}?appeals?`,
      'iu',
    ),
  ],
  [
    'appeal struck out',
    new RegExp(String.raw`${THE_APPEAL}${IS}\s+struck\s+out|${WE}strikes?\s+out\s+(?:the|this)\s+(?:[\p{L}’']+\s){0,2}?appeal`, 'iu'),
  ],
  ['appeal withdrawn', new RegExp(String.raw`${THE_APPEAL}${IS}\s+(?:marked\s+(?:as\s+)?)?withdrawn`, 'iu')],
  [
    'varied',
    /\bappeal['’]s partial success|\b(?:partly|partially) (?:succeeded|successful) in (?:the|this|their|his|her|its) appeal|\b(?:awards?|sentences?|damages)\b[^.;“”]{0,160}?\b(?:is|are|be and is|be and are)\s+(?:hereby\s+|therefore\s+)*(?:set\s+aside\s+and\s+)?(?:substituted|reduced|enhanced|varied)/iu,
  ],
  [
    'reversed',
    new RegExp(
      String.raw`\b(?:judg(?:e)?ment|ruling|decision|decree|award|conviction|sentence|orders?)\b[^.;“”]{0,160}?\b(?:is|are|be and is|be and are)\s+(?:hereby\s+|therefore\s+|accordingly\s+)*(?:set\s+aside|quashed|reversed|overturned)`,
      'iu',
    ),
  ],
]
const STAY_GRANTED =
  /\b(?:(?:an order of )?stay(?: of (?:execution|proceedings))?[^.;]{0,120}?\b(?:is|be and is)\s+(?:hereby\s+)?granted|(?:grant|allow)(?:s|ed)?\s+(?:an?\s+)?(?:order\s+of\s+)?(?:the\s+)?stay|application[^.;]{0,80}?\b(?:is|be and is)\s+(?:hereby\s+|merited and\s+|accordingly\s+|therefore\s+)*(?:allowed|granted|merited)|there shall be a stay)/i
const STAY_REFUSED =
  /\bapplication[^.;]{0,100}?\b(?:is|be and is)\s+(?:hereby\s+|accordingly\s+|therefore\s+|without merit and is\s+|ordered\s+)*(?:hereby\s+)?(?:dismissed|struck out|declined|disallowed)|\bdismiss(?:es)?\s+the\s+application\b/i
const PRAYER =
  /\b(?:should|ought|pray|prays|prayed|urge[sd]?|seek|seeks|sought|liable to be|to be|asked|were to|if|whether|unless|be so|would have)\b[^.;]{0,60}$/i

/** 'The order is set aside and substituted with: the appeal is dismissed': what the court below should have said. */
const SUBSTITUTED = /(?<=\bsubstituted\b)[^.;]{0,60}:.*$/is

const front: ReadonlySet<string> = new Set(['header', 'parties'])
const spoken: ReadonlySet<string> = new Set(['paragraph', 'item', 'line'])
const openingSentences = 6
/** The paragraphs at the end in which a judgment is looked for its orders. */
const lastParagraphs = 25

/** What the header says of the decision that a judgment was brought from, and what its orders made of it. */
export function readAppeal(text: LaidOutText, cited: readonly Stretch[]): AppealStep[] {
  const { content, parts, paragraphs } = text
  const steps: AppealStep[] = []
  let interlocutory = false
  let opening = 0
  for (const [place, { start, end, part, kind }] of paragraphs.entries()) {
    const inFront = front.has(parts[part]?.kind ?? '')
    if (!inFront && (opening += 1) > 4) break
    const line = content.slice(start, end)
    if (INTERLOCUTORY.test(line)) interlocutory = true
    if (!inFront && kind === 'paragraph') continue
    const found = line.length < 1500 ? kindOf(line) : null
    if (!found || steps.length >= 4) continue
    const inLine = cited.findIndex((one) => one.start >= start && one.end <= end)
    steps.push({
      kind: found,
      cited: inLine < 0 ? null : inLine,
      header: { start, end, paragraph: place },
      outcome: 'appealed',
      decided: null,
    })
  }
  if (steps.length === 0) steps.push(...readOpening(text, cited))
  if (steps.length === 0) return []
  const appeals = steps.some(({ kind }) => kind === 'appeal')
  const appealed = appeals ? decisionOnAppeal(text) : null
  const stay = steps.some(({ kind }) => kind === 'stay application') ? decisionOnStay(text) : null
  return steps.map((step) => {
    if (step.kind === 'appeal')
      return { ...step, ...(appealed ?? { outcome: interlocutory ? 'appeal pending' : 'appealed', decided: null }) }
    if (step.kind === 'stay application') return { ...step, ...(stay ?? { outcome: 'appeal pending', decided: null }) }
    return { ...step, outcome: step.kind === 'review' ? 'appealed' : 'appeal pending' }
  })
}

/** Paragraphs at the start in which a judgment says what it decides. */
const openingParagraphs = 4

/** The sentence with which a judgment opens that has no such header: what it is an appeal from. */
function readOpening({ content, parts, paragraphs }: LaidOutText, cited: readonly Stretch[]): AppealStep[] {
  const opening = [...paragraphs.entries()]
    .filter(([, { part, kind }]) => parts[part]?.kind === 'opinion' && spoken.has(kind))
    .slice(0, openingParagraphs)
  for (const [paragraph, { start, end }] of opening) {
    for (const one of splitSentences(content.slice(start, end)).slice(0, openingSentences)) {
      const quote = { start: start + one.start, end: start + one.end }
      const sentence = content.slice(quote.start, quote.end).replace(/^\d{1,3}\s+/, '')
      if (!OPENING.test(sentence)) continue
      const inside = [...cited.keys()].filter((index) => cited[index]!.start >= quote.start && cited[index]!.end <= quote.end)
      // of several it cannot be told which is the decision below
      return [
        {
          kind: 'appeal',
          cited: inside.length === 1 ? inside[0]! : null,
          header: { ...quote, paragraph },
          outcome: 'appealed',
          decided: null,
        },
      ]
    }
  }
  return []
}

function kindOf(line: string): AppealKind | null {
  if (APPEAL.test(line) || FROM_CONVICTION.test(line) || ON_APPEAL.test(line)) return 'appeal'
  if (REFERENCE.test(line)) return 'reference'
  if (!APPLICATION.test(line) || !OF_DECISION.test(line)) return null
  if (REVIEW.test(line)) return 'review'
  if (!/\bappeal\b/i.test(line) && !STAY.test(line)) return null
  return STAY.test(line) ? 'stay application' : 'application'
}

interface Decided {
  outcome: AppealOutcome
  decided: PlacedQuote
}

const dissents: ReadonlySet<string> = new Set(['dissenting'])
const others: ReadonlySet<string> = new Set(['dissenting', 'concurring'])

/** The words of the leading opinion go before those of judges who agree with it. */
const decisionOnAppeal = (text: LaidOutText): Decided | null => decisionIn(text, others) ?? decisionIn(text, dissents)

function decisionIn(text: LaidOutText, silent: ReadonlySet<string>): Decided | null {
  const said: Decided[] = []
  for (const { sentence, quote } of lastSentences(text, silent)) {
    const own = sentence.replace(SUBSTITUTED, '')
    for (const [outcome, pattern] of OUTCOMES) {
      const match = pattern.exec(own)
      if (!match || PRAYER.test(own.slice(0, match.index))) continue
      said.push({ outcome, decided: quote })
      break
    }
  }
  const last = said.at(-1)
  if (!last) return null
  // 'the appeal against conviction is dismissed', 'the appeal against sentence succeeds': both of them in the orders
  const near = said.filter(({ decided }) => last.decided.paragraph - decided.paragraph <= 4)
  const partly = near.find(({ outcome }) => outcome === 'varied')
  if (partly) return partly
  return near.find(({ outcome }) => outcome === 'upheld' || outcome === 'reversed') ?? last
}

function decisionOnStay(text: LaidOutText): Decided | null {
  for (const { sentence, quote } of [...lastSentences(text, dissents)].reverse()) {
    if (PRAYER.test(sentence)) continue
    if (STAY_REFUSED.test(sentence)) return { outcome: 'stay refused', decided: quote }
    if (STAY_GRANTED.test(sentence)) return { outcome: 'stayed', decided: quote }
  }
  return null
}

/** The sentences of the last paragraphs of a judgment that decides, without a dissent and without what parties say or is quoted. */
function* lastSentences(
  { content, parts, paragraphs }: LaidOutText,
  silent: ReadonlySet<string>,
): Generator<{ sentence: string; quote: PlacedQuote }> {
  const deciding = [...paragraphs.entries()].filter(([, { part, kind }]) => {
    const of = parts[part]
    return (
      (of?.kind === 'orders' || (of?.kind === 'opinion' && !silent.has(of.opinion_kind ?? ''))) && kind !== 'quote' && kind !== 'heading'
    )
  })
  for (const [paragraph, { start, end }] of deciding.slice(-lastParagraphs)) {
    const text = content.slice(start, end)
    const isQuoted = quotedPlaces(text)
    for (const one of splitSentences(text)) {
      const sentence = text.slice(one.start, one.end)
      if (isQuoted(one.start + 1) || isPartySpeech(sentence)) continue
      yield { sentence, quote: { start: start + one.start, end: start + one.end, paragraph } }
    }
  }
}
