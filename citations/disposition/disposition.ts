import { quotedPlaces } from '../prose/quotations.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { LaidOutText } from '../treatment/treatment.ts'
import { isPartySpeech } from '../prose/voices.ts'
import { LEAVE, closingRules } from './closing-rules.ts'
import { type DispositionKind, type DispositionRule, REPLACED, RELEASE, rules } from './rules.ts'
import { OBJECTION, type Subject, subjectOf } from './subject.ts'

/** A sentence in which the court decides. Places are of the text, UTF-16; `paragraph` counts those of the text from 0. */
export interface DecidingSentence {
  kind: DispositionKind
  /** The rule that took it. */
  rule: string
  /** The matter that it names; null where it names none. */
  subject: Subject | null
  start: number
  end: number
  paragraph: number
}

/** Whom it favours: who brought the matter, the other side, each in part; unknown where the words give it to neither. */
export type Favoured = 'moving' | 'other' | 'mixed' | 'unknown'

/** What became of a matter: all in all, and the sentences that say so in their order. */
export interface Disposition {
  kind: DispositionKind
  sentences: DecidingSentence[]
  /** Those that decide a cross-appeal, which is another matter. */
  cross: DecidingSentence[]
}

/** Who moves follows from it: a trial is brought by the prosecution, all else by who appeals, applies or claims. */
export type Proceeding = 'trial of a crime' | 'other'

/** Paragraphs at the end of the decision that are read. */
const lastParagraphs = 16
/** Sentences farther apart than this, in paragraphs, decide different things: an issue on the way, and the matter. */
const farthestApart = 8
/** Paragraphs at the very end in which a court says what it will order. */
const closingParagraphs = 3

/** 'prayed that …', 'in default the suit shall stand …', 'whether the appeal …': what is not decided by these words. */
const UNDECIDED =
  /\b(?:pray(?:s|ed|ing)?|urge[sd]?|urging|asked|liable|if|should|whether|unless|failing which|in default|would have|seek(?:s|ing)?\s+(?:that|to\s+have)|sought\s+(?:that|to\s+have)|order\s+that\s+was|merit\s+warrants)\b[^,;]{0,100}$/i
/** 'Should' concludes in the closing words of the court. */
const UNCONCLUDED =
  /\b(?:pray(?:s|ed|ing)?|urge[sd]?|urging|asked|liable|if|whether|unless|failing which|in default|would have|seek(?:s|ing)?|sought|submit(?:s|ted)?)\b[^,;]{0,100}$/i
/** 'If, contrary to my primary conclusions, …': what would be decided otherwise. */
const HYPOTHETICAL = /\b(?:if,?\s+contrary\s+to|(?:if|in\s+case|should)\s+I\s+(?:am|were|be)\s+wrong|were\s+I\s+wrong)\b/i
/** 'Set aside and substituted with the following: the suit is dismissed': what the court below should have said of its matter, not what became of this one. */
const SUBSTITUTED = /\b(?:substitut\p{L}+|replaced)\s+(?:it\s+|therefor\s+)?(?:with|by)\b[^;]{0,120}$/iu
const ofTheMatter: ReadonlySet<DispositionKind> = new Set(['allowed', 'partly allowed', 'dismissed', 'struck out'])
const minority: ReadonlySet<string> = new Set(['dissenting', 'concurring'])

/**
 * What a judgment made of the matter before it, by the sentences of its last paragraphs in which the court itself decides; null where none
 * does. What is quoted, what a party asks for and what is told of another court counts for nothing, nor does a dissent.
 */
export function readDisposition(text: LaidOutText): Disposition | null {
  const decision = decidingParagraphs(text)
  const latest = decision.slice(-lastParagraphs)
  const ordered = decidingSentences(text, latest, decisionsIn)
  const closing = closingOf(decision)
  const isOrdered = ordered.some(({ kind, paragraph }) => kind !== 'remitted' && paragraph >= (closing[0]?.paragraph ?? 0))
  const concluded = isOrdered ? [] : decidingSentences(text, closing, conclusionsIn)
  const all = concluded.length > 0 ? concluded : ordered
  const last = all.at(-1)
  if (!last || (all.every(({ kind }) => kind === 'remitted') && last.paragraph < closing[0]!.paragraph)) return null
  const isNear = ({ paragraph }: DecidingSentence) => last.paragraph - paragraph <= farthestApart
  const cross = decidingSentences(text, latest, crossDecisionsIn).filter(isNear)
  const isOfCross = ({ rule }: DecidingSentence) => rule === REPLACED && cross.some(({ kind }) => kind !== 'dismissed')
  const near = all.filter(isNear)
  const sentences = near.every(isOfCross) ? near : near.filter((one) => !isOfCross(one))
  return { kind: kindOf(kindsOf(sentences)), sentences, cross }
}

