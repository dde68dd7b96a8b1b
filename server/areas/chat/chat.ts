import type {
  AskChat,
  ChatAnswer,
  ChatInBrief,
  ChatMessage,
  ChatReference,
  askChat,
  exportChat,
  listChats,
  updateChat,
} from '#contract/chat'
import { builtInModel, maxChatTitleLength, maxQuestionLength, maxChats } from '#contract/chat'
import type { Memorandum, draftMemorandum } from '#contract/chat-memorandum'
import { maxCompared } from '#contract/compare'
import type { Received } from '#contract/endpoint'
import type { Case } from '#contract/cases'
import type { Narrowing } from '#contract/reasons/narrowing'
import { type Reader, can } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { pageOf } from '../../http/page.ts'
import type { StreamContext } from '../../http/serve-stream.ts'
import type { Billing } from '../billing/billing.ts'
import type { Cases } from '../cases/cases.ts'
import type { Citator } from '../citator/citator.ts'
import { type DocumentCheck, type SavedChecks, reportTo } from '../document-check/document-check.ts'
import type { History } from '../history/history.ts'
import type { Projects } from '../projects/projects.ts'
import type { Search } from '../search/search.ts'
import type { Config } from '../../config.ts'
import type { Embeddings } from '../../providers/embeddings.ts'
import type { LanguageModel } from '../../providers/language-model.ts'
import { type CheckedDocument, toldOfCheck, withFindings } from './about-check.ts'
import { answerFrom, toldOfNarrowing } from './answer.ts'
import type { Exchange } from './answering/ask-model.ts'
import { createLibraryTools } from './answering/library-tools.ts'
import { exchangesOf, lastNarrowing } from './earlier-messages.ts'
import { createChatExports } from './export/chat-exports.ts'
import { draftMemorandum as draft } from './export/draft-memorandum.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { type MessageRow, messagesStorage } from './messages-storage.ts'
import type { Passage } from './retrieval/passage.ts'
import { asksOfCiting, createFindCiting } from './retrieval/find-citing.ts'
import type { FindProvisions } from './retrieval/find-provisions.ts'
import { createReadPassages } from './retrieval/read-passages.ts'
import { type Sought, createRetrieval } from './retrieval/retrieve.ts'
import type { Retrieved } from './retrieval/retrieved.ts'
import { showMessage, writeAnswer } from './show-message.ts'
import { type ChatRow, type NewChat, chatsStorage } from './storage.ts'
import { watchStops } from './watch-stops.ts'

export { createRetrieval } from './retrieval/retrieve.ts'
export { createFindProvisions } from './retrieval/find-provisions.ts'

interface Deps {
  database: Database
  cases: Pick<Cases, 'getCase' | 'readJudgment' | 'readJudgments' | 'casesByCaseIds' | 'recordsOf' | 'withStanding'>
  search: Pick<Search, 'find' | 'firstByWords' | 'firstByDictionary' | 'places' | 'countSeen' | 'named' | 'judgesCalled' | 'quiet'>
  history: Pick<History, 'recordChat'>
  projects: Pick<Projects, 'toFill' | 'toAddTo' | 'addItem' | 'listItems'>
  billing: Pick<Billing, 'countQuestion'>
  citator: Pick<Citator, 'citedBy'>
  findProvisions: FindProvisions
  documentCheck: Pick<DocumentCheck, 'check'>
  checks: Pick<SavedChecks, 'get' | 'byIds'>
  model: LanguageModel | null
  embeddings: Embeddings | null
  config: Pick<Config, 'llmTools' | 'llmTokensPerAnswer' | 'showsAssistantWords'>
}

/** Questions for which the library is searched at once, in this process: searches of all others go on beside them. */
const maxSought = 1
/** Things of a project among which its cases are looked for, what was put in last first. */
const maxLeading = 200

/** What quotes alone is done at once. */
const never = new AbortController().signal

/** Who listens while an answer is found, until `signal` aborts. */
type Listener = Pick<StreamContext<typeof askChat>, 'tell' | 'signal'>

/** A question of a chat, and where it is to stand. */
interface Question {
  chat: string | NewChat
  text: string
  filters: MessageRow['filters']
  requestId: string | null
  /** What was asked and answered before it, the last at the end. */
  before: Exchange[]
  /** To what the answer before it was narrowed. */
  kept: Narrowing | null
  /** The position that it takes over from an earlier one. */
  from?: number
}

