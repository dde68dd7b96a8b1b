import { chatLinks } from './en/chat-links.ts'
import { hookOf } from './language-context.ts'

/** The words of the ways from a case to the assistant. */
export const useChatLinks = hookOf('chatLinks', chatLinks)