/** The sentence that the whole rests on: the last that says the same as all of them come to. */
export const leadingSentence = ({ kind, sentences }: Disposition): DecidingSentence =>
  sentences.findLast((one) => one.kind === kind) ?? sentences.at(-1)!

const favours: Record<DispositionKind, Favoured> = {
  allowed: 'moving',
  'partly allowed': 'mixed',
  dismissed: 'other',
  'struck out': 'other',
  withdrawn: 'unknown',
  settled: 'unknown',
  convicted: 'moving',
  sentenced: 'moving',
  acquitted: 'moving',
  'sentence changed': 'moving',
  remitted: 'unknown',
}

/** Before the trial court the prosecution moves; on appeal and in revision nearly always the person convicted. */
export function favouredBy(disposition: Disposition, proceeding: Proceeding): Favoured {
  const { kind, sentences } = disposition
  // whoever lost it has the matter still before the court
  if (leadingSentence(disposition).subject?.name === OBJECTION) return 'unknown'
  if (kind === 'acquitted' && proceeding === 'trial of a crime') return 'other'
  if (kind === 'sentence changed' && kindsOf(sentences).includes('dismissed')) return 'mixed'
  return favours[kind]
}

/** What is said, without what only goes with it: a release with a sentence, leave with what is then decided. */
function kindsOf(sentences: readonly DecidingSentence[]): DispositionKind[] {
  const isSentence = sentences.some(({ kind }) => kind === 'sentenced')
  const isMore = sentences.some(({ rule }) => rule !== LEAVE)
  return sentences.filter(({ rule }) => !(isSentence && rule === RELEASE) && !(isMore && rule === LEAVE)).map(({ kind }) => kind)
}

/** What several sentences come to: some of it allowed and some dismissed is allowed in part; else the last word counts. */
function kindOf(said: readonly DispositionKind[]): DispositionKind {
  const has = (kind: DispositionKind) => said.includes(kind)
  if (has('partly allowed')) return 'partly allowed'
  if (has('acquitted')) return 'acquitted'
  if (has('sentence changed')) return 'sentence changed'
  if (has('allowed') && has('dismissed')) return 'partly allowed'
  return said.findLast((kind) => kind !== 'remitted') ?? 'remitted'
}

// 'It is so ordered.', 'I certify that the preceding 23 paragraphs are a true copy', 'Associate:'
const ONLY_CLOSES = /^\W*(?:\d+\W+)?(?:I\s+certify\b|.{0,40}$)/i

interface Place {
  paragraph: number
  start: number
  end: number
  /** No paragraph of its own: an item of a list, 'It is so ordered', the certificate of a true copy. */
  attached: boolean
}

/** The last paragraphs; a list counts as one with the paragraph that leads it in, and what only closes not at all. */
function closingOf(decision: readonly Place[]): readonly Place[] {
  let from = decision.length
  for (let left = closingParagraphs; left > 0 && from > 0 && decision.length - from < lastParagraphs;) {
    from -= 1
    if (!decision[from]!.attached) left -= 1
  }
  return decision.slice(from)
}

// 'APPENDIX', 'Annex A', 'Schedule 2: the legislation': what stands below it is no decision
const APPENDIX = /^\W*(?:appendix|annex(?:ure)?|schedule)\b[^.;]{0,60}$/i

