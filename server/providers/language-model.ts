import { defaultModel } from '#contract/chat'
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAI } from 'openai'
import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'
import { type Question, type ToolCall, createCalls, createRefusal, messagesOf, refusesTools } from './model-tools.ts'

export type { ModelTool, Question, ToolCall, ToolTurn } from './model-tools.ts'

/** What one request cost, in tokens: as the endpoint counts them, else a quarter of the letters. */
export interface ModelUse {
  model: string
  tokensRead: number
  tokensWritten: number
}

export const lettersOfToken = 4

/** About so many tokens a question is, with all that was asked for and given before it. */
export const tokensOf = ({ instructions, text, turns = [] }: Question): number =>
  Math.ceil((instructions.length + text.length + (turns.length === 0 ? 0 : JSON.stringify(turns).length)) / lettersOfToken)

const maxTold = 1_000_000_000

/** Tokens as an endpoint counts them, where that is a count; else as many as are thought. */
export const tokensTold = (told: unknown, thought: number): number =>
  Number.isInteger(told) && (told as number) >= 0 && (told as number) <= maxTold ? (told as number) : thought

export interface LanguageModel {
  name: string
  /**
   * The words that the model answers. Throws `model-unreachable`, `model-busy` or `model-failed`; when `signal` aborts, the request to
   * the model is ended and the signal's reason thrown.
   */
  answer: (question: Question, signal: AbortSignal) => Promise<string>
  /**
   * The same words in pieces, as the model finds them; at the end, instead of an answer or after a beginning of one, what it asks for by the
   * tools of the question. Whoever stops reading ends the request. Throws as `answer` does, also in the middle: what came before is then not
   * the whole answer.
   */
  stream: (question: Question, signal: AbortSignal) => AsyncGenerator<string | ToolCall[], void, undefined>
}

/** Milliseconds for a whole answer, for the first words of one in pieces and between two of these; characters of the longest. */
export interface ModelLimits {
  whole: number
  first: number
  between: number
  longest: number
}

const usualLimits: ModelLimits = { whole: 120_000, first: 60_000, between: 30_000, longest: 100_000 }

/** The name of the language model that the operator set up, the usual one where only an address is given; null when there is none. */
export const modelNamed = ({ llmBaseUrl, llmModel }: Pick<Config, 'llmBaseUrl' | 'llmModel'>): string | null =>
  llmBaseUrl === '' ? null : llmModel || defaultModel

