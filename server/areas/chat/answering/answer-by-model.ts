import { type AnswerHeading, type ChatLooking, type ChatReference, type ChatSentence, answerHeadings } from '#contract/chat'
import { Problem } from '../../../problem.ts'
import type { LanguageModel, ToolCall } from '../../../providers/language-model.ts'
import type { Passage } from '../retrieval/passage.ts'
import { judgeSentence } from '../verdicts/judge-sentence.ts'
import { type Written, createSentenceStream } from '../verdicts/sentence-stream.ts'
import { type Exchange, givenTo, questionFor } from './ask-model.ts'
import { createToolLoop } from './tool-loop.ts'
import type { LibraryTools } from './library-tools.ts'
import { voiceOf } from './voice-of.ts'
import { tellingWords } from '../retrieval/telling-words.ts'
import { type TokenBudget, createTokenBudget } from './token-budget.ts'

export interface ToldSoFar {
  sentence: (one: ChatSentence) => void
  references: (all: ChatReference[]) => void
  again: () => void
  looking: (at: ChatLooking) => void
}

interface Asking {
  model: LanguageModel
  /** Whether sentences in its own words are shown. */
  showsOwnWords: boolean
  /** What it may look up; null where it may not. */
  tools: LibraryTools | null
  /** Tokens that all requests for one answer may read and write together. */
  mostTokens: number
  question: string
  before: readonly Exchange[]
  tell: ToldSoFar
  /** Ends the answer; what was told stays. */
  stopped: AbortSignal
}

/** An answer as far as it may be shown. `ended` says how: a Problem's code where the model failed. */
export interface ModelAnswer {
  sentences: ChatSentence[]
  references: ChatReference[]
  struck: number
  ended: 'whole' | 'stopped' | 'model-unreachable' | 'model-busy' | 'model-failed'
}

const maxSentences = 80
/** A model that says the same so often says nothing more. */
const maxRepeats = 4
/** Of an answer so much must be shown, else it is asked for again. */
const leastShown = 0.6

/** Has a model answer from some passages, and shows of each sentence whose words it is. */
export async function answerByModel(passages: readonly Passage[], asking: Asking): Promise<ModelAnswer> {
  const budget = createTokenBudget(asking.mostTokens)
  const given = givenTo(passages, budget.lettersOfPassages)
  // Nothing is left to answer from.
  if (given.size === 0) return { sentences: [], references: [], struck: 0, ended: 'whole' }
  const { before } = asking
  const first = await attempt(given, asking, budget, false)
  const shown = shownIn(first)
  if (first.ended !== 'whole' || (shown > 0 && shown / (shown + first.struck) >= leastShown)) return first
  if (budget.roomIn(questionFor(given, asking.question, { before, again: true })) < 0) return first
  asking.tell.again()
  const second = await attempt(given, { ...asking, tools: null }, budget, true)
  return shownIn(second) >= shown ? second : { ...first, ended: second.ended === 'stopped' ? 'stopped' : first.ended }
}

const isShown = ({ verdict }: ChatSentence) => verdict === 'quoted' || verdict === 'drawn' || verdict === 'own'
const shownIn = ({ sentences }: Pick<ModelAnswer, 'sentences'>) => sentences.filter(isShown).length

