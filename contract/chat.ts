import { z } from 'zod'
import { opinionKinds } from './cases.ts'
import { SignalInBrief } from './citator.ts'
import { maxCompared } from './compare.ts'
import { endpoint, stream } from './endpoint.ts'
import { ProjectId } from './projects.ts'
import { QueryFlag } from './query-flag.ts'
import { ChatNotice, StruckReason } from './reasons/chat-reasons.ts'
import { SearchFilters } from './search.ts'

export const maxQuestionLength = 4000
export const maxChatTitleLength = 200
export const maxChats = 5000
export const defaultModel = 'gpt-4.1-mini'
/** What answers where no language model is set up. */
export const builtInModel = 'built-in'

/** The headings of an answer: of one in a model's words in this order, of quotations in the order of their best. */
export const answerHeadings = ['The Law', 'Background', 'Legal Issue', 'Legal Reasoning', 'Conclusion'] as const
export type AnswerHeading = (typeof answerHeadings)[number]

/**
 * A passage on which an answer rests. `n` is its number in the answer, `[n]`. `paragraph` is its sequence in the document (#p-12), `number` the
 * court's own (#para-12); a provision's id is `DOCUMENT~EID`. `quote` holds words of it as they stand there. `opinion` and `author` are given
 * where it stands in a separate opinion; `standing` says how later decisions leave the case. Answers and messages also have `type`, which is
 * the kind, and what the library says of the case today: `summary` and `judges`.
 */
export const ChatReference = z.object({
  n: z.number().int(),
  kind: z.enum(['case', 'provision', 'check']),
  type: z.enum(['case', 'provision', 'check']).optional(),
  id: z.string(),
  title: z.string(),
  summary: z.string().nullish(),
  judges: z.array(z.string()).optional(),
  citation: z.string().nullable(),
  court: z.string().nullable(),
  date: z.string().nullable(),
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
  pinpoint: z.string(),
  quote: z.string(),
  opinion: z.enum(opinionKinds).nullable(),
  author: z.string().nullable(),
  standing: SignalInBrief.nullable(),
  /** Whose words the quote tells, where they are not the court's own: what a party says, the orders that it seeks, or what the court below said. */
  voice: z.enum(['party', 'prayer', 'court-below']).nullish(),
  /** The provision whose text the quote is, where a case quotes it: 'Land Registration Act, section 26'. */
  quotes: z.string().nullish(),
  sample: z.boolean(),
  private: z.boolean(),
})
export type ChatReference = z.infer<typeof ChatReference>

/**
 * `heading` is one of those; `quoted` stands in the library byte for byte; `drawn` is what stays of one or two of its sentences when words are left
 * out; `own` are the assistant's words, to be compared with the paragraph that it names; `checking` has no words yet; `struck` has none, and a reason.
 */
export const sentenceVerdicts = ['heading', 'quoted', 'drawn', 'own', 'checking', 'struck'] as const
export const SentenceVerdict = z.enum(sentenceVerdicts)
export type SentenceVerdict = z.infer<typeof SentenceVerdict>

/** A sentence of an answer, `index` counted from 0; a later event with the same index stands in its place. */
export const ChatSentence = z.object({
  index: z.number().int(),
  /** Without links, pictures and HTML; `[1]` points at a reference. Empty while it is checked, and where it is struck. */
  markdown: z.string(),
  /** Begins a paragraph, an item of a list, or a heading. */
  opens: z.boolean(),
  /** The numbers of the references on which it rests. */
  references: z.array(z.number().int()),
  verdict: SentenceVerdict,
  reason: StruckReason.nullable(),
})
export type ChatSentence = z.infer<typeof ChatSentence>

export const messageStates = ['answering', 'complete', 'stopped', 'failed'] as const
export const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

/** What was asked, or answered. `content` is markdown: the whole answer with what is to be known of it. */
export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.string(),
  /** The same moment. */
  timestamp: z.string(),
  /** Of a question, as it was sent; null where it had none. */
  request_id: z.string().nullable(),
  state: MessageState,
  /** Of an answer: which model wrote it, 'built-in' for none. */
  model: z.string().nullable(),
  sentences: z.array(ChatSentence),
  references: z.array(ChatReference),
  notices: z.array(ChatNotice),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatInBrief = z.object({
  chat_id: z.string(),
  title: z.string(),
  /** A project in which it lies. */
  project_id: z.string().nullable(),
  /** The case that it is about. */
  case_id: z.string().nullable(),
  /** The cases that it compares; none where it is about one or about the law. */
  case_ids: z.array(z.string()),
  /** The check of a document that it is about: a check that is kept. */
  check_id: z.string().nullable(),
  /** Its owner chose to keep it at hand. */
  saved: z.boolean(),
  model: z.string().nullable(),
  messages: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  /** False for one of another member of a project, which can be read and not continued. */
  own: z.boolean(),
})
export type ChatInBrief = z.infer<typeof ChatInBrief>

