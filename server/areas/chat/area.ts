import type { Area } from '../../area/area.ts'
import { chatItems } from './chat-items.ts'
import { createChat } from './chat.ts'
import { ownedChats } from './owned-chats-storage.ts'
import { redactableChats } from './redactable-chats.ts'
import { chatRoutes } from './routes.ts'
import { chatInTrash } from './storage.ts'

export const chatArea = {
  owned: [ownedChats],
  redactable: [redactableChats],
  open(parts) {
    const chat = createChat(parts)
    return {
      service: chat,
      routes: (http) => chatRoutes(http, chat),
      hourly: { 'forget-chats': chat.forgetDeleted },
      items: [chatItems(chat)],
      trash: [{ kind: 'chat', named: chatInTrash, restore: chat.restore }],
    }
  },
} satisfies Area<Parameters<typeof createChat>[0]>
