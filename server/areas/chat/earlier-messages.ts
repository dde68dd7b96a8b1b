import type { ChatMessage } from '#contract/chat'
import type { Narrowing } from '#contract/reasons/narrowing'
import type { Exchange } from './answering/ask-model.ts'
import type { MessageRow } from './messages-storage.ts'

/** Questions with their answers as a model is told of them, the last at the end. */
export const exchangesOf = (messages: readonly ChatMessage[]): Exchange[] =>
  messages.flatMap(({ role, content }, at) => {
    const next = messages[at + 1]
    if (role !== 'user') return []
    if (next?.role !== 'assistant') return [{ question: content, answer: '' }]
    const isPrivate = next.references.some((one) => one.private || one.kind === 'check')
    return [{ question: content, answer: withoutMarkers(next), isPrivate }]
  })

/** The words of an answer, whose passages have other numbers now. */
const withoutMarkers = ({ sentences }: ChatMessage): string =>
  sentences
    .map(({ markdown }) => markdown.replace(/\s*\[\d+\]/g, ''))
    .filter((words) => words !== '')
    .join(' ')

/** To what the last answer was narrowed by what was named; null where it was not, or where the whole library was asked for. */
export const lastNarrowing = (rows: readonly MessageRow[]): Narrowing | null =>
  rows.findLast(({ answer }) => answer !== null)?.answer?.notices.find((one) => one.code === 'narrowed') ?? null
