import { type Random, between, normal, pick, seededRandom } from './random.ts'
import { makeNames, makeVocabulary, vocabularySize, zipfMandelbrot } from './vocabulary.ts'

/** A synthetic judgment, in the fields that the importer reads from JSON lines. */
export interface SyntheticJudgment {
  title: string
  court: string
  court_code: string
  court_station: string
  document_type: string
  date: string
  citation: string
  case_number: string
  judges: string[]
  parties: { name: string; role: string }[]
  content: string
}

const firstDay = Date.UTC(1960, 0, 1)
const lastDay = Date.UTC(2026, 11, 31)
const day = 86_400_000
const meanWords = 1_750
const maxWords = 34_000
const leastWords = 120
const spread = 0.9
const medianWords = meanWords / Math.exp(spread ** 2 / 2)
const phraseShare = 0.02
const phraseCount = 2_000

// Twenty courts; the High Court and its equals decide most cases.
export const courts = [
  ['KESC', 'Supreme Court', 1],
  ['KECA', 'Court of Appeal', 10],
  ['KEHC', 'High Court', 40],
  ['KEELRC', 'Employment and Labour Relations Court', 12],
  ['KEELC', 'Environment and Land Court', 12],
  ['KEIC', 'Industrial Court', 2],
  ['KEMC', "Magistrate's Court", 4],
  ['KEKC', 'Kadhis Courts', 1],
  ['SCC', 'Small Claims Court', 2],
  ['KECPT', 'Cooperative Tribunal', 3],
  ['KEBPRT', 'Business Premises Rent Tribunal', 4],
  ['KETAT', 'Tax Appeal Tribunal', 3],
  ['KENET', 'National Environment Tribunal - Nairobi', 1],
  ['KERRT', 'Rent Restriction Tribunal', 1],
  ['KEPPDT', 'Political Parties Disputes Tribunal', 1],
  ['KESDT', 'Sports Disputes Tribunal', 1],
  ['KECT', 'Competition Tribunal', 1],
  ['KECMT', 'Capital Markets Tribunal', 1],
  ['KEIAT', 'Insurance Appeals Tribunal', 1],
  ['KEHAT', 'HIV and AIDS Tribunal', 1],
] as const
const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Nyeri', 'Machakos', 'Meru', 'Kisii', 'Malindi', 'Garissa', 'Kakamega']
const caseTypes = ['Civil Appeal', 'Criminal Appeal', 'Petition', 'Civil Suit', 'Cause', 'Succession Cause', 'Miscellaneous Application']
const documentTypes = ['Judgment', 'Judgment', 'Judgment', 'Ruling', 'Ruling', 'Order']

/** What judgments are made of. */
export interface Material {
  /** The commonest first. */
  vocabulary: string[]
  /** Turns of phrase that recur, the commonest first. */
  phrases: string[]
  surnames: string[]
  judges: string[]
}

export function makeMaterial(seed = 1): Material {
  const random = seededRandom(seed + 4)
  const vocabulary = makeVocabulary(seed + 1)
  const drawWord = zipfMandelbrot(vocabularySize)
  return {
    vocabulary,
    phrases: Array.from({ length: phraseCount }, () =>
      Array.from({ length: between(random, 2, 5) }, () => vocabulary[drawWord(random)]!).join(' '),
    ),
    surnames: makeNames(seed + 2, 4_000),
    judges: makeNames(seed + 3, 300).map((surname, i) => `${'ABCDEFGHJKLMNPRSTW'[i % 18]}${'KMNOW'[i % 5]} ${surname}`),
  }
}

/**
 * Makes judgments one after another, the same for the same seed: words by the Zipf–Mandelbrot law over a vocabulary of 200,000,
 * lengths lognormal with a mean of 1,750 words and up to 34,000, phrases that recur, numbered paragraphs, 20 courts, 300 judges, 1960 to
 * 2026.
 */
export function* makeJudgments(count: number, seed = 1): Generator<SyntheticJudgment> {
  const random = seededRandom(seed)
  const { vocabulary, phrases, surnames, judges } = makeMaterial(seed)
  const drawWord = zipfMandelbrot(vocabularySize)
  const drawPhrase = zipfMandelbrot(phraseCount)
  const courtOfWeight = courts.flatMap((court) => Array.from({ length: court[2] }, () => court))
  const written = { word: () => vocabulary[drawWord(random)]!, phrase: () => phrases[drawPhrase(random)]! }
  for (let number = 1; number <= count; number += 1) {
    const [code, court] = pick(random, courtOfWeight)
    const date = new Date(firstDay + Math.floor(random() * ((lastDay - firstDay) / day + 1)) * day).toISOString().slice(0, 10)
    const year = date.slice(0, 4)
    const [first, second] = [pick(random, surnames), pick(random, surnames)]
    const caseNumber = `${pick(random, caseTypes)} ${random() < 0.3 ? 'E' : ''}${between(random, 1, 900)} of ${year}`
    yield {
      title: `${first} v ${second}${random() < 0.3 ? ' & another' : ''}`,
      court,
      court_code: code,
      court_station: `${court} at ${pick(random, towns)}`,
      document_type: pick(random, documentTypes),
      date,
      citation: `[${year}] ${code} ${number} (KLR)`,
      case_number: caseNumber,
      judges: Array.from({ length: code === 'KESC' ? 5 : code === 'KECA' ? 3 : 1 }, () => pick(random, judges)),
      parties: [
        { name: first, role: 'Appellant' },
        { name: second, role: 'Respondent' },
      ],
      content: writeText(
        random,
        written,
        Math.round(Math.min(maxWords, Math.max(leastWords, medianWords * Math.exp(spread * normal(random))))),
      ),
    }
  }
}

interface Source {
  word: () => string
  phrase: () => string
}

function writeText(random: Random, { word, phrase }: Source, length: number): string {
  const paragraphs: string[] = []
  for (let written = 0, number = 1; written < length; number += 1) {
    const sentences: string[] = []
    for (let left = between(random, 2, 6); left > 0 && written < length; left -= 1) {
      const words: string[] = []
      const size = between(random, 8, 30)
      while (words.length < size) words.push(...(random() < phraseShare ? phrase().split(' ') : [word()]))
      written += words.length
      words[0] = words[0]![0]!.toUpperCase() + words[0]!.slice(1)
      sentences.push(`${words.join(' ')}.`)
    }
    paragraphs.push(`${number}. ${sentences.join(' ')}`)
  }
  return paragraphs.join('\n\n')
}
