import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAI } from 'openai'
import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'

/** A question to the model: what it is to do, and the text it does it with. */
export interface Question {
  instructions: string
  text: string
}

export interface LanguageModel {
  name: string
  /**
   * The words that the model answers. Throws `model-unreachable`, `model-busy` or `model-failed`; when `signal` aborts, the request to
   * the model is ended and the signal's reason thrown.
   */
  answer: (question: Question, signal: AbortSignal) => Promise<string>
}

/** One request to the model may take this long: milliseconds. */
const patience = 120_000

/** The language model that the operator set up, behind any endpoint that speaks the OpenAI protocol; null when there is none. */
export function createLanguageModel(config: Pick<Config, 'llmBaseUrl' | 'llmApiKey' | 'llmModel'>): LanguageModel | null {
  if (config.llmBaseUrl === '' || config.llmModel === '') return null
  const client = new OpenAI({
    baseURL: config.llmBaseUrl,
    // Local models ask for no key; the client wants one.
    apiKey: config.llmApiKey || 'none',
    organization: null,
    project: null,
    timeout: patience,
    maxRetries: 1,
    logLevel: 'off',
  })
  return {
    name: config.llmModel,
    async answer({ instructions, text }, signal) {
      try {
        // Only what every endpoint knows: some refuse a temperature, others a response format.
        const completion = await client.chat.completions.create(
          {
            model: config.llmModel,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: text },
            ],
          },
          { signal },
        )
        const content = completion.choices?.[0]?.message?.content
        if (typeof content !== 'string' || content === '') throw new Problem('model-failed')
        return content
      } catch (error) {
        signal.throwIfAborted()
        throw asProblem(error)
      }
    },
  }
}

/** What went wrong at the model, without its words: they may hold the key or the text sent. */
function asProblem(error: unknown): unknown {
  if (error instanceof APIConnectionTimeoutError) return new Problem('model-unreachable', 'The language model took too long to answer.')
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError) return new Problem('model-unreachable')
  if (!(error instanceof APIError)) return error instanceof SyntaxError ? new Problem('model-failed') : error
  const status: number | undefined = error.status
  if (status === 429) return new Problem('model-busy')
  if (status === 401 || status === 403) return new Problem('model-failed', 'The language model refused the key it was called with.')
  if (status === 404) return new Problem('model-failed', 'The language model that is set up does not exist at its address.')
  return new Problem(status !== undefined && status < 500 ? 'model-failed' : 'model-unreachable')
}
