import { type Embeddings, NoVectors } from '../../../providers/embeddings.ts'
import type { Passage } from '../retrieval/passage.ts'
import { type Given, type Proved, namedIn, proveSentence, withoutNumbers } from './prove-sentence.ts'

/** Letters of a passage that are read. */
const longestPassage = 6000
/** Sentences that may wait in vain. */
const mostLate = 3
/** As near as anything could be: what is struck even then has another fault than its words. */
const nearest = 2

/** Proves the sentences of one answer by words, and by meaning what too few of its words stand in its passage. */
export interface MeaningProof {
  /** Begins to read passages, so that no sentence has to wait for it. */
  read: (passages: Iterable<Passage>) => void
  /** Asks for the meaning only where it could bear the sentence out; by words alone where it is not there before `patience` ends. */
  prove: (text: string, given: Given, patience: () => AbortSignal) => Promise<Proved>
}

const isPublic = ({ source }: Passage) => !source.private && source.kind !== 'check'

/**
 * The proof of one answer by the vectors of a model. Once a passage is of the reader's own, nothing more of the answer is given to the model; once it
 * refused something, or let some sentences wait, it is not asked again. `stopped` ends what is under way.
 */
export function createMeaningProof({ embed, most }: Pick<Embeddings, 'embed' | 'most'>, stopped: AbortSignal): MeaningProof {
  const read = new Map<Passage, { batch: Promise<number[][] | null>; at: number }>()
  let [isUsable, late] = [true, 0]

  /** The vectors of some texts; null where there are none now. */
  const vectorsOf = async (texts: readonly string[], signal: AbortSignal): Promise<number[][] | null> => {
    if (!isUsable) return null
    try {
      return await embed(texts, signal)
    } catch (error) {
      if (error instanceof NoVectors) isUsable = false
      else if (!signal.aborted) throw error
      return null
    }
  }
  const readAll = (passages: Iterable<Passage>) => {
    const fresh = [...passages].filter((one) => !read.has(one))
    if (fresh.some((one) => !isPublic(one))) isUsable = false
    if (!isUsable) return
    for (let from = 0; from < fresh.length; from += most) {
      const some = fresh.slice(from, from + most)
      const batch = vectorsOf(
        some.map(({ text }) => text.slice(0, longestPassage)),
        stopped,
      )
      // What went wrong is for the sentence that waits for it; until then nobody does.
      batch.catch(() => {})
      for (const [at, one] of some.entries()) read.set(one, { batch, at })
    }
  }
  const vectorOf = async (passage: Passage): Promise<number[] | null> => {
    const made = read.get(passage)
    return made === undefined ? null : ((await made.batch)?.[made.at] ?? null)
  }

  /** How much nearer to a statement the nearest of the passages that it names is than the nearest of the others. */
  const nearerOf = async (text: string, given: Given, patience: AbortSignal): Promise<number | null> => {
    readAll(given.values())
    const signal = AbortSignal.any([stopped, patience])
    const made = await inTime(
      Promise.all([vectorsOf([withoutNumbers(text)], signal), Promise.all([...given.values()].map(vectorOf))] as const),
      signal,
    )
    if (signal.aborted) late += 1
    if (late >= mostLate) isUsable = false
    const [statements, passages] = made ?? [null, []]
    const statement = statements?.[0]
    if (!statement || passages.some((one) => one === null)) return null
    const named = new Set(namedIn(text))
    const likenesses = [...given.keys()].map((n, at) => ({ isNamed: named.has(n), likeness: likenessOf(statement, passages[at]!) }))
    const best = (some: typeof likenesses) => Math.max(...some.map(({ likeness }) => likeness))
    return best(likenesses.filter(({ isNamed }) => isNamed)) - best(likenesses.filter(({ isNamed }) => !isNamed))
  }

  return {
    read: readAll,

    async prove(text, given, patience) {
      const byWords = proveSentence(text, given)
      if (byWords.reason === null || !isUsable || given.size <= namedIn(text).length) return byWords
      if (proveSentence(text, given, nearest).reason !== null) return byWords
      const nearer = await nearerOf(text, given, patience())
      return nearer === null ? byWords : proveSentence(text, given, nearer)
    },
  }
}

/** What is there before the signal aborts; null afterwards. */
const inTime = <T>(made: Promise<T>, signal: AbortSignal): Promise<T | null> =>
  signal.aborted
    ? Promise.resolve(null)
    : Promise.race([made, new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))])

/** The cosine of two vectors; 0 where one has no direction or another length. */
function likenessOf(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 0
  let [product, ofOne, ofOther] = [0, 0, 0]
  for (const [at, part] of one.entries()) {
    product += part * other[at]!
    ofOne += part * part
    ofOther += other[at]! * other[at]!
  }
  return ofOne === 0 || ofOther === 0 ? 0 : product / Math.sqrt(ofOne * ofOther)
}
