import { chatDoors } from './en/chat-doors.ts'
import { hookOf } from './language-context.ts'

/** The words of the ways from a case to the assistant. */
export const useChatDoors = hookOf('chatDoors', chatDoors)