/** What is known of an answer while it is found, and at its end. */
export const ChatAnswer = z.object({
  message: z.string(),
  references: z.array(ChatReference),
  chat_id: z.string(),
  model: z.string(),
  question_id: z.string(),
  message_id: z.string(),
  state: MessageState,
  sentences: z.array(ChatSentence),
  notices: z.array(ChatNotice),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

/** What a model reads while it answers, in words of the library: a passage, what cites a case, or (without words) what else there is. */
export const ChatLooking = z.object({ at: z.enum(['library', 'passage', 'citing']), what: z.string() })
export type ChatLooking = z.infer<typeof ChatLooking>

/** `asked` names the chat and its messages; then the library is searched, the model asked and what it says checked, while it may be `looking` further; `again`: once more. */
export const ChatStatus = z.discriminatedUnion('step', [
  z.object({ step: z.literal('asked'), chat_id: z.string(), question_id: z.string(), message_id: z.string() }),
  z.object({ step: z.enum(['searching', 'answering', 'again']) }),
  /** `notices` say what was narrowed. */
  z.object({ step: z.literal('found'), passages: z.number().int(), notices: z.array(ChatNotice).optional() }),
  ChatLooking.extend({ step: z.literal('looking') }),
])
export type ChatStatus = z.infer<typeof ChatStatus>

const events = { status: ChatStatus, sentence: ChatSentence, references: z.object({ references: z.array(ChatReference) }) }

/** What narrows the passages that an answer may rest on, as the search calls name it. */
export const ChatFilters = SearchFilters.pick({
  courts: true,
  judges: true,
  dateFrom: true,
  dateTo: true,
  query: true,
  jurisdiction: true,
}).extend({
  /** The whole library is searched, whatever narrows here, in the question and before it. */
  whole: z.boolean().optional(),
})
export type ChatFilters = z.output<typeof ChatFilters>

const CaseId = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .meta({ examples: ['kesc-2026-90007'] })

/**
 * The last message of the user is the question; what came before it is read from the chat itself. `edits` is the id of an earlier question of
 * the chat, which this one replaces with all that followed it. A model is named for others' programs: the operator's answers. A
 * question that was sent before under its `request_id`, in the same words, is answered as it was, or in its place; it is never asked twice.
 */
export const AskChat = z.object({
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.string().max(200_000),
        request_id: z.string().max(120).nullish(),
        timestamp: z.union([z.string().max(60), z.number()]).nullish(),
      }),
    )
    .min(1, 'Nothing was asked')
    .max(400)
    .meta({ examples: [[{ role: 'user', content: 'When is a stay of execution granted?' }]] }),
  model: z.string().max(120).default(defaultModel),
  chat_id: z.string().trim().min(1).max(120).nullish(),
  project_id: ProjectId.nullish(),
  case_id: CaseId.nullish(),
  /** Instead of one, cases that are compared. */
  case_ids: z.array(CaseId).max(maxCompared, `At most ${maxCompared} cases can be compared`).nullish(),
  /** A check of a document that you keep: its findings and the cases that it cites go before others. The chat goes with it. */
  check_id: z.string().trim().min(1).max(120).nullish(),
  filters: ChatFilters.nullish(),
  edits: z.string().trim().min(1).max(120).nullish(),
})
export type AskChat = z.output<typeof AskChat>

export const askChat = stream({
  method: 'POST',
  path: '/api/chat',
  summary:
    'Asks the assistant: in a new chat, or in one of yours. What it says rests on passages of the library, each checked before it is shown',
  access: 'user',
  body: AskChat,
  events,
  response: ChatAnswer,
})

const id = z.object({ id: z.string().min(1).max(120) })

export const regenerateAnswer = stream({
  method: 'POST',
  path: '/api/chat/:id/regenerate',
  summary: 'Answers the last question of a chat anew, in place of its last answer',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'change' },
  params: id,
  events,
  response: ChatAnswer,
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/:id/stop',
  summary: 'Ends the answer that is being written in a chat; what is proved of it stays',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'change' },
  params: id,
  status: 204,
  response: z.void(),
})

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chat/history',
  summary: 'Your chats, the one used last first; with a project, those that lie in it, of all its members',
  access: 'user',
  query: z.object({
    project_id: ProjectId.optional(),
    query: z.string().trim().max(200).default(''),
    saved: QueryFlag.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(ChatInBrief),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat/:id',
  summary: 'A chat, without its messages',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'read' },
  params: id,
  response: ChatInBrief,
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/:id/messages',
  summary: 'What was asked and answered in a chat, in order; statements that rest on documents which you do not see are left out',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'read' },
  params: id,
  response: z.array(ChatMessage),
})

export const chatFormats = ['docx', 'pdf'] as const
/** The questions with their answers as they stand, or what the answers say under the heads of a memorandum. */
export const chatTemplates = ['chat', 'memorandum'] as const
export type ChatTemplate = (typeof chatTemplates)[number]

export const exportChat = endpoint({
  method: 'GET',
  path: '/api/chat/:id/export',
  summary:
    'A chat as Word or PDF, with a table of authorities and a statement of what was checked; as a research memorandum its citations and quotations are checked once more, and what is found wrong is left out',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'read' },
  params: id,
  query: z.object({ format: z.enum(chatFormats).default('docx'), template: z.enum(chatTemplates).default('chat') }),
  file: 'application/octet-stream',
  response: z.file(),
})

export const updateChat = endpoint({
  method: 'PATCH',
  path: '/api/chat/:id',
  summary: 'Names a chat, keeps it at hand, or puts it into a project; fields left out stay as they are',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'change' },
  params: id,
  body: z.object({
    title: z
      .string()
      .trim()
      .min(1, 'Please enter a title')
      .max(maxChatTitleLength, `A title has at most ${maxChatTitleLength} characters`)
      .regex(/^\P{Cc}*$/u, 'A title stands on one line')
      .meta({ examples: ['Stay of execution'] })
      .optional(),
    saved: z.boolean().optional(),
    /** Puts it into a project as well; null changes nothing, since it may lie in several. */
    project_id: ProjectId.nullish(),
  }),
  response: ChatInBrief,
})

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/chat/:id',
  summary: 'Deletes a chat; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreChat = endpoint({
  method: 'POST',
  path: '/api/chat/:id/restore',
  summary: 'Brings a deleted chat back',
  access: 'user',
  on: { kind: 'chat', by: 'id', action: 'delete' },
  params: id,
  response: ChatInBrief,
})
