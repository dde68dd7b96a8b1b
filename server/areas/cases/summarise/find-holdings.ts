import type { Sentence } from './read-sentences.ts'
import { isCourtHeading, isOfAnotherCourt, isOfParty, isPartiesHeading, leansOnOthers } from './voices.ts'

const WE = '(?:I|we|this (?:honou?rable )?court|the court|this tribunal|the tribunal|court)'
// 'I find and hold that', 'we are satisfied', 'This Court is not persuaded', 'the court agrees'
const DECIDES = new RegExp(
  String.raw`\b${WE}\b(?:[\s,]+(?:therefore|thus|accordingly|hereby|also|do|does|am|is|are|was|were|have|has|cannot|can|not|no|equally|further|must|would|also|fully|now|only|so|consequently|however|hasten to|respectfully|in the circumstances|hold the view|of the|considered)){0,6}[\s,]+(?:finds?|found|holds?|satisfied|persuaded|convinced|conclude[sd]?|agrees?|concurs?|disagrees?|views?|opinion|fault|doubt|declines?|unable|considers? that|take the view|prefer|think|upholds?|affirms?|restores?|rejects?|endorses?)\b`,
  'i',
)
// 'It follows that the Bank debited the account without a mandate'
const CONCLUDES =
  /\bit (?:therefore |thus )?follows (?:\S+ ){0,4}?that\b|\bthe (?:inevitable|only) conclusion\b|^(?:the|that) (?:answer|objection|ground|argument|contention|submission) (?:is|fails|succeeds|must fail)\b/i