// 'kesc-2026-90007'
const CASE_ID = /\b[a-z\d]+(?:-[a-z\d]+){1,8}\b/g
/** Letters of a message for the assistant in which a case may be named. */
const maxSeedLength = 2000

/** The assistant: what is asked, what it answers, and the chats that are kept of it. */
export function createChat({
  database,
  cases,
  search,
  history,
  projects,
  billing,
  citator,
  findProvisions,
  documentCheck,
  checks,
  model,
  config,
}: Deps) {
  const chats = chatsStorage(database)
  const messages = messagesStorage(database)
  const write = createChatExports(documentCheck)
  const retrieveAtOnce = createRetrieval({ cases, search, findProvisions, findPlaces: search.places, now: database.clock.now })
  const stops = watchStops(messages.stillWanted)
  const inTurn = limitConcurrency(maxSought)
  const retrieve: typeof retrieveAtOnce = (reader, sought) => inTurn(() => retrieveAtOnce(reader, sought))
  const readPassages = createReadPassages(cases)
  const findCiting = createFindCiting({ citator, readPassages })
  const toolsFor = (reader: Reader, sought: Sought) =>
    createLibraryTools({ retrieve, readPassages, findProvisions, findCiting, cases }, reader, sought)

  /** `not-found` for one that the reader does not see, or that is deleted. */
  const rowOf = async (reader: Reader, id: string): Promise<ChatRow> => {
    const [row] = await chats.byIds(reader, [id])
    if (!row) throw new Problem('not-found', 'Chat not found')
    return row
  }
  const ownRow = async (reader: Reader, id: string): Promise<ChatRow> => {
    const row = await rowOf(reader, id)
    if (!can(reader, 'change', row.thing)) throw new Problem('forbidden')
    return row
  }
  const get = async (reader: Reader, id: string) => toChat(reader, await rowOf(reader, id))

  /** Gives references what the library says today of the cases to which these point. */
  const withFacts = (references: readonly ChatReference[], held: ReadonlyMap<string, Case>): ChatReference[] =>
    references.map((one) => {
      const { summary = null, judges = [] } = held.get(one.id) ?? {}
      return { ...one, type: one.kind, summary, judges: [...judges] }
    })

  /** Messages as the reader sees them: nothing of documents that it does not see, also not in what a model is told of what was said before. */
  const shown = async (reader: Reader, rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
    const idsOf = (sought: ChatReference['kind']) => [
      ...new Set(rows.flatMap(({ answer: one }) => one?.references ?? []).flatMap(({ kind, id }) => (kind === sought ? [id] : []))),
    ]
    const held = await cases.recordsOf(reader, idsOf('case'))
    const kept = new Set((await checks.byIds(reader, idsOf('check'))).map(({ id }) => id))
    const hidden = new Set([...idsOf('case').filter((one) => !held.has(one)), ...idsOf('check').filter((one) => !kept.has(one))])
    const now = database.clock.now()
    return rows
      .map((row) => showMessage(row, { seen: (one) => !hidden.has(one), now }))
      .map((message) => ({ ...message, references: withFacts(message.references, held) }))
  }
  /** What was asked and answered before a place of a chat, and to what the last answer there was narrowed. */
  const earlier = async (reader: Reader, rows: readonly MessageRow[], position = Infinity): Promise<Pick<Question, 'before' | 'kept'>> => {
    const until = rows.filter((row) => row.position < position)
    return { before: exchangesOf(await shown(reader, until)), kept: lastNarrowing(until) }
  }

  /** A check that the reader keeps: one that another member of a project put there is read, and not asked about. */
  const ownCheck = async (reader: Reader, id: string): Promise<string> => {
    const check = await checks.get(reader, id)
    if (check.author !== null) throw new Problem('forbidden')
    return check.id
  }
  /** The document that a chat is about; null for another chat, or where the check is no longer kept. */
  const checkedIn = async (reader: Reader, { check_id: id }: ChatRow): Promise<CheckedDocument | null> => {
    const [kept] = id === null ? [] : await checks.byIds(reader, [id])
    return kept && kept.author === null ? toldOfCheck(await checks.get(reader, kept.id)) : null
  }

  /** The cases that a message for the assistant names by their ids, where the chat is given none: a program may know no other way. */
  const seededBy = async (reader: Reader, { messages: sent, case_id, case_ids, check_id }: AskChat): Promise<string[]> => {
    if (case_id || check_id || (case_ids ?? []).length > 0) return []
    const named = sent.flatMap(({ role, content }) => (role === 'system' ? (content.slice(0, maxSeedLength).match(CASE_ID) ?? []) : []))
    return (await cases.casesByCaseIds(reader, [...new Set(named)])).map(({ id }) => id).slice(0, maxCompared)
  }

  const newChat = async (reader: Reader, given: AskChat, question: string): Promise<NewChat> => {
    const { project_id, case_id, case_ids, check_id } = given
    if ((await chats.count(reader, { words: [] })) >= maxChats)
      throw new Problem('limit-reached', `You keep ${maxChats} chats, which is the most there can be. Delete some first.`)
    const projectId = project_id ? await projects.toAddTo(reader, project_id) : null
    const seeded = await seededBy(reader, given)
    const caseId = case_id ? (await cases.getCase(reader, case_id)).id : seeded.length === 1 ? seeded[0]! : null
    const caseIds: string[] = seeded.length > 1 ? seeded : []
    for (const compared of new Set(case_ids ?? [])) caseIds.push((await cases.getCase(reader, compared)).id)
    const checkId = check_id ? await ownCheck(reader, check_id) : null
    return { title: titleOf(question), caseId, caseIds, checkId, projectId }
  }

  const answer = async (
    reader: Reader,
    { chat, text, filters, requestId, before, kept, from }: Question,
    { tell, signal }: Listener,
  ): Promise<ChatAnswer> => {
    const ids = await messages.ask(reader, { chat, question: text, filters, requestId, from, model: model?.name ?? builtInModel })
    const row = await rowOf(reader, ids.chat)
    tell('status', { step: 'asked', chat_id: row.id, question_id: ids.question, message_id: ids.answer })
    await history.recordChat(reader, row.id, row.project_id)
    tell('status', { step: 'searching' })
    const stopped = model && stops(ids.answer)
    try {
      const asked = before.map(({ question }) => question).toReversed()
      const checked = await checkedIn(reader, row)
      const leading = [...(checked?.cited ?? []), ...(row.project_id === null ? [] : await casesIn(reader, row.project_id))]
      const sought = { question: text, before: asked, filters, kept, caseId: row.case_id, compared: row.case_ids, leading }
      const retrieved = await retrieve(reader, sought)
      const found = await withCiting(
        reader,
        row,
        text,
        checked
          ? { ...retrieved, passages: withFindings(checked, retrieved.passages, { question: text, reasons: model !== null }) }
          : retrieved,
      )
      tell('status', { step: 'found', passages: found.passages.length, notices: toldOfNarrowing(found) })
      tell('status', { step: 'answering' })
      const ended = await answerFrom(found, {
        model,
        showsOwnWords: config.showsAssistantWords,
        tools: config.llmTools ? toolsFor(reader, { ...sought, kept: null, within: found.narrowed ?? null }) : null,
        mostTokens: config.llmTokensPerAnswer,
        question: text,
        before,
        held: await search.countSeen(reader),
        stopped: stopped?.signal ?? never,
        tell: {
          sentence: (one) => tell('sentence', one),
          references: (references) => tell('references', { references }),
          again: () => tell('status', { step: 'again' }),
          looking: (at) => tell('status', { step: 'looking', ...at }),
        },
      })
      await messages.finish(ids.answer, ended.answer, { ...ended, names: checked?.cited, leftBy: signal.aborted ? reader.userId : null })
      const { state, model: by } = ended
      const about = { chat_id: row.id, question_id: ids.question, message_id: ids.answer }
      const { references } = ended.answer
      const cited = references.flatMap(({ kind, id }) => (kind === 'case' ? [id] : []))
      const said = { ...ended.answer, references: withFacts(references, await cases.recordsOf(reader, [...new Set(cited)])) }
      return { message: writeAnswer(said), model: by, state, ...about, ...said }
    } catch (error) {
      const lost = { sentences: [], references: [], notices: [{ code: 'broken-off' as const }] }
      await messages.finish(ids.answer, lost, { state: 'failed', model: builtInModel })
      throw error
    } finally {
      stopped?.end()
    }
  }

  /** All that was asked and answered in a chat, today. */
  const answered = async (reader: Reader, id: string) => {
    const row = await rowOf(reader, id)
    const all = await shown(reader, await messages.list(reader, row.id))
    if (all.length === 0) throw new Problem('not-found', 'Message not found')
    return { title: row.title, messages: all, day: new Date(database.clock.now()) }
  }

  /** The whole answer to a question that was sent before, as it was given; null where it is to be answered still. */
  const keptAnswer = async (reader: Reader, row: ChatRow, rows: readonly MessageRow[], sent: MessageRow): Promise<ChatAnswer | null> => {
    const next = rows.find(({ position }) => position === sent.position + 1)
    if (next?.state !== 'complete') return null
    const [one] = await shown(reader, [next])
    const {
      id: message_id,
      content: message,
      model: by,
      role: _role,
      created_at: _at,
      timestamp: _timestamp,
      request_id: _request,
      ...said
    } = one!
    return { message, model: by ?? builtInModel, chat_id: row.id, question_id: sent.id, message_id, ...said }
  }

  /** Where it is asked what later cases made of the case that the question names, or that the chat is about: what they say of it goes before, or that none cites it is said. */
  const withCiting = async (reader: Reader, row: ChatRow, question: string, found: Retrieved): Promise<Retrieved> => {
    const [named, ...alsoNamed] = found.namedCases
    const caseId = (alsoNamed.length === 0 ? named : undefined) ?? row.case_id
    if (caseId === null || !asksOfCiting(question, caseId === named)) return found
    const citing = await findCiting(reader, caseId)
    const isCiting = ({ source }: Passage) => citing.some((one) => one.source.id === source.id && one.source.paragraph === source.paragraph)
    const others = model === null && citing.length > 0 ? [] : found.passages.filter((one) => !isCiting(one))
    return { ...found, passages: [...citing, ...others], isUncited: citing.length === 0 }
  }

  /** The cases that lie in a project: its documents, and those of its bookmarks and passages. */
  const casesIn = async (reader: Reader, projectId: string): Promise<string[]> => {
    const { results } = await projects.listItems(reader, projectId, { limit: maxLeading, offset: 0 })
    return [...new Set(results.flatMap(({ entity_type: type, entity_id: id }) => (type === 'case' && id !== null ? [id] : [])))]
  }

  return {
    /** How many decisions of the public library have a passage with most words of a question, by their text or their digest; invented samples are none. */
    async countAnswering(reader: Reader, question: string): Promise<number> {
      const { passages } = await retrieve(reader, { question, before: [], filters: null, caseId: null })
      const decisions = passages.filter(
        ({ source, text }) => source.kind === 'case' && !source.private && !source.sample && saysMostOf(question, text),
      )
      return new Set(decisions.map(({ source }) => source.id)).size
    },

    async ask(reader: Reader, given: AskChat, listener: Listener): Promise<ChatAnswer> {
      const { text, requestId } = questionOf(given)
      const sentIn = requestId === null ? null : await messages.sentBefore(reader, requestId, text)
      const known = given.chat_id ? await ownRow(reader, given.chat_id) : sentIn === null ? null : await rowOf(reader, sentIn)
      const rows = known ? await messages.list(reader, known.id) : []
      const sent = sentIn === null ? undefined : rows.find(({ request_id }) => request_id === requestId)
      const kept = sent && known && (await keptAnswer(reader, known, rows, sent))
      if (kept) return kept
      const edited = sent ?? (given.edits ? rows.find(({ id, role }) => id === given.edits && role === 'user') : undefined)
      if (given.edits && !edited) throw new Problem('not-found', 'Message not found')
      await billing.countQuestion(reader.userId)
      const chat = known?.id ?? (await newChat(reader, given, text))
      const question = { chat, text, requestId, filters: given.filters ?? null, ...(await earlier(reader, rows, edited?.position)) }
      return answer(reader, edited ? { ...question, from: edited.position } : question, listener)
    },

    /** Answers the last question anew. */
    async regenerate(reader: Reader, id: string, listener: Listener): Promise<ChatAnswer> {
      const row = await ownRow(reader, id)
      const rows = await messages.list(reader, row.id)
      const last = rows.findLast(({ role }) => role === 'user')
      if (!last) throw new Problem('not-found', 'Message not found')
      await billing.countQuestion(reader.userId)
      const { question: text, filters, request_id: requestId, position: from } = last
      return answer(reader, { chat: row.id, text, filters, requestId, from, ...(await earlier(reader, rows, from)) }, listener)
    },

    async stop(reader: Reader, id: string) {
      await messages.stop(reader, (await ownRow(reader, id)).id)
    },

    get,

    async list(reader: Reader, { project_id: projectId, query, saved, limit, offset }: Received<typeof listChats>['query']) {
      const filter = { projectId, saved, words: query.split(/\s+/).filter((word) => word !== '') }
      const [rows, total] = await Promise.all([chats.list(reader, filter, { limit, offset }), chats.count(reader, filter)])
      return pageOf(
        rows.map((row) => toChat(reader, row)),
        total,
        { offset, limit },
      )
    },

    async messages(reader: Reader, id: string): Promise<ChatMessage[]> {
      return shown(reader, await messages.list(reader, (await rowOf(reader, id)).id))
    },

    /** A file of what the reader sees of it; `not-found` for a chat in which nothing was asked. */
    async export(reader: Reader, id: string, asked: Received<typeof exportChat>['query']): Promise<File> {
      return write(reader, await answered(reader, id), asked)
    },

    /** What its answers say as a memorandum; `not-found` for a chat in which nothing was asked. */
    async memorandum(reader: Reader, id: string, { tell, signal }: StreamContext<typeof draftMemorandum>): Promise<Memorandum> {
      return draft(reader, await answered(reader, id), {
        check: documentCheck.check,
        signal,
        report: reportTo((progress) => tell('progress', progress)),
      })
    },

    async update(reader: Reader, id: string, { title, saved, project_id }: Received<typeof updateChat>['body']): Promise<ChatInBrief> {
      const row = await ownRow(reader, id)
      const projectId = project_id && (await projects.toFill(reader, project_id))
      if (!(await chats.update(reader, row.id, { title, saved }))) throw new Problem('not-found', 'Chat not found')
      if (projectId) await projects.addItem(reader, projectId, { type: 'chat', id: row.id })
      return get(reader, row.id)
    },

    async delete(reader: Reader, id: string) {
      if (await chats.delete(reader, id)) return
      await rowOf(reader, id)
      throw new Problem('forbidden')
    },

    /** One that is there already is answered as it is. */
    async restore(reader: Reader, id: string): Promise<ChatInBrief> {
      await chats.restore(reader, id)
      const row = await rowOf(reader, id)
      if (!can(reader, 'delete', row.thing)) throw new Problem('forbidden')
      return toChat(reader, row)
    },

    byIds: async (reader: Reader, ids: readonly string[]) => (await chats.byIds(reader, ids)).map((row) => toChat(reader, row)),

    /** Those of some that are the reader's own: a chat stays with whoever asked. */
    copies: async (reader: Reader, ids: readonly string[]) =>
      (await chats.byIds(reader, ids)).filter(({ thing }) => can(reader, 'delete', thing)).map(({ id }) => id),

    forgetDeleted: () => chats.forgetDeleted(),
  }
}

