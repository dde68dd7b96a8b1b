import { type Tracing, inSpan } from '../../../tracing/tracing.ts'
import type { Index } from '../engine/engine.ts'

/** The same index: of a question its name is told, never its words. */
export const traceIndex = (index: Index, tracing: Tracing): Index => ({
  ...index,
  ask: (name, asked) =>
    inSpan(
      tracing.beginPart('index', 'does', () => ({ 'hukumu.question': name })),
      () => index.ask(name, asked),
    ),
  askOf: (documents, name, asked) =>
    inSpan(
      tracing.beginPart('index', 'does', () => ({ 'hukumu.question': name, 'hukumu.documents': documents.length })),
      () => index.askOf(documents, name, asked),
    ),
})