const NOTES = new RegExp(String.raw`\b${WE}\b[^.]{0,30}\bnote[sd]?\b`, 'i')
const FINDING =
  /\b(?:it is (?:therefore |thus |hereby |accordingly )?(?:my|our|the (?:court|tribunal)['’]s|this court['’]s)|in (?:my|our|this court['’]s)|that is (?:my|our)|it is the finding of)\s+(?:considered |humble |respectful |own )?(?:view|finding|opinion|judgment|holding|conclusion|mind)\b|\bit is the (?:finding|holding|view) of this\b|\bto (?:this|the) court,|\b(?:finding|view|opinion|considered view) (?:of this court|is) that\b/i
const RESULT =
  /^(?:in (?:the )?(?:result|upshot|view|light|circumstances|premises?|conclusion)|the (?:upshot|result)|consequently|accordingly|therefore|thus|hence|it follows|for (?:the|these|those|all|this) |having (?:found|so|reached|arrived|considered)|in the premises|as such|to (?:this|that) (?:end|extent)|in summary|clearly|(?:one|two|three|four|first|second|third|lastly|finally|firstly|secondly|thirdly)(?=,)|this court|there is (?:therefore )?no)\b|\b(?:it follows that|it is (?:therefore |thus )?(?:clear|evident|apparent|my view)|the inevitable conclusion)\b/i
const MERIT =
  /\b(?:has|have|had) (?:not |therefore |thus |failed to |sufficiently |equally )*(?:demonstrate|prove|establish|satisf|shown|ma(?:d|k)e out|met|discharge)\w*|\b(?:failed|fails|did not|does not)(?: to)? (?:satisfactorily )?(?:explain|prove|demonstrate|establish|show|satisfy|discharge)|\b(?:devoid of|without|lacks?|no|has|with|have) (?:any )?merit\b|\b(?:is|are|was|were) (?:not |therefore |thus |accordingly |clearly |also )*(?:merited|unmerited|void|unconstitutional|unlawful|unfair|incompetent|defective|res judicata|time[- ]barred|statute[- ]barred|entitled|liable|justified|guilty|negligent|excessive|inordinately)\b|\b(?:lacks?|without|no|not have|declines? to (?:take up|assume|have)|clothed with|seized? of|has|have) (?:any |the )?(?:requisite )?jurisdiction\b|\bis hereby\b|\b(?:un)?fairly\b/i
const PROCEDURAL =
  /\b(?:I|we|the court|this court|tribunal) (?:have|has) (?:carefully |also |duly |keenly |read and |given due |now |looked |gone )*(?:considered|read|perused|gone through|looked at|reviewed|weighed|heard|examined|analy[sz]ed)|\bissues? (?:for|that|to)\b.*\bdetermin|\b(?:in considering|to determine) whether\b|\b(?:duty|role) of (?:this|a|the) (?:first )?appellate court|\bthis is a first appeal|^(?:the|this) (?:appeal|application|matter|suit) (?:arises|was|came|is brought)|\bI (?:will|shall) (?:now |therefore )?(?:deal|consider|address|proceed)|^I so find\b|^see\b|\brehash|\bgrounds (?:for|in support|of the)\b/i
// 'Where the court is satisfied that', 'A court of law must', 'It is trite': the law in general, not what is decided
const GENERAL =
  /^(?:an?|any|where|once|every|all|section|article|order|rule) |^(?:\w+,? )?it is (?:trite|well|now|a well|settled|not in dispute|common ground)|\b(?:where|if|unless|when|until|once|before) (?:the|a|this|any) court\b|^the (?:test|law|principle|burden|purpose|requirement|role) |\bcan only be\b|\bmust (?:be|demonstrate|establish|show|prove)\b/i
const HYPOTHETICAL =
  /\b(?:had (?:I|we|this court|the court) (?:found|been)|would have (?:been|awarded|found)|if the answer|should (?:I|we|the court) find)\b|;$|^whether\b/i
// 'In Kamau v Oloo [2019] eKLR the court found that …'
const REPORTS_CASE = /(?:\[\d{4}\]|\(\d{4}\)|\beKLR\b|\sv\.?s?\.?\s).*\bthe court (?:found|held|awarded|was|is)\b/i
// 'We do not agree that they are irrelevant': what is meant stands in another sentence
const POINTS_AWAY = /\b(?:they|them|it|this|these|those|he|she|the same|such)\b/i
const shortSentence = 110
const STOP = new Set(
  'whether the that this with from been were have has had not for and are was his her its their which should shall would court case appellant respondent applicant petitioner plaintiff defendant determination issue issues'.split(
    ' ',
  ),
)

export interface HoldingsAsked {
  issues: readonly Sentence[]
  orders: readonly Sentence[]
  most: number
}

/** The sentences in which the court decides, in its own words, the most telling ones in the order of the text. */
export function findHoldings(sentences: readonly Sentence[], { issues, orders, most }: HoldingsAsked): Sentence[] {
  // The last paragraph of reasons often decides as well, and stands with the orders.
  const body = sentences.filter(({ part, paragraph }) => part.kind === 'opinion' || paragraph.kind === 'paragraph')
  const from = startOfAnalysis(body, issues)
  const ordered = new Set(orders)
  const terms = new Set(issues.flatMap(({ text }) => wordsOf(text)))
  const all = body.map((sentence, at) => ({ sentence, at, score: at < from ? 0 : scoreOf(sentence, at / body.length, terms) }))
  const open = all.filter(({ sentence }) => !ordered.has(sentence))
  const strong = open.filter(({ score }) => score >= leastScore)
  const doubtful = open.filter(({ score, sentence }) => score >= leastDoubtful && isBody(sentence))
  const scored = strong.length > 0 ? strong : doubtful.toSorted((a, b) => b.score - a.score).slice(0, 2)
  const best = new Map<number, (typeof scored)[number]>()
  for (const one of scored) {
    const held = best.get(one.sentence.paragraph.id)
    if (!held || one.score > held.score) best.set(one.sentence.paragraph.id, one)
  }
  const chosen = [...best.values()].toSorted((a, b) => b.score - a.score || b.at - a.at).slice(0, most)
  return chosen.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence)
}

const leastScore = 2.35
/** Where nothing is that telling, the best of what is a little. */
const leastDoubtful = 1.5
const maxHoldingLength = 700
const isBody = ({ paragraph }: Sentence) => paragraph.kind === 'paragraph'

/** Where the parties have been heard: after the issues, else where the court says that it has considered them. */
function startOfAnalysis(body: readonly Sentence[], issues: readonly Sentence[]): number {
  const issue = issues.at(-1)
  if (issue) {
    const at = body.indexOf(issue)
    if (at >= 0 && at < body.length - 1 && issue.paragraph.kind !== 'heading') return at + 1
  }
  const considered = body.findIndex(
    (sentence) =>
      /\b(?:I|we|the court|this court|tribunal) (?:have|has)\b.{0,30}\bconsidered\b/i.test(sentence.text) && !isOfParty(sentence),
  )
  if (considered >= 0) return considered
  const heading = body.findIndex(({ paragraph, text }) => paragraph.kind === 'heading' && /analysis|determination/i.test(text))
  return heading >= 0 ? heading : Math.floor(body.length * 0.3)
}

function scoreOf(sentence: Sentence, place: number, terms: ReadonlySet<string>): number {
  const { text, paragraph, heading } = sentence
  if (paragraph.kind === 'quote' || paragraph.kind === 'heading' || paragraph.kind === 'line') return 0
  if (text.length < 40 || text.length > maxHoldingLength || /\?\s*$|:[-–—]?\s*$/.test(text) || PROCEDURAL.test(text)) return 0
  if (sentence.quoted || HYPOTHETICAL.test(text) || REPORTS_CASE.test(text) || (isOfParty(sentence) && !DECIDES.test(text))) return 0
  const shared = wordsOf(text).filter((word) => terms.has(word)).length
  const merit = MERIT.test(text)
  let score = 0
  if (DECIDES.test(text) || CONCLUDES.test(text)) score += 3
  if (FINDING.test(text)) score += 3
  const result = RESULT.test(text)
  if (score === 0 && !merit && !result) return 0
  if (merit) score += result || score > 0 || shared > 1 ? 1.5 : 0.5
  if (result) score += 1
  if (NOTES.test(text)) score -= 1.5
  if (GENERAL.test(text)) score -= 2
  if (text.length < shortSentence && POINTS_AWAY.test(text.replace(/\b(?:it is|this court|this tribunal)\b/gi, ''))) score -= 1
  if (score <= 0) return 0
  score += Math.min(2, shared * 0.5) + place
  if (sentence.place === sentence.siblings - 1) score += 0.5
  if (isCourtHeading(heading)) score += 0.5
  if (isPartiesHeading(heading)) score -= 2
  if (isOfParty(sentence)) score -= 1.5
  if (isOfAnotherCourt(sentence)) score -= DECIDES.test(text) ? 0.5 : 2
  if (leansOnOthers(sentence)) score -= 1.5
  if (paragraph.kind === 'item') score -= 1
  return score
}

const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])].filter((word) => !STOP.has(word)).map((word) => word.slice(0, 7))
