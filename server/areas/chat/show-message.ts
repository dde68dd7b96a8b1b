import type { ChatMessage, ChatSentence } from '#contract/chat'
import type { ChatNotice } from '#contract/reasons/chat-reasons'
import { chatNoticeWords, ownWords } from '#contract/reasons/chat-words'
import { sayReason } from '#contract/reasons/say-reason'
import type { StoredAnswer } from '../../database/tables.ts'
import type { MessageRow } from './messages-storage.ts'

/** Milliseconds after which an answer that is still being written has lost its process. */
const maxAnsweringLength = 10 * 60_000

/** An answer as Markdown: what is to be known of it, then its sentences, each beginning where it does; words of the assistant's own are called so. */
export function writeAnswer({ sentences, references, notices }: StoredAnswer): string {
  const said = notices.map((notice) => `*${sayReason(notice, chatNoticeWords)}*`)
  let text = ''
  for (const { markdown, opens, verdict, references: named } of sentences) {
    if (markdown === '') continue
    const isItem = markdown.startsWith('- ') && /(?:^|\n)- [^\n]*$/.test(text)
    text += text === '' ? markdown : `${opens ? (isItem ? '\n' : '\n\n') : ' '}${markdown}`
    if (verdict === 'own') text += ` *(${ownWords(references.filter(({ n }) => named.includes(n)))})*`
  }
  return [...said, ...(text === '' ? [] : [text])].join('\n\n')
}

/** What of an answer a reader sees: nothing that rests on a document which it does not see, also where it saw it once. */
export function seenOf({ sentences, references, notices }: StoredAnswer, seen: (id: string) => boolean): StoredAnswer {
  const hidden = new Set(references.filter(({ id }) => !seen(id)).map(({ n }) => n))
  if (hidden.size === 0) return { sentences, references, notices }
  const shown = sentences.map((one): ChatSentence =>
    one.references.some((n) => hidden.has(n)) ? { ...one, markdown: '', references: [], verdict: 'struck', reason: 'not-seen' } : one,
  )
  const statements = shown.filter(({ reason }) => reason === 'not-seen').length
  const notice: ChatNotice = { code: 'not-seen', statements }
  return {
    sentences: shown,
    references: references.filter(({ n }) => !hidden.has(n)),
    // How many cases it rests on would tell of what is not seen.
    notices: [...notices.filter(({ code }) => code !== 'held'), ...(statements > 0 ? [notice] : [])],
  }
}

/** A message as its reader sees it. */
export function showMessage(row: MessageRow, { seen, now }: { seen: (id: string) => boolean; now: number }): ChatMessage {
  const { id, role, question, model, created_at } = row
  const isLost = row.state === 'answering' && now - created_at.getTime() > maxAnsweringLength
  const answer = row.answer === null ? { sentences: [], references: [], notices: [] } : seenOf(row.answer, seen)
  const notices: ChatNotice[] = isLost ? [...answer.notices, { code: 'broken-off' }] : answer.notices
  return {
    id,
    role,
    content: role === 'user' ? question : writeAnswer({ ...answer, notices }),
    created_at: created_at.toISOString(),
    timestamp: created_at.toISOString(),
    request_id: row.request_id,
    state: isLost ? 'failed' : row.state,
    model,
    ...answer,
    notices,
  }
}
