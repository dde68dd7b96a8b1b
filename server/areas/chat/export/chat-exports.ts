import type { ChatMessage, ChatTemplate } from '#contract/chat'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import type { Reader } from '../../../access/access.ts'
import type { DocumentCheck } from '../../document-check/document-check.ts'
import { type ChatPaper, authoritiesOf, blocksOf, countsOf, noticesOf, numberPassages, paperOfChat, paperWords } from './chat-paper.ts'
import { draftMemorandum, memorandumPaper } from './draft-memorandum.ts'
import { aside } from '../../../printing/aside/run-aside.ts'
import type * as writePaperModule from '../../../printing/paper/write-paper.ts'

const writePaper = aside<typeof writePaperModule.writePaper>(
  new URL('../../../printing/paper/write-paper.ts', import.meta.url),
  'writePaper',
)

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
    const paper = template === 'chat' ? chatPaper(chat) : memorandumPaper(await draftMemorandum(reader, chat, { check }), chat.day)
    return writePaper(paperOfChat(paper), format, `${fileNameOf(chat.title)}.${format}`)
  }
}

function chatPaper({ title, messages, day }: Exported): ChatPaper {
  const answers = messages.filter(({ role }) => role === 'assistant')
  const numberOf = numberPassages(answers)
  return {
    title,
    head: paperWords.chat,
    lines: [memorandumWords.date(day)],
    blocks: messages.flatMap((one) =>
      one.role === 'user' ? [{ kind: 'question', text: one.content } as const] : [...noticesOf(one), ...blocksOf(one, numberOf)],
    ),
    authorities: authoritiesOf(answers, numberOf),
    statement: memorandumWords.statement(countsOf(answers), day),
    day,
  }
}

/** A title as a file may be called: at most 80 letters, none that a system keeps for itself. */
const fileNameOf = (title: string): string =>
  title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trim() || 'chat'
