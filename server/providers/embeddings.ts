import { APIConnectionTimeoutError, APIError, OpenAI } from 'openai'
import type { Config } from '../config.ts'
import { type ModelUse, tokensTold } from './language-model.ts'

/** Why a text has no vector now, in words for whoever administers the installation; never those of the endpoint, which may hold the key or the text. */
export class NoVectors extends Error {
  /** It is these texts that the endpoint does not take; it may take others. */
  readonly isOfTexts: boolean

  constructor(words: string, isOfTexts = false) {
    super(words)
    this.isOfTexts = isOfTexts
  }
}

/** Texts as vectors, so that those of like meaning lie near one another. */
export interface Embeddings {
  /** Its name at its endpoint: vectors of another model are not comparable. */
  name: string
  /** Texts that go with one request. */
  most: number
  /** One vector for each text, all of one length. Throws NoVectors; when `signal` aborts, its reason. */
  embed: (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>
}

/** Milliseconds for one request; how often it is repeated where the endpoint is busy or gone, after the wait that it asks for. */
export interface EmbeddingLimits {
  whole: number
  retries: number
}
const usualLimits: EmbeddingLimits = { whole: 60_000, retries: 2 }
const maxAtOnce = 64
const lettersOfToken = 4
/** Parts of a vector, and the size of each, that the database can keep and index in half precision. */
const maxParts = 16_000
const largestPart = 65_504

/**
 * What makes vectors of texts, behind any endpoint that speaks the OpenAI protocol; null where none is set up. Each request that was answered
 * is told to `keepUse`.
 */
export function createEmbeddings(
  config: Pick<Config, 'embeddingsModel' | 'embeddingsBaseUrl' | 'embeddingsApiKey'>,
  limits: EmbeddingLimits = usualLimits,
  keepUse: (use: ModelUse) => Promise<void> = () => Promise.resolve(),
): Embeddings | null {
  const { embeddingsModel: name } = config
  if (name === '') return null
  const client = new OpenAI({
    baseURL: config.embeddingsBaseUrl,
    apiKey: config.embeddingsApiKey || 'none',
    organization: null,
    project: null,
    timeout: limits.whole,
    maxRetries: limits.retries,
    logLevel: 'off',
    // What readers ask goes to the address that was set up, and to no other that it may name.
    fetchOptions: { redirect: 'error' },
  })
  return {
    name,
    most: maxAtOnce,
    async embed(texts, signal) {
      try {
        const { data, usage } = await client.embeddings.create({ model: name, input: [...texts], encoding_format: 'float' }, { signal })
        const letters = texts.reduce((sum, text) => sum + text.length, 0)
        await keepUse({ model: name, tokensRead: tokensTold(usage?.prompt_tokens, Math.ceil(letters / lettersOfToken)), tokensWritten: 0 })
        return vectorsOf(data, texts.length)
      } catch (error) {
        signal.throwIfAborted()
        throw asNoVectors(error)
      }
    },
  }
}

/** The vectors in the order of their texts: an endpoint may answer in another. */
function vectorsOf(data: readonly OpenAI.Embedding[] | undefined, expected: number): number[][] {
  const ordered = [...(data ?? [])].sort((a, b) => (a.index ?? 0) - (b.index ?? 0)).map(({ embedding }) => embedding)
  const [first] = ordered
  const isPart = (part: unknown) => typeof part === 'number' && Math.abs(part) <= largestPart
  const isVector = (one: unknown): one is number[] =>
    Array.isArray(one) && one.length === first?.length && one.length > 0 && one.length <= maxParts && one.every(isPart)
  if (ordered.length !== expected || !ordered.every(isVector))
    throw new NoVectors('The endpoint answered with something else than vectors.')
  return ordered
}

/** Too long, or not let through. */
const refusesTexts: ReadonlySet<number> = new Set([400, 413, 422])

function asNoVectors(error: unknown): unknown {
  if (error instanceof APIConnectionTimeoutError) return new NoVectors('The endpoint took too long to answer.')
  if (error instanceof TypeError || error instanceof SyntaxError) return new NoVectors('The answer of the endpoint broke off.')
  if (!(error instanceof APIError)) return error
  const status: number | undefined = error.status
  if (status === undefined) return new NoVectors('The endpoint could not be reached.')
  if (status === 429) return new NoVectors('The endpoint has too much to do, or its quota is used up.')
  if (status === 401 || status === 403) return new NoVectors('The endpoint refused the key it was called with.')
  if (status === 404) return new NoVectors('The model that is set up does not exist at its address.')
  return new NoVectors(`The endpoint answered with an error (status ${status}).`, refusesTexts.has(status))
}
