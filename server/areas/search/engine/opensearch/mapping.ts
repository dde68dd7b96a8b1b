import { rememberedStem } from '../../words/remembered-stem.ts'
import { type Collection, type IndexedText, dimensions } from '../engine.ts'
import { ofDocument, ofPassage } from '../weights.ts'

/*
 * How a text lies in OpenSearch. Words are cut by us and sent with spaces between: a tokenizer for white space leaves our rule the only one. A `_` stands
 * where there is no word or mark, and is dropped; the places of the others stay.
 */

/** Changed with what is written: an index of another one is made anew. */
export const format = 1

/** Free places between two values of a field: wider than any distance that can be asked for. */
const gap = 300
const nothing = '_'
/** Longer runs of letters are data, not words. */
const maxWordLength = 200

/**
 * BM25 but for how rare a word is, which comes with it: by the public documents alone, so that nobody is told by an order what others have, and of all shards.
 */
const worth = ({ k1, b }: { k1: number; b: number }) => ({
  type: 'scripted',
  script: {
    source: `double average = (double) field.sumTotalTermFreq / Math.max(1L, field.docCount); return query.boost * doc.freq * ${k1 + 1} / (doc.freq + ${k1} * (${1 - b} + ${b} * doc.length / average));`,
  },
})

const settingsOf = (shards: number, constants: { k1: number; b: number }) => ({
  number_of_shards: shards,
  auto_expand_replicas: '0-1',
  // What is written is seen when whoever wrote it says so.
  refresh_interval: '-1',
  // What must leave the files leaves all of them.
  'merge.policy.expunge_deletes_allowed': 0,
  max_result_window: 100_000_000,
  max_terms_count: 10_000_000,
  similarity: { worth: worth(constants) },
  analysis: {
    filter: { nothing: { type: 'stop', stopwords: [nothing] } },
    analyzer: { cut: { type: 'custom', tokenizer: 'whitespace', filter: ['nothing'] } },
  },
})

const text = { type: 'text', analyzer: 'cut', position_increment_gap: gap }
const unscored = { ...text, norms: false }
const without = (options: 'docs' | 'freqs') => ({ type: 'text', analyzer: 'cut', index_options: options })
const number = { type: 'integer' }
const shared = { id: number, part: number, stamp: { type: 'long' } }
const mappingsOf = (properties: object) => ({ dynamic: false, _source: { enabled: false }, properties: { ...shared, ...properties } })

/** The indices of a library, each by what it holds. */
export const kinds = ['judgments', 'law', 'judgments-passages', 'law-passages', 'words'] as const
export type Kind = (typeof kinds)[number]
export const passagesOf = (collection: Collection): Kind => `${collection}-passages`

/** What makes the index of a kind. */
export function indexOf(kind: Kind, shards: number): object {
  if (kind === 'words')
    return {
      settings: {
        number_of_shards: 1,
        auto_expand_replicas: '0-1',
        refresh_interval: '-1',
        'merge.policy.expunge_deletes_allowed': 0,
      },
      mappings: { dynamic: false, _source: { enabled: false }, properties: { word: { type: 'keyword' }, stem: { type: 'keyword' } } },
    }
  if (kind === 'judgments' || kind === 'law')
    return {
      settings: settingsOf(shards, ofDocument[kind]),
      mappings: mappingsOf({
        owner: { type: 'keyword' },
        day: number,
        words: unscored,
        stems: { ...text, similarity: 'worth' },
        /** Where sentences and paragraphs begin and end, at the places of their words. */
        marks: unscored,
        heading: { ...without('docs'), norms: false },
        names: unscored,
        ...Object.fromEntries(dimensions.map((name) => [name, { type: 'keyword' }])),
      }),
    }
  return {
    settings: settingsOf(shards, ofPassage),
    mappings: mappingsOf({
      paragraph: number,
      speaker: { type: 'keyword' },
      /** How near what it says is to what the court says. */
      nearness: number,
      own: { ...without('freqs'), similarity: 'worth' },
      /** With its neighbours. */
      near: { ...without('freqs'), similarity: 'worth' },
    }),
  }
}

export const keyOf = ({ id, part }: { id: number; part: number }) => `${id}-${part}`

const whole = (words: readonly string[]) => words.map((word) => (word.length > maxWordLength ? nothing : word))
const stemsOf = (words: readonly string[]) => words.map((word) => (word === nothing ? nothing : rememberedStem(word)))
const daysOf = (date: string | null) => (date === null ? undefined : Math.round(Date.parse(date) / 86_400_000))

/** A text as it is written, with its passages and its words. */
export function toWritten(given: IndexedText): {
  key: string
  text: object
  passages: { key: string; passage: object }[]
  words: string[]
} {
  const { id, part, owner, date, values, lines, names } = given
  const [heading, body] = [whole(given.heading), whole(given.body)]
  const [headStems, stems] = [stemsOf(heading), stemsOf(body)]
  const join = (words: readonly string[]) => words.join(' ')
  const key = keyOf(given)
  return {
    key,
    text: {
      id,
      part,
      owner,
      day: daysOf(date),
      words: [join(heading), join(body)],
      stems: [join(headStems), join(stems)],
      marks: [join(marksOf(heading.length, lines, lines)), join(marksOf(body.length, given.sentences, given.paragraphs))],
      heading: join([...new Set(headStems)]),
      names: lines.slice(0, names).map((start, i) => join(heading.slice(start, lines[i + 1]))),
      ...values,
    },
    passages: given.paragraphs.map((start, i) => {
      const end = given.paragraphs[i + 1] ?? body.length
      const speaker = given.speakers[i] ?? null
      return {
        key: `${key}-${i + 1}`,
        passage: {
          id,
          part,
          paragraph: i + 1,
          ...(speaker !== null && { speaker }),
          nearness: speaker === 'court' ? 2 : speaker === null ? 1 : 0,
          own: join(stems.slice(start, end)),
          near: join(stems.slice(given.paragraphs[i - 1] ?? start, given.paragraphs[i + 2] ?? body.length)),
        },
      }
    }),
    words: [...new Set([...heading, ...body])],
  }
}

/** A mark says of a word whether it begins (1) or ends (2) a sentence, and begins (4) or ends (8) a paragraph. */
export const marked = {
  sentence: { begins: ['m1', 'm5', 'm9'], ends: ['m2', 'm6', 'm10'] },
  paragraph: { begins: ['m4', 'm5', 'm6'], ends: ['m8', 'm9', 'm10'] },
} as const

/** In a unit of one word nothing stands beside anything, and what begins and ends at once would join its neighbours. */
function marksOf(length: number, sentences: readonly number[], paragraphs: readonly number[]): string[] {
  const bits = new Uint8Array(length)
  const mark = (starts: readonly number[], begins: number, ends: number) => {
    const all = [...new Set([0, ...starts])].filter((start) => start < length)
    all.forEach((start, i) => {
      const last = (all[i + 1] ?? length) - 1
      if (last <= start) return
      bits[start]! |= begins
      bits[last]! |= ends
    })
  }
  mark(sentences, 1, 2)
  mark(paragraphs, 4, 8)
  return Array.from(bits, (bit) => (bit === 0 ? nothing : `m${bit}`))
}
