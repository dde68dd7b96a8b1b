import {
  askChat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  listMessages,
  regenerateAnswer,
  restoreChat,
  stopAnswer,
  updateChat,
} from '#contract/chat'
import { draftMemorandum } from '#contract/chat-memorandum'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveStream } from '../../http/serve-stream.ts'
import type { Chat } from './chat.ts'

export function chatRoutes(app: FastifyInstance, chat: Chat) {
  serveStream(app, askChat, ({ body }, { reader }, listener) => chat.ask(reader, body, listener))
  serveStream(app, regenerateAnswer, ({ params }, { reader }, listener) => chat.regenerate(reader, params.id, listener))
  serve(app, stopAnswer, ({ params }, { reader }) => chat.stop(reader, params.id))
  serve(app, listChats, ({ query }, { reader }) => chat.list(reader, query))
  serve(app, getChat, ({ params }, { reader }) => chat.get(reader, params.id))
  serve(app, listMessages, ({ params }, { reader }) => chat.messages(reader, params.id))
  serve(app, exportChat, ({ params, query }, { reader }) => chat.export(reader, params.id, query))
  serveStream(app, draftMemorandum, ({ params }, { reader }, context) => chat.memorandum(reader, params.id, context))
  serve(app, updateChat, ({ params, body }, { reader }) => chat.update(reader, params.id, body))
  serve(app, deleteChat, ({ params }, { reader }) => chat.delete(reader, params.id))
  serve(app, restoreChat, ({ params }, { reader }) => chat.restore(reader, params.id))
}
