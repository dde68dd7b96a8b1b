import type { SentenceVerdict } from '#contract/chat'
import type { StruckReason } from '#contract/reasons/chat-reasons'
import { splitSentences } from '#citations/prose/sentences'
import { isPartySpeech } from '#citations/prose/voices'
import { voiceOf } from '../answering/voice-of.ts'
import type { Passage } from '../retrieval/passage.ts'
import { isDrawn } from './draw.ts'
import { hasForeignMatter, spaced, whyStruck } from './why-struck.ts'

export interface Judged {
  /** The numbers of the passages that it names; none where it is struck. */
  references: number[]
  verdict: Extract<SentenceVerdict, 'quoted' | 'drawn' | 'own' | 'struck'>
  /** Why it is struck; null where it is not. */
  reason: StruckReason | null
}

/** What a sentence is judged by: the passages that were given, by their numbers. */
export type Given = ReadonlyMap<number, Passage>

const MARKER = /\[(\d{1,3})\]/g
/** The sign of an item of a list, and signs of emphasis. */
const ITEM = /^\s*(?:[-*>]|\d+\.)\s+/
const EMPHASIS = /[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g

/**
 * Judges a sentence of an answer by the passages that it names: quoted where whole sentences of one stand there byte for byte (white space apart),
 * drawn where it is what stays of one or two of them, else the assistant's own words; struck where something in it is invented. Nothing is told
 * to be true by it: quoted and drawn say whose words they are. Pure.
 */
export function judgeSentence(text: string, given: Given): Judged {
  const struck = (reason: StruckReason): Judged => ({ references: [], verdict: 'struck', reason })
  const references = [...new Set([...text.matchAll(MARKER)].map(([, n]) => Number(n)))]
  const passages = references.flatMap((n) => given.get(n) ?? [])
  if (hasForeignMatter(text)) return struck('foreign-matter')
  if (references.length === 0 || passages.length < references.length) return struck('no-reference')
  const words = text.replace(MARKER, ' ').replace(ITEM, '').replace(EMPHASIS, '')
  const reason = whyStruck(words, passages)
  return reason === null ? { references, verdict: verdictOf(words, passages), reason } : struck(reason)
}

function verdictOf(words: string, passages: readonly Passage[]): 'quoted' | 'drawn' | 'own' {
  const statement = spaced(words)
    .replace(/\s+([.,;:?!])/g, '$1')
    .trim()
  const told = bare(statement)
  const sayers = passages.filter((one) => isSaidBy(told, one))
  if (sayers.some(({ text }) => isQuoted(told, text))) return 'quoted'
  return sayers.some(({ text }) => isDrawn(told, text)) ? 'drawn' : 'own'
}

/** Without marks of quotation around the whole. */
const bare = (statement: string): string => {
  const whole = /^[“"]([^“”"]*)[”"]([.;]?)$/.exec(statement)
  return whole ? `${whole[1]!}${/[.;?!]$/.test(whole[1]!) ? '' : whole[2]!}` : statement
}

/** Whether it is whole sentences of a paragraph, one behind another, as they stand. */
function isQuoted(statement: string, paragraph: string): boolean {
  const text = spaced(paragraph)
  const spans = splitSentences(text)
  return spans.some(({ start }) => text.startsWith(statement, start) && spans.some(({ end }) => end === start + statement.length))
}

/** Whose words they are stands in them, where they are not the court's: what goes on with a party's is not told without it. */
const isSaidBy = (statement: string, { source, text, voices }: Passage): boolean =>
  source.kind !== 'case' || isPartySpeech(statement) || !voiceOf(placeOf(statement, text), { text, voices })

/** The sentence of a paragraph in which most of the statement's words stand. */
function placeOf(statement: string, paragraph: string): string {
  const words = new Set(statement.toLowerCase().match(/\p{L}+/gu) ?? [])
  const sentences = splitSentences(paragraph).map(({ start, end }) => paragraph.slice(start, end))
  const shared = sentences.map((one) => [...new Set(one.toLowerCase().match(/\p{L}+/gu) ?? [])].filter((word) => words.has(word)).length)
  return sentences[shared.indexOf(Math.max(...shared))] ?? paragraph
}
