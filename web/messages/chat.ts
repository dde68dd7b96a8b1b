import { chat } from './en/chat.ts'
import { hookOf } from './language-context.ts'

/** The words of the assistant, which load with its screen. */
export const useChatMessages = hookOf('chat', chat)
