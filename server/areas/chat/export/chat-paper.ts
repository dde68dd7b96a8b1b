import type { ChatMessage, ChatReference, ChatSentence } from '#contract/chat'
import type { Memorandum } from '#contract/chat-memorandum'
import { chatNoticeWords, ownWords, sourceWords } from '#contract/reasons/chat-words'
import { sayReason } from '#contract/reasons/say-reason'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import { type Block as PaperBlock, type Paper, heading, paragraph } from '../../../printing/paper/paper.ts'

/** A piece of a file: its words, and for a quotation where they stand. */
export interface Block {
  kind: 'heading' | 'subheading' | 'question' | 'text' | 'item' | 'quote' | 'notice'
  text: string
  /** The case with its citation and paragraph, and the number under which the table has it. */
  source?: string
}

/** A chat as it leaves: what was asked and answered, on what it rests, and what was checked. */
export interface ChatPaper {
  title: string
  head: string
  lines: string[]
  blocks: Block[]
  authorities: Memorandum['authorities']
  statement: string[]
  day: Date
}

export const paperWords = { chat: 'Questions and answers' }

/** The same as it is printed. */
export const paperOfChat = ({ title, head, lines, blocks, authorities, statement, day }: ChatPaper): Paper => ({
  title,
  head,
  left: head,
  right: title,
  day,
  blocks: [
    paragraph([{ text: title, bold: true }], { small: true }),
    ...lines.map((text) => paragraph([{ text, tone: 'soft' }], { small: true })),
    ...blocks.flatMap(printed),
    ...(authorities.length > 0 ? [heading(memorandumWords.authorities)] : []),
    ...authorities.flatMap(({ kind, listed }) => [
      heading(memorandumWords.kinds[kind], 3),
      ...listed.map(({ numbers, words }) => paragraph(`[${numbers.join(', ')}] ${words}`, { small: true, depth: 1, hangs: true })),
    ]),
    heading(memorandumWords.checked),
    ...statement.map((line) => paragraph(line, { small: true })),
  ],
})

function printed({ kind, text, source }: Block): PaperBlock[] {
  switch (kind) {
    case 'heading':
    case 'question':
      return [heading(text.replace(/\s+/g, ' '))]
    case 'subheading':
      return [heading(text, 3)]
    case 'notice':
      return [paragraph([{ text, italic: true, tone: 'soft' }], { small: true })]
    case 'item':
      return [paragraph(text, { depth: 1, marker: '–' })]
    case 'text':
      return text.split('\n').map((line) => paragraph(line))
    case 'quote':
      return [paragraph([{ text }, { text: `\n— ${source ?? ''}`, tone: 'soft' }], { depth: 1, quoted: true })]
  }
}

/** Numbers each passage once, in the order in which the answers come to it. */
export function numberPassages(answers: readonly ChatMessage[]) {
  const numbers = new Map<string, number>()
  const keyOf = ({ id, paragraph, pinpoint }: ChatReference) => `${id} ${paragraph} ${pinpoint}`
  for (const { references } of answers)
    for (const one of references) if (!numbers.has(keyOf(one))) numbers.set(keyOf(one), numbers.size + 1)
  return (one: ChatReference): number => numbers.get(keyOf(one))!
}
export type NumberOf = ReturnType<typeof numberPassages>

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/

/** Markdown as it is read: without signs of emphasis and escapes, `[n]` with the numbers of the file. */
const plain = (markdown: string, numbered: (n: number) => number | null): string =>
  markdown
    .replace(ITEM, '')
    .replace(/\*\*(?=\S)|(?<=\S)\*\*|(?<![\p{L}\p{N}\\])[*_](?=\S)|(?<=[^\s\\])[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\[(\d{1,3})\]/g, (written, n: string) => {
      const number = numbered(Number(n))
      return number === null ? written : `[${number}]`
    })
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()

/** The pieces of an answer: headings, paragraphs, items and quotations. */
export function blocksOf({ sentences, references }: ChatMessage, numberOf: NumberOf): Block[] {
  const byNumber = new Map(references.map((one) => [one.n, one]))
  const numbered = (n: number) => {
    const one = byNumber.get(n)
    return one ? numberOf(one) : null
  }
  const blocks: Block[] = []
  for (const sentence of sentences) {
    const block = blockOf(sentence, byNumber, numberOf) ?? textOf(sentence, numbered)
    if (sentence.verdict === 'own') block.text += ` (${ownWords(sentence.references.flatMap((n) => byNumber.get(n) ?? []))})`
    const before = blocks.at(-1)
    if (block.text === '') continue
    if (block.kind === 'text' && !sentence.opens && before && (before.kind === 'text' || before.kind === 'item'))
      before.text += ` ${block.text}`
    else blocks.push(block)
  }
  return blocks
}

const textOf = ({ markdown }: ChatSentence, numbered: (n: number) => number | null): Block => ({
  kind: ITEM.test(markdown) ? 'item' : 'text',
  text: plain(markdown, numbered),
})

function blockOf(
  { markdown, verdict, references }: ChatSentence,
  byNumber: ReadonlyMap<number, ChatReference>,
  numberOf: NumberOf,
): Block | null {
  if (verdict === 'heading') return { kind: 'subheading', text: markdown.replace(/^#+\s*/, '') }
  // A quotation that stands apart, as the assistant gives it where no model answers.
  const quoted = verdict === 'quoted' && markdown.startsWith('>') && byNumber.get(references[0] ?? 0)
  return quoted ? { kind: 'quote', text: `“${quoted.quote}”`, source: `${sourceWords(quoted)} [${numberOf(quoted)}]` } : null
}

export const noticesOf = ({ notices }: ChatMessage): Block[] =>
  notices.map((notice) => ({ kind: 'notice', text: sayReason(notice, chatNoticeWords) }))

/** What the answers rest on, each case once with the numbers of its passages. */
export function authoritiesOf(answers: readonly ChatMessage[], numberOf: NumberOf): ChatPaper['authorities'] {
  const all = answers.flatMap(({ references }) => references)
  return (['case', 'provision', 'check'] as const).flatMap((kind) => {
    const byId = Map.groupBy(
      all.filter((one) => one.kind === kind),
      ({ id }) => id,
    )
    const listed = [...byId].map(([id, passages]) => ({
      id,
      numbers: [...new Set(passages.map(numberOf))].toSorted((a, b) => a - b),
      words: sourceWords({ ...passages[0]!, voice: null, pinpoint: [...new Set(passages.map(({ pinpoint }) => pinpoint))].join(', ') }),
    }))
    return listed.length === 0 ? [] : [{ kind, listed }]
  })
}

/** Whose words some answers hold, and how many statements were left out. */
export function countsOf(answers: readonly ChatMessage[]) {
  const count = (verdict: ChatSentence['verdict']) =>
    answers.flatMap(({ sentences }) => sentences).filter((one) => one.verdict === verdict).length
  return { quoted: count('quoted'), drawn: count('drawn'), own: count('own'), struck: count('struck') }
}
