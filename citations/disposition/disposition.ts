import { quotedPlaces } from '../prose/quotations.ts'
import { splitSentences } from '../prose/sentences.ts'
import type { LaidOutText } from '../treatment/treatment.ts'
import { isPartySpeech } from '../prose/voices.ts'
import { type DispositionKind, rules } from './rules.ts'

/** A sentence in which the court decides. Places are of the text, UTF-16; `paragraph` counts those of the text from 0. */
export interface DecidingSentence {
  kind: DispositionKind
  /** The rule that took it. */
  rule: string
  start: number
  end: number
  paragraph: number
}

/** What became of a matter: all in all, for whom, and the sentences that say so in their order. */
export interface Disposition {
  kind: DispositionKind
  /** Whom it favours; null where it favours nobody in particular. */
  favours: 'moving party' | 'responding party' | 'prosecution' | 'accused' | null
  sentences: DecidingSentence[]
}

/** Paragraphs at the end of the decision that are read. */
const lastParagraphs = 16
/** Sentences farther apart than this, in paragraphs, decide different things: an issue on the way, and the matter. */
const farthestApart = 8

/** 'prayed that …', 'in default the suit shall stand …', 'whether the appeal …': what is not decided by these words. */
const UNDECIDED =
  /\b(?:pray(?:s|ed|ing)?|urge[sd]?|urging|asked|liable|if|should|whether|unless|failing which|in default|would have|seek(?:s|ing)?\s+(?:that|to\s+have)|sought\s+(?:that|to\s+have)|order\s+that\s+was|merit\s+warrants)\b[^,;]{0,100}$/i
const minority: ReadonlySet<string> = new Set(['dissenting', 'concurring'])

/**
 * What a judgment made of the matter before it, by the sentences of its last paragraphs in which the court itself decides; null where none
 * does. What is quoted, what a party asks for and what is told of another court counts for nothing, nor does a dissent.
 */
export function readDisposition(text: LaidOutText): Disposition | null {
  const all = [...decidingSentences(text)]
  const last = all.at(-1)
  if (!last) return null
  const sentences = all.filter(({ paragraph }) => last.paragraph - paragraph <= farthestApart)
  const kind = kindOf(sentences.map((one) => one.kind))
  return { kind, favours: favours[kind], sentences }
}

const favours: Record<DispositionKind, Disposition['favours']> = {
  allowed: 'moving party',
  'partly allowed': 'moving party',
  dismissed: 'responding party',
  'struck out': 'responding party',
  withdrawn: null,
  settled: null,
  convicted: 'prosecution',
  acquitted: 'accused',
  'sentence changed': null,
  remitted: null,
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

function* decidingSentences({ content, parts, paragraphs }: LaidOutText): Generator<DecidingSentence> {
  const leads = parts.some(({ kind, opinion_kind }) => kind === 'opinion' && !minority.has(opinion_kind ?? ''))
  const decides = (part: number) => {
    const of = parts[part]
    return of?.kind === 'orders' || (of?.kind === 'opinion' && (!leads || !minority.has(of.opinion_kind ?? '')))
  }
  const own = [...paragraphs.entries()].filter(([, { part, kind }]) => decides(part) && kind !== 'quote' && kind !== 'heading')
  for (const [paragraph, { start, end }] of own.slice(-lastParagraphs))
    for (const one of decisionsIn(content.slice(start, end))) yield { ...one, start: start + one.start, end: start + one.end, paragraph }
}

/** A longer sentence is a table or a list without full stops. */
const longestSentence = 3000

/** The sentences of a paragraph in which the court decides; places are of the paragraph. */
export function* decisionsIn(words: string): Generator<Omit<DecidingSentence, 'paragraph'>> {
  const isQuoted = quotedPlaces(words)
  for (const { start, end } of splitSentences(words)) {
    if (end - start > longestSentence || isQuoted(start + 1)) continue
    const sentence = words.slice(start, end)
    const kinds = new Set<DispositionKind>()
    for (const { name, kind, pattern } of rules) {
      const match = pattern.exec(sentence)
      if (!match || kinds.has(kind) || isQuoted(start + match.index)) continue
      const before = sentence.slice(0, match.index + match[0].length)
      if (UNDECIDED.test(before) || (isPartySpeech(before) && !OWN_VOICE.test(sentence))) continue
      // 'is partly allowed' is also 'is allowed'
      if (kind === 'allowed' && kinds.has('partly allowed')) continue
      kinds.add(kind)
      yield { kind, rule: name, start, end }
    }
  }
}

// 'the application that the applicant relied on is hereby dismissed'
const OWN_VOICE = /\b(?:hereby|accordingly|upshot|the result is|I find|we find|I order|we order|so ordered)\b/i