/** The language model that the operator set up, behind any endpoint that speaks the OpenAI protocol; null when there is none. Each request that was answered, wholly or in part, is told to `keepUse`. */
export function createLanguageModel(
  config: Pick<Config, 'llmBaseUrl' | 'llmApiKey' | 'llmModel'>,
  limits: ModelLimits = usualLimits,
  keepUse: (use: ModelUse) => Promise<void> = () => Promise.resolve(),
): LanguageModel | null {
  const name = modelNamed(config)
  if (name === null) return null
  const refusal = createRefusal()
  const client = new OpenAI({
    baseURL: config.llmBaseUrl,
    // Local models ask for no key; the client wants one.
    apiKey: config.llmApiKey || 'none',
    organization: null,
    project: null,
    timeout: limits.whole,
    maxRetries: 1,
    logLevel: 'off',
    // What readers ask goes to the address that was set up, and to no other that it may name.
    fetchOptions: { redirect: 'error' },
  })
  // Only what every endpoint knows: some refuse a temperature, others a response format.
  const requestOf = (question: Question) => ({ model: name, ...messagesOf(question, !refusal.isRemembered()) })
  const useOf = (question: Question, written: number, usage: Usage | null | undefined): ModelUse => ({
    model: name,
    tokensRead: tokensTold(usage?.prompt_tokens, tokensOf(question)),
    tokensWritten: tokensTold(usage?.completion_tokens, Math.ceil(written / lettersOfToken)),
  })
  /** Begins an answer in pieces; asks once more without tools where they are refused. */
  const begin = async (question: Question, signal: AbortSignal) => {
    const request = requestOf(question)
    try {
      return await client.chat.completions.create({ ...request, stream: true }, { signal })
    } catch (error) {
      if (request.tools === undefined || !refusesTools(error)) throw error
      const plain = { model: name, ...messagesOf(question, false) }
      const answered = await client.chat.completions.create({ ...plain, stream: true }, { signal })
      // Only then was it the tools that were refused.
      refusal.remember()
      return answered
    }
  }
  return {
    name,
    async answer(question, signal) {
      try {
        const completion = await client.chat.completions.create(requestOf(question), { signal })
        const content = completion.choices?.[0]?.message?.content
        await keepUse(useOf(question, content?.length ?? 0, completion.usage))
        if (typeof content !== 'string' || content === '') throw new Problem('model-failed')
        return content
      } catch (error) {
        signal.throwIfAborted()
        throw asProblem(error)
      }
    },

    async *stream(question, signal) {
      const patience = createPatience(limits, signal)
      let length = 0
      let usage: Usage | null = null
      let isAnswering = false
      try {
        const chunks = await begin(question, patience.signal)
        isAnswering = true
        const calls = createCalls()
        let end: string | null = null
        for await (const { choices, usage: told } of chunks) {
          patience.renew()
          usage = told ?? usage
          const [choice] = choices ?? []
          end = choice?.finish_reason ?? end
          length += calls.add(choice?.delta?.tool_calls ?? [])
          const piece = choice?.delta?.content ?? ''
          length += piece.length
          if (length > limits.longest) throw new Problem('model-failed', 'The language model did not come to an end.')
          if (piece !== '') yield piece
        }
        // The library takes an abort for the end of the answer, and so does a connection that is closed early.
        patience.signal.throwIfAborted()
        if (end === null || length === 0) throw new Problem('model-failed')
        if (cutEnds.has(end)) throw new Problem('model-failed', 'The language model broke its answer off.')
        if (question.tools && calls.all().length > 0) yield calls.all()
      } catch (error) {
        signal.throwIfAborted()
        throw patience.signal.aborted ? new Problem('model-unreachable', tookTooLong) : asProblem(error)
      } finally {
        patience.end()
        if (isAnswering) await keepUse(useOf(question, length, usage))
      }
    },
  }
}

type Usage = OpenAI.CompletionUsage

/** Ends of an answer that is not whole: it was too long for the endpoint, or something in it was not let through. */
const cutEnds: ReadonlySet<string> = new Set(['length', 'content_filter'])

/** Aborts with the caller's signal, or when nothing comes for too long; its end ends the request as well. */
function createPatience({ first, between }: ModelLimits, caller: AbortSignal) {
  const own = new AbortController()
  const abort = () => own.abort()
  caller.addEventListener('abort', abort, { once: true })
  if (caller.aborted) abort()
  let timer = setTimeout(abort, first)
  return {
    signal: own.signal,
    renew() {
      clearTimeout(timer)
      timer = setTimeout(abort, between)
    },
    end() {
      clearTimeout(timer)
      caller.removeEventListener('abort', abort)
      abort()
    },
  }
}

const tookTooLong = 'The language model took too long to answer.'

/** What went wrong at the model, without its words: they may hold the key or the text sent. */
function asProblem(error: unknown): unknown {
  if (error instanceof APIConnectionTimeoutError) return new Problem('model-unreachable', tookTooLong)
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return new Problem('model-unreachable')
  // The stream of an answer that broke off: "terminated", "fetch failed".
  if (error instanceof TypeError) return new Problem('model-unreachable')
  if (!(error instanceof APIError)) return error instanceof SyntaxError ? new Problem('model-failed') : error
  const status: number | undefined = error.status
  if (status === 429) return new Problem('model-busy')
  if (status === 401 || status === 403) return new Problem('model-failed', 'The language model refused the key it was called with.')
  if (status === 404) return new Problem('model-failed', 'The language model that is set up does not exist at its address.')
  return new Problem(status !== undefined && status < 500 ? 'model-failed' : 'model-unreachable')
}
