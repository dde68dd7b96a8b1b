import type { MessageState } from '#contract/chat'
import { builtInModel } from '#contract/chat'
import type { ChatNotice } from '#contract/reasons/chat-reasons'
import { leavesOut } from '#contract/reasons/narrowing-words'
import type { StoredAnswer } from '../../database/tables.ts'
import type { LanguageModel } from '../../providers/language-model.ts'
import { type ToldSoFar, answerByModel } from './answering/answer-by-model.ts'
import type { Exchange } from './answering/ask-model.ts'
import type { LibraryTools } from './answering/library-tools.ts'
import { quotePassages } from './answering/quote-passages.ts'
import type { Retrieved } from './retrieval/retrieved.ts'

/** How an answer ends. */
export interface Ended {
  answer: StoredAnswer
  state: MessageState
  model: string
}

interface Answering {
  model: LanguageModel | null
  /** Whether sentences in the model's own words are shown. */
  showsOwnWords: boolean
  tools: LibraryTools | null
  mostTokens: number
  question: string
  before: readonly Exchange[]
  /** How many cases the reader may see. */
  held: number
  tell: ToldSoFar
  stopped: AbortSignal
}

type NarrowingNotice = Extract<ChatNotice, { code: 'narrowed' | 'filtered' }>

/** To which decisions an answer is narrowed; that the newest go first only where there are some. */
export const toldOfNarrowing = ({ passages, narrowed = null, filtered = null }: Retrieved): NarrowingNotice[] => [
  ...(narrowed && (passages.length > 0 || leavesOut(narrowed)) ? [{ code: 'narrowed' as const, ...narrowed }] : []),
  ...(filtered ? [{ code: 'filtered' as const, ...filtered }] : []),
]

/** What the library has on a question that was put to it. */
function heldIn({ passages, unsaid, undecided = [] }: Retrieved): ChatNotice[] {
  if (unsaid === undefined || passages.length === 0) return []
  const cases = [
    ...Map.groupBy(
      passages.filter(({ source }) => source.kind === 'case'),
      ({ source }) => source.id,
    ).values(),
  ].map(([one]) => one!)
  const [highest] = cases.filter(({ level }) => level !== null).toSorted((a, b) => a.level! - b.level!)
  const provisions = new Set(passages.flatMap(({ source }) => (source.kind === 'provision' ? [source.id] : []))).size
  return [
    {
      code: 'held',
      cases: cases.length,
      highest: highest?.source.court ?? null,
      provisions,
      unsaid,
      ...(undecided.length > 0 && { undecided }),
    },
  ]
}

/** Answers from what was found: by the model as far as it may be shown, else by quoting; where nothing was found, that alone is said. */
export async function answerFrom(found: Retrieved, asked: Answering): Promise<Ended> {
  const { passages, notHeld, isUncited = false, isOfCase = false, near = [], referenceOnly = [] } = found
  const { model, held, stopped } = asked
  const narrowed = toldOfNarrowing(found)
  const missing: ChatNotice[] = [
    ...narrowed,
    ...(notHeld.length > 0 ? [{ code: 'not-held', names: notHeld } as const] : []),
    ...(referenceOnly.length > 0 ? [{ code: 'reference-only', names: referenceOnly } as const] : []),
    ...(isUncited ? [{ code: 'uncited' } as const] : []),
  ]
  if (passages.length === 0) {
    if (referenceOnly.length > 0)
      return { answer: { sentences: [], references: [], notices: missing }, state: 'complete', model: builtInModel }
    const nothing: ChatNotice = isOfCase
      ? { code: 'not-in-case' }
      : narrowed.some(leavesOut)
        ? { code: 'nothing-within', cases: held }
        : { code: 'nothing-held', cases: held, ...(near.length > 0 && { near }) }
    const notices: ChatNotice[] = [...missing, nothing]
    return { answer: { sentences: [], references: [], notices }, state: 'complete', model: builtInModel }
  }
  if (model === null) return quoted(found, asked, [...missing, ...heldIn(found), { code: 'quotes-only' }])
  const { sentences, references, struck, ended } = await answerByModel(passages, { ...asked, model, stopped })
  const withheld: ChatNotice[] = struck > 0 ? [{ code: 'withheld', statements: struck }] : []
  if (ended === 'stopped')
    return {
      answer: { sentences, references, notices: [...missing, { code: 'stopped' }, ...withheld] },
      state: 'stopped',
      model: model.name,
    }
  if (references.length === 0)
    return quoted(found, asked, [
      ...missing,
      ...heldIn(found),
      ...(ended === 'whole' ? [{ code: 'nothing-shown' } as const] : [{ code: ended }]),
      { code: 'quotes-only' },
    ])
  const broken: ChatNotice[] = ended === 'whole' ? [] : [{ code: 'broken-off' }]
  return {
    answer: { sentences, references, notices: [...missing, ...broken, ...withheld] },
    state: ended === 'whole' ? 'complete' : 'failed',
    model: model.name,
  }
}

function quoted({ passages }: Retrieved, { question, tell }: Answering, notices: ChatNotice[]): Ended {
  const { sentences, references } = quotePassages(passages, question)
  tell.references(references)
  for (const one of sentences) tell.sentence(one)
  return { answer: { sentences, references, notices }, state: 'complete', model: builtInModel }
}
