import type { ChatInBrief } from '#contract/chat'
import type { ItemKind, ItemsOf } from '../../area/item-kind.ts'
import { chatsSeenBy } from './storage.ts'

/** Chats as projects hold them. */
export const chatItems = (chats: ItemsOf<ChatInBrief>): ItemKind => ({
  type: 'chat',
  seen: chatsSeenBy,
  describe: async (reader, ids) =>
    new Map(
      (await chats.byIds(reader, ids)).map(({ chat_id: id, title }) => [
        id,
        { title, description: '', text: '', entity_type: 'chat', entity_id: id, paragraph: null },
      ]),
    ),
  copies: chats.copies,
})
