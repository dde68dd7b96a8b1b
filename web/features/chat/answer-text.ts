import { type AnswerHeading, answerHeadings, type ChatMessage, type ChatSentence } from '#contract/chat'

/** What stands in the text of an answer for sentences without words: `‹first-last›` in signs that nobody types. */
const opening = '\uE000'
const closing = '\uE001'
/** Around sentences in the assistant's own words, which are paragraphs of their own. */
const ownOpening = '\uE002'
const ownClosing = '\uE003'

/** A piece of an answer's text as it is drawn. */
export type TextPiece =
  | { kind: 'words'; words: string }
  | { kind: 'reference'; n: number }
  /** Sentences that are not shown, by their indices. */
  | { kind: 'held back'; first: number; last: number }

const pieces = new RegExp(`\\[(\\d{1,3})\\]|${opening}(\\d+)-(\\d+)${closing}`, 'g')

/** Divides words of an answer at its references `[1]` and where sentences are held back. */
export function divideText(text: string): TextPiece[] {
  const divided: TextPiece[] = []
  let from = 0
  const addWords = (to: number) => {
    if (to > from) divided.push({ kind: 'words', words: text.slice(from, to) })
  }
  for (const match of text.matchAll(pieces)) {
    addWords(match.index)
    const [whole, n, first, last] = match
    divided.push(n === undefined ? { kind: 'held back', first: Number(first), last: Number(last) } : { kind: 'reference', n: Number(n) })
    from = match.index + whole.length
  }
  addWords(text.length)
  return divided
}

const isWordless = ({ markdown, verdict }: ChatSentence) => verdict === 'struck' || verdict === 'checking' || markdown.trim() === ''
const beginsItem = /^\s*(?:[-*+]|\d{1,3}[.)])\s/
const beginsQuote = /^\s*>/

const endsInHeading = /(?:^|\n)#[^\n]*$/

/** What stands between a sentence and the one before it: items of a list stand close together, quotations apart. */
export const gapBefore = (markdown: string, opens: boolean): string =>
  beginsItem.test(markdown) ? '\n' : opens || beginsQuote.test(markdown) ? '\n\n' : ' '

/** The sentences of an answer as one markdown text; what has no words yet, or was struck, is marked in its place, neighbours together, and what is the assistant's own stands apart. */
export function joinSentences(sentences: readonly ChatSentence[]): string {
  let text = ''
  let held: { first: number; last: number; opens: boolean; verdict: ChatSentence['verdict'] } | null = null
  const add = (markdown: string, opens: boolean) => {
    // Nothing stands on the line of a heading, also what is being checked below it.
    text += text === '' ? markdown : gapBefore(markdown, opens || endsInHeading.test(text)) + markdown
  }
  let isOwn = false
  const turnTo = (own: boolean): boolean => {
    const turns = own !== isOwn
    if (turns && isOwn) text += ownClosing
    isOwn = own
    return turns
  }
  const close = () => {
    if (held) turnTo(false)
    if (held) add(`${opening}${held.first}-${held.last}${closing}`, held.opens)
    held = null
  }
  for (const sentence of sentences) {
    if (isWordless(sentence)) {
      const { index, opens, verdict } = sentence
      // What was left out is told while the next one is still being checked.
      if (held !== null && held.verdict === verdict) held.last = index
      else {
        close()
        held = { first: index, last: index, opens, verdict }
      }
      continue
    }
    close()
    const turns = turnTo(sentence.verdict === 'own')
    add(`${turns && isOwn ? ownOpening : ''}${sentence.markdown}`, sentence.opens || turns)
  }
  close()
  turnTo(false)
  return text
}

/** A stretch of an answer in words of the library or in the assistant's own. */
export interface Stretch {
  isOwn: boolean
  text: string
}

/** Divides a text into what is of the library and what is the assistant's own. */
export const divideOwn = (text: string): Stretch[] =>
  text
    .split(ownOpening)
    .flatMap((part, at): Stretch[] => {
      const [own = '', rest] = at === 0 ? ['', part] : part.split(ownClosing)
      return [
        { isOwn: true, text: own.trim() },
        { isOwn: false, text: (rest ?? '').trim() },
      ]
    })
    .filter((one) => one.text !== '')

/** A part of an answer; null over what stands before the first heading. */
export interface AnswerSection {
  heading: AnswerHeading | null
  text: string
}

const headingLine = new RegExp(String.raw`^## +(${answerHeadings.join('|')})[:.]? *$`, 'im')

/** The parts of an answer under its headings of the second level; one part without a heading where it has none of them. */
export function divideSections(markdown: string): AnswerSection[] {
  const [before = '', ...rest] = markdown.split(new RegExp(headingLine, 'gim'))
  const sections: AnswerSection[] = before.trim() === '' ? [] : [{ heading: null, text: before.trim() }]
  for (let place = 0; place < rest.length; place += 2) {
    const heading = answerHeadings.find((one) => one.toLowerCase() === rest[place]!.toLowerCase())!
    sections.push({ heading, text: rest[place + 1]!.trim() })
  }
  return sections
}

/** The text of an answer: of its sentences, where it has some, since they know what was held back; what is to be known of it stands beside. */
export const textOf = ({ sentences, content, notices }: Pick<ChatMessage, 'sentences' | 'content' | 'notices'>): string =>
  sentences.length > 0 ? joinSentences(sentences) : notices.length > 0 ? '' : content
