import type { ChatFilters, ChatMessage, MessageState } from '#contract/chat'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, OptionalTimestamp } from './columns.ts'

interface ChatsTable {
  id: Generated<string>
  user_id: string
  title: string
  saved: Generated<boolean>
  work_id: number | null
  compared: Generated<number[]>
  check_id: string | null
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: OptionalTimestamp
}

/** What an answer consists of. */
export type StoredAnswer = Pick<ChatMessage, 'sentences' | 'references' | 'notices'>

interface ChatMessagesTable {
  id: Generated<string>
  chat_id: string
  position: number
  role: ChatMessage['role']
  question: string
  answer: ColumnType<StoredAnswer | null, string | null, string | null>
  filters: ColumnType<ChatFilters | null, string | null, string | null>
  state: MessageState
  model: string | null
  request_id: string | null
  created_at: Timestamp
}

interface ChatMessageWorksTable {
  message_id: string
  work_id: number
}

/** Conversations with the assistant. */
export interface ChatTables {
  chats: ChatsTable
  chat_messages: ChatMessagesTable
  chat_message_works: ChatMessageWorksTable
}