async function attempt(
  given: Map<number, Passage>,
  { model, question, before, tell, stopped, tools, showsOwnWords }: Asking,
  budget: TokenBudget,
  again: boolean,
): Promise<ModelAnswer> {
  const asked = questionFor(given, question, { before, again })
  const desk = tools && createToolLoop({ question: asked, tools, given, budget, tell: tell.looking })
  let stream = createSentenceStream()
  const sentences: ChatSentence[] = []
  const said = new Set<string>()
  const used = new Map<number, ChatReference>()
  let [struck, repeats, announced] = [0, 0, -1]

  /** What a model says before it looks something up is no answer yet. */
  const beginAnew = () => {
    stream = createSentenceStream()
    sentences.length = 0
    said.clear()
    used.clear()
    ;[struck, repeats, announced] = [0, 0, -1]
    tell.references([])
  }
  const put = (one: Omit<ChatSentence, 'index'>) => {
    const sentence = { index: sentences.length, ...one }
    sentences.push(sentence)
    tell.sentence(sentence)
  }
  const announce = () => {
    if (announced === sentences.length || !stream.isOpen()) return
    announced = sentences.length
    tell.sentence({ index: announced, markdown: '', opens: false, references: [], verdict: 'checking', reason: null })
  }
  const take = ({ text, opens }: Written) => {
    const heading = headingOf(text)
    if (heading === 'other') return
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    if (said.has(key)) {
      repeats += 1
      return
    }
    said.add(key)
    if (heading !== null) {
      put({ markdown: `## ${heading}`, opens: true, references: [], verdict: 'heading', reason: null })
      return
    }
    const judged = judgeSentence(text, given)
    const reason = judged.reason ?? (judged.verdict === 'own' && !showsOwnWords ? 'own-words' : null)
    if (reason !== null) {
      struck += 1
      put({ markdown: '', opens, references: [], verdict: 'struck', reason })
      return
    }
    const { references, verdict } = judged
    const fresh = references.filter((n) => !used.has(n))
    for (const n of fresh) {
      const passage = given.get(n)!
      const quote = tellingWords(passage.text, text)
      used.set(n, { n, ...passage.source, quote, voice: passage.source.kind === 'case' ? voiceOf(quote, passage) : null })
    }
    if (fresh.length > 0) tell.references([...used.values()])
    put({ markdown: text, opens, references, verdict, reason: null })
  }
  const answer = (ended: ModelAnswer['ended']): ModelAnswer => ({
    sentences: withoutEmptyHeadings(sentences),
    references: [...used.values()].sort((a, b) => a.n - b.n),
    struck,
    ended,
  })

  try {
    for (;;) {
      const request = desk === null ? asked : desk.next()
      budget.take(request)
      let calls: readonly ToolCall[] = []
      for await (const piece of model.stream(request, stopped)) {
        if (typeof piece !== 'string') {
          // What was not offered is not asked for.
          if (request.tools !== undefined) calls = piece
          break
        }
        if (!budget.takeWritten(piece)) return answer('model-failed')
        for (const one of stream.push(piece)) take(one)
        announce()
        if (sentences.length > maxSentences || repeats > maxRepeats) break
      }
      if (calls.length === 0 || desk === null) break
      if (stream.isOpen() || sentences.length > 0) beginAnew()
      await desk.give(calls)
      stopped.throwIfAborted()
    }
    for (const one of stream.end()) take(one)
    return answer('whole')
  } catch (error) {
    if (stopped.aborted) return answer('stopped')
    if (!(error instanceof Problem)) throw error
    const { code } = error
    if (code !== 'model-unreachable' && code !== 'model-busy' && code !== 'model-failed') throw error
    return answer(code)
  }
}

/** One of the headings of an answer; 'other' for any that is none of them, which is left out. */
function headingOf(text: string): AnswerHeading | 'other' | null {
  const marked = /^\s*(?:#{1,6}\s*|\*\*(?=[^*]+\*\*:?\s*$))(.*?)[:*\s]*$/.exec(text)?.[1]
  const named = answerHeadings.find((heading) => heading.toLowerCase() === (marked ?? text).trim().toLowerCase())
  return named ?? (marked === undefined ? null : 'other')
}

/** A heading under which nothing is shown says nothing. */
const withoutEmptyHeadings = (sentences: readonly ChatSentence[]): ChatSentence[] =>
  sentences.filter(({ verdict }, at) => {
    if (verdict !== 'heading') return true
    const next = sentences.findIndex((one, i) => i > at && one.verdict === 'heading')
    return sentences.slice(at + 1, next < 0 ? undefined : next).some(isShown)
  })
