import type { ChatMessage, ChatTemplate } from '#contract/chat'
import type { Reader } from '../../../access/access.ts'
import type { DocumentCheck } from '../../document-check/document-check.ts'
import { type Block, type ChatPaper, authoritiesOf, blocksOf, noticesOf, numberPassages, paperWords, statementOf } from './chat-paper.ts'
import { writeChatDocument } from './write-chat-document.ts'
import { writeChatPages } from './write-chat-pages.ts'

interface Exported {
  title: string
  messages: readonly ChatMessage[]
  day: Date
}

interface Asked {
  format: 'docx' | 'pdf'
  template: ChatTemplate
}

/** Chats as files, of what their reader sees of them. */
export function createChatExports({ check }: Pick<DocumentCheck, 'check'>) {
  return async (reader: Reader, chat: Exported, { format, template }: Asked): Promise<File> => {
    const paper = template === 'chat' ? chatPaper(chat) : await memorandum(reader, chat, check)
    const name = `${fileNameOf(chat.title)}.${format}`
    return format === 'docx' ? writeChatDocument(paper, name) : writeChatPages(paper, name)
  }
}

const answersIn = (messages: readonly ChatMessage[]) => messages.filter(({ role }) => role === 'assistant')

function chatPaper({ title, messages, day }: Exported): ChatPaper {
  const answers = answersIn(messages)
  const numberOf = numberPassages(answers)
  return {
    title,
    head: paperWords.chat,
    lines: [paperWords.date(day)],
    blocks: messages.flatMap((one) =>
      one.role === 'user' ? [{ kind: 'question', text: one.content } as const] : [...noticesOf(one), ...blocksOf(one, numberOf)],
    ),
    authorities: authoritiesOf(answers, numberOf),
    statement: statementOf(answers, day),
    day,
  }
}

/** What the answers say, under the heads of a memorandum; what the document check finds wrong of it is left out. */
async function memorandum(reader: Reader, { title, messages, day }: Exported, check: DocumentCheck['check']): Promise<ChatPaper> {
  const answers = answersIn(messages)
  const numberOf = numberPassages(answers)
  const said = answers.map((one) => blocksOf(one, numberOf))
  const { kept, checked, left } = await withoutWrong(reader, said.flat(), check)
  const isKept = (block: Block) => kept.has(block)
  // What the first answer concludes is the answer in brief; what the others say belongs to the discussion.
  const [first = [], ...others] = said
  const at = first.findIndex(({ kind, text }) => kind === 'subheading' && text === 'Conclusion')
  const brief = at < 0 ? [] : first.slice(at + 1).filter(isKept)
  const discussed = withoutEmptyHeads([...(at < 0 ? first : first.slice(0, at)), ...others.flat()].filter(isKept))
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }): Block => ({ kind: 'text', text: content }))
  const under = (text: string, blocks: readonly Block[], none: string): Block[] => [
    { kind: 'heading', text },
    ...(blocks.length > 0 ? blocks : [{ kind: 'text', text: none } as const]),
  ]
  return {
    title,
    head: paperWords.memorandum,
    lines: [paperWords.date(day)],
    blocks: [
      ...under(paperWords.question, questions, title),
      ...under(paperWords.brief, brief, paperWords.noBrief),
      ...under(paperWords.discussion, discussed, paperWords.noDiscussion),
    ],
    authorities: authoritiesOf(answers, numberOf),
    statement: statementOf(answers, day, { checked, left }),
    day,
  }
}

/** The blocks of which the document check finds nothing wrong, how many citations it checked, and how many blocks it left out. */
async function withoutWrong(reader: Reader, blocks: readonly Block[], check: DocumentCheck['check']) {
  const ends: number[] = []
  let text = ''
  for (const { text: words, source } of blocks) {
    text += `${words}${source === undefined ? '' : ` (${source.replace(/ \[\d+\]$/, '')})`}\n\n`
    ends.push(text.length)
  }
  const { citations } = text.trim() === '' ? { citations: [] } : await check(reader, text)
  // A sample is said to be one wherever it is cited; that is no fault of the memorandum.
  const wrong = citations.filter(({ level, case: one }) => level === 'wrong' && !one?.sample)
  const faulty = new Set(wrong.map(({ start }) => ends.findIndex((end) => start < end)))
  const kept = new Set(blocks.filter((_, at) => !faulty.has(at)))
  return { kept, checked: citations.length, left: faulty.size }
}

const withoutEmptyHeads = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind }, at) => kind !== 'subheading' || (at + 1 < blocks.length && blocks[at + 1]!.kind !== 'subheading'))

/** A title as a file may be called: at most 80 letters, none that a system keeps for itself. */
const fileNameOf = (title: string): string =>
  title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trim() || 'chat'