/** The paragraphs of the opinions that decide and of the orders, in their order; none of an appendix. */
function decidingParagraphs({ content, parts, paragraphs }: LaidOutText): Place[] {
  const leads = parts.some(({ kind, opinion_kind }) => kind === 'opinion' && !minority.has(opinion_kind ?? ''))
  const decides = (part: number) => {
    const of = parts[part]
    return of?.kind === 'orders' || (of?.kind === 'opinion' && (!leads || !minority.has(of.opinion_kind ?? '')))
  }
  const isAppendix = ({ start, end }: { start: number; end: number }) => APPENDIX.test(content.slice(start, end))
  const appendix = paragraphs.findIndex((one, place) => place >= paragraphs.length / 3 && isAppendix(one))
  return [...paragraphs.entries()]
    .slice(0, appendix === -1 ? undefined : appendix)
    .filter(([, { part, kind }]) => decides(part) && kind !== 'quote' && kind !== 'heading')
    .map(([paragraph, { start, end, kind }]) => ({
      paragraph,
      start,
      end,
      attached: kind === 'item' || kind === 'line' || ONLY_CLOSES.test(content.slice(start, end)),
    }))
}

/** The sentences of some paragraphs in which the court decides by a table of rules. */
const decidingSentences = (
  { content }: LaidOutText,
  paragraphs: readonly Place[],
  decisions: (words: string) => Generator<Decision>,
): DecidingSentence[] =>
  paragraphs.flatMap(({ paragraph, start, end }) =>
    [...decisions(content.slice(start, end))].map((one) => ({ ...one, start: start + one.start, end: start + one.end, paragraph })),
  )

/** A longer sentence is a table or a list without full stops. */
const maxSentenceLength = 3000

type Decision = Omit<DecidingSentence, 'paragraph'>

/** The sentences of a paragraph in which the court decides; places are of the paragraph. */
export const decisionsIn = decisionsBy(rules, UNDECIDED)

const CROSS = /\bcross[\s-](?=appeal)/gi

/** The sentences of a paragraph that decide a cross-appeal, read as those of an appeal are. */
function* crossDecisionsIn(words: string): Generator<Decision> {
  if (words.search(CROSS) === -1) return
  const isCross = (start: number, end: number) => words.slice(start, end).search(CROSS) !== -1
  const asAppeal = words.replace(CROSS, (prefix) => ' '.repeat(prefix.length))
  const own = new Set([...decisionsIn(words)].map(({ start, kind }) => `${start} ${kind}`))
  for (const one of decisionsIn(asAppeal))
    if (isCross(one.start, one.end) && one.subject?.name === 'Appeal' && !own.has(`${one.start} ${one.kind}`)) yield one
}

/** The sentences of a closing paragraph in which the court says what it will order. */
const conclusionsIn = decisionsBy(closingRules, UNCONCLUDED)

function decisionsBy(table: readonly DispositionRule[], undecided: RegExp): (words: string) => Generator<Decision> {
  const anyStem = new RegExp(table.map(({ stems }) => stems.source).join('|'), 'i')
  return function* (words) {
    if (!anyStem.test(words)) return
    const isQuoted = quotedPlaces(words)
    for (const { start, end } of splitSentences(words)) {
      const sentence = words.slice(start, end)
      if (end - start > maxSentenceLength || !anyStem.test(sentence) || isQuoted(start + 1) || HYPOTHETICAL.test(sentence)) continue
      const kinds = new Set<DispositionKind>()
      for (const { name, kind, stems, pattern } of table) {
        if (kinds.has(kind) || !stems.test(sentence)) continue
        const match = pattern.exec(sentence)
        if (!match || isQuoted(start + match.index)) continue
        const before = sentence.slice(0, match.index + match[0].length)
        if (undecided.test(before) || (isPartySpeech(before) && !OWN_VOICE.test(sentence))) continue
        if (ofTheMatter.has(kind) && SUBSTITUTED.test(before)) continue
        // 'is partly allowed' is also 'is allowed'
        if (kind === 'allowed' && kinds.has('partly allowed')) continue
        const subject = subjectOf(sentence, match.index, match[0])
        // an objection that is upheld decides by what then becomes of the matter
        if (kind === 'allowed' && subject?.name === OBJECTION) continue
        kinds.add(kind)
        yield { kind, rule: name, subject, start, end }
      }
    }
  }
}

// 'the application that the applicant relied on is hereby dismissed'
const OWN_VOICE =
  /\b(?:hereby|accordingly|upshot|the result is|I find|we find|I order|we order|so ordered|I (?:would|will|propose|must)|in my (?:view|opinion)|for (?:the|those|these) (?:\p{L}+ )?reasons)\b/iu
