import { type Material, courts, makeJudgments, makeMaterial } from './corpus.ts'
import { type Random, between, pick, seededRandom } from './random.ts'

/** The fields of a search, as the case browser sends them. */
export interface BenchQuery {
  query?: string
  courts?: string[]
  dateFrom?: string
  dateTo?: string
  offset?: number
}

export const queryClasses = [
  'one common word',
  'one rare word',
  'two words',
  'a question',
  'a long question',
  'phrase',
  'word, court and dates',
  'citation',
  'case number',
  'no query, newest',
] as const
export type QueryClass = (typeof queryClasses)[number]

// Ranks in the vocabulary: function words end at about 95; words beyond 30,000 stand in a few judgments of ten thousand.
const common = [100, 260] as const
const middling = [260, 3_000] as const
const rare = [5_000, 30_000] as const
const longQuestion = 24

/** Queries of each class, the same for the same seed, none twice as far as there are so many. */
export function makeQueries(documents: number, seed = 1): (kind: QueryClass) => BenchQuery {
  const random = seededRandom(seed + 100)
  const material = makeMaterial(seed)
  const sample = [...makeJudgments(Math.min(documents, 300), seed)]
  const word = ([from, to]: readonly [number, number]) => material.vocabulary[between(random, from, to)]!
  return (kind) => {
    switch (kind) {
      case 'one common word':
        return { query: word(common) }
      case 'one rare word':
        return { query: word(rare) }
      case 'two words':
        return { query: `${word(common)} ${word(random() < 0.5 ? common : middling)}` }
      case 'a question':
        return { query: [common, middling, middling, common, middling].map(word).join(' ') }
      // As long as what people paste who tell their whole story: the words of a question that are scored at most.
      case 'a long question':
        return { query: Array.from({ length: longQuestion }, (_, at) => word(at % 4 === 0 ? common : middling)).join(' ') }
      case 'phrase':
        return { query: `"${random() < 0.5 ? recurring(random, material) : quoted(random, pick(random, sample).content)}"` }
      case 'word, court and dates':
        return { query: word(random() < 0.5 ? common : middling), courts: [pick(random, courts)[1]], ...someYears(random) }
      case 'citation':
        return { query: pick(random, sample).citation }
      case 'case number':
        return { query: pick(random, sample).case_number }
      case 'no query, newest':
        return { offset: 10 * between(random, 0, 20) }
    }
  }
}

/** A turn of phrase of the corpus: common ones stand in hundreds of judgments, the rarest in a few. */
const recurring = (random: Random, { phrases }: Material) => phrases[Math.floor(phrases.length * random() ** 2)]!

/** Two to five words in a row from a judgment. */
function quoted(random: Random, content: string): string {
  const words = pick(random, content.split('\n\n'))
    .replace(/^\d+\. /, '')
    .split(/[\s.]+/)
    .filter((one) => one !== '')
  const length = Math.min(words.length, between(random, 2, 5))
  const start = between(random, 0, words.length - length)
  return words.slice(start, start + length).join(' ')
}

function someYears(random: Random): { dateFrom: string; dateTo: string } {
  const year = between(random, 1960, 2020)
  return { dateFrom: `${year}-01-01`, dateTo: `${year + between(random, 0, 6)}-12-31` }
}
