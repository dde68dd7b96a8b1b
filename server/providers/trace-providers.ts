import { type Tracing, inSpan } from '../tracing/tracing.ts'
import type { Embeddings } from './embeddings.ts'
import type { Mail } from './envelope.ts'
import type { LanguageModel } from './language-model.ts'

/** The same mail: of each message it is told that it was sent, and nothing else. */
export const traceMail = (mail: Mail, tracing: Tracing): Mail => ({
  send: (message) =>
    inSpan(
      tracing.beginPart('mail', 'asks', () => ({})),
      () => mail.send(message),
    ),
})

const modelAttributes = (name: string, operation: string) => () => ({ 'gen_ai.request.model': name, 'gen_ai.operation.name': operation })

/** The same language model; a span lasts until the last piece of its answer. */
export const traceModel = (model: LanguageModel, tracing: Tracing): LanguageModel => {
  const begin = () => tracing.beginPart('model', 'asks', modelAttributes(model.name, 'chat'))
  return {
    name: model.name,
    answer: (question, signal) => inSpan(begin(), () => model.answer(question, signal)),
    async *stream(question, signal) {
      const span = begin()
      try {
        yield* model.stream(question, signal)
      } catch (error) {
        span?.fail(error)
        throw error
      } finally {
        span?.end()
      }
    },
  }
}

export const traceEmbeddings = (embeddings: Embeddings, tracing: Tracing): Embeddings => ({
  ...embeddings,
  embed: (texts, signal) =>
    inSpan(
      tracing.beginPart('embeddings', 'asks', () => ({
        ...modelAttributes(embeddings.name, 'embeddings')(),
        'hukumu.texts': texts.length,
      })),
      () => embeddings.embed(texts, signal),
    ),
})
