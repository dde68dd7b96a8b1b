import { splitSentences } from '#citations/prose/sentences'
import { stem } from '../../search/search.ts'
import { BETWEEN, type Turned, plainIn, turnedIn, wordsOf } from './negation.ts'
import { hasOpposite, saysOppositeOf } from './opposites.ts'

/** What only seems to be. */
const SEMBLANCE =
  /\b(?:presented as|so-called|rel(?:y|ies|ied) on|may (?:appear|show)|asserts?|alleges?|contends?|pretext|guise|in truth|purported|alleged(?:ly)?)\b/i

/** The sentences of a text, and of those what stands between semicolons. */
const sentencesOf = (text: string) =>
  splitSentences(text)
    .flatMap(({ start, end }) => text.slice(start, end).split(/;\s+/))
    .filter((one) => one.trim() !== '')

/** Whether a statement says the opposite of what a text says of the same. Pure. */
export function contradicts(statement: string, source: string): boolean {
  const sentences = sentencesOf(source)
  const own = new Set(
    wordsOf(statement)
      .filter((word) => word.length > 3 && !BETWEEN.has(word))
      .map(stem),
  )
  const overlaps: number[] = []
  for (const one of sentences) {
    const there = new Set(wordsOf(one).map(stem))
    const shared = [...own].filter((word) => there.has(word)).length
    // 'It is void' speaks of what the sentence before it names.
    overlaps.push(shared > 0 && /^(?:It|He|She|They|This|That|Such)\b/.test(one) ? shared + 0.6 * (overlaps.at(-1) ?? 0) : shared)
  }
  const most = Math.max(...overlaps)
  const nearest = sentences.filter((_, at) => overlaps[at] === most)
  return (
    sentences.some((one) => isSameButTurned(statement, one)) ||
    nearest.some((one) => turnsRound(statement, one)) ||
    (!isDeniedThere(statement, nearest) && sentences.some((one, at) => deniesOf(statement, one, sentences[at - 1] ?? ''))) ||
    (most > 0 && hasOpposite(statement, nearest.join(' '), most)) ||
    sentences.some((one) => saysOppositeOf(statement, one))
  )
}

const TURNING = new Set('not no never nor neither none nothing nobody without'.split(' '))
/** Of the words of two sentences so many are the same where one repeats the other. */
const mostAlike = 0.8

/** Whether a statement repeats a sentence with one negation more or less. */
function isSameButTurned(statement: string, sentence: string): boolean {
  const [own, there] = [statement, sentence].map((text) => {
    const words = wordsOf(text.replace(/\bcannot\b/gi, 'can not').replace(/\bNos?\.\s/g, ' '))
    return { words: new Set(words.filter((word) => !TURNING.has(word)).map(stem)), turns: words.filter((word) => TURNING.has(word)).length }
  }) as [{ words: Set<string>; turns: number }, { words: Set<string>; turns: number }]
  const shared = [...own.words].filter((word) => there.words.has(word)).length
  const alike = shared / (own.words.size + there.words.size - shared)
  return alike >= mostAlike && Math.abs(own.turns - there.turns) === 1
}

/** Whether what a statement denies is denied where most of the same is said, whatever stands beside it. */
function isDeniedThere(statement: string, nearest: readonly string[]): boolean {
  const there = nearest.flatMap(turnedIn)
  return turnedIn(statement).every(({ head }) => there.some(({ reached }) => reached.has(head)))
}

/** Whether a statement denies of the same subject what a sentence tells of it. */
function deniesOf(statement: string, sentence: string, earlier: string): boolean {
  const [plainThere, turnedThere] = [plainIn(sentence), turnedIn(sentence)]
  // 'She has a share' speaks of whom the sentence before it names.
  const about = /^(?:It|He|She|They)\b/.test(sentence) ? plainIn(earlier) : plainThere
  return turnedIn(statement).some(
    ({ head, before }) =>
      plainThere.has(head) && [...before].some((word) => about.has(word)) && turnedThere.every(({ reached }) => !reached.has(head)),
  )
}

function turnsRound(statement: string, sentence: string): boolean {
  const [turned, turnedThere] = [turnedIn(statement), turnedIn(sentence)]
  const [plain, plainThere] = [plainIn(statement), plainIn(sentence)]
  const said = new Set(wordsOf(statement).map(stem))
  const there = new Set(wordsOf(sentence).map(stem))
  const reaches = (all: readonly Turned[], word: string) => all.some(({ reached }) => reached.has(word))
  const shares = (reached: ReadonlySet<string>, head: string, words: ReadonlySet<string>) =>
    reached.size === 1 || [...reached].some((word) => word !== head && words.has(word))
  const isNew = ({ head, reached }: Turned) =>
    plainThere.has(head) &&
    shares(reached, head, there) &&
    !reaches(turnedThere, head) &&
    !turnedThere.some((other) => reached.has(other.head))
  if (!isDeniedThere(statement, [sentence]) && turned.some(isNew)) return true
  // 'He who drains without notice owes the price' tells that a notice is needed.
  const isLost = ({ negation, head, isBefore, reached }: Turned) =>
    plain.has(head) &&
    !reaches(turned, head) &&
    (isBefore || !plainThere.has(head)) &&
    !SEMBLANCE.test(statement) &&
    !new RegExp(String.raw`\b(?:unless|if|until)\b[^,.;]*\b${head}`, 'iu').test(statement) &&
    (negation.toLowerCase() === 'without'
      ? new RegExp(String.raw`\bwith\s+(?:\p{L}+\s+)?${head}`, 'iu').test(statement)
      : shares(reached, head, said))
  return turnedThere.some(isLost)
}
