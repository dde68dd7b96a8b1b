import { chatReasons } from './en/chat-reasons.ts'
import { hookOf } from './language-context.ts'

/** What is to be known of an answer, and why a statement of it is left out. */
export const useChatReasons = hookOf('chatReasons', chatReasons)