export type Chat = ReturnType<typeof createChat>

/** The last message of the user, and the name under which it was sent. */
function questionOf({ messages: given }: AskChat): { text: string; requestId: string | null } {
  const last = given.findLast(({ role }) => role === 'user')
  const text = last?.content.trim() ?? ''
  const wrong = (msg: string) => new InvalidInput([{ loc: ['body', 'messages'], msg, type: 'question' }])
  if (text === '') throw wrong('Nothing was asked')
  if (text.length > maxQuestionLength) throw wrong(`Shorten it to ${maxQuestionLength.toLocaleString('en-GB')} characters`)
  return { text, requestId: last?.request_id || null }
}

/** What a chat is called until its owner names it: the beginning of the first question, on one line. */
function titleOf(question: string): string {
  const line = question.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const most = 80
  if (line.length <= most) return line.slice(0, maxChatTitleLength)
  return `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}

const toChat = (reader: Reader, { id, thing, created_at, updated_at, ...row }: ChatRow): ChatInBrief => ({
  chat_id: id,
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  own: can(reader, 'change', thing),
})

// Words of four letters and more, by their first five: 'employer' and 'employment' are one.
const begun = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  )
const asking = begun('when what which must does been over before')

function saysMostOf(question: string, text: string): boolean {
  const asked = [...begun(question)].filter((word) => !asking.has(word))
  const said = begun(text)
  return asked.filter((word) => said.has(word)).length * 3 >= asked.length * 2
}
