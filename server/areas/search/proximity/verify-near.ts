import type { Narrowing } from '../narrowing-storage.ts'
import { type Match, withoutPhrases } from '../query/match.ts'
import { type Condition, type Placed, conditionsOf } from '../query/query.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { writeMatch } from '../query/write-match.ts'
import type { SearchStorage } from '../storage.ts'
import type { WholeText } from '../texts-storage.ts'
import { standsIn } from './find-near.ts'
import { linesOf, readText } from './read-text.ts'

type Near = Extract<Condition, { kind: 'near' }>
type Field = Extract<Condition, { kind: 'field' }>

/** Texts that are read for one query: each costs some 0.3 ms. With more candidates the newest are read, and the total is a lower bound. */
const mostTexts = 3_000
const textsAtOnce = 25
/** Reading ends after so many milliseconds, on a machine that has other things to do: some of the answer is better than none after 15 s. */
const longest = 5_000

export interface Verified {
  near: Map<Near, number[]>
  /** The documents that were read, when there were more to read; null when all were. */
  only: number[] | null
}

/** Finds out where words stand near enough, in the texts of all documents that can match. */
export async function verifyNear(
  storage: SearchStorage,
  condition: Condition,
  vocabulary: Vocabulary,
  fields: Map<Field, Match>,
  narrowing: Narrowing,
  now: () => number = () => performance.now(),
): Promise<Verified> {
  const started = now()
  const nears = [...conditionsOf(condition, 'near')]
  const loose = withoutPhrases(writeMatch(condition, vocabulary, { fields, near: null }))
  const candidates = await storage.newest(loose, narrowing, mostTexts + 1)
  const read = candidates.slice(0, mostTexts)
  const near = new Map<Near, number[]>(nears.map((one) => [one, []]))
  const withParagraphs = nears.some(inParagraphs)
  let done = 0
  while (done < read.length && (done === 0 || now() - started < longest)) {
    for (const text of await storage.wholeTexts(read.slice(done, done + textsAtOnce), withParagraphs)) {
      const [heading, body] = [readText(text.heading, linesOf(text.heading)), readBody(text)]
      for (const one of nears)
        if (standsIn(one, body, vocabulary.formsOf) || standsIn(one, heading, vocabulary.formsOf)) near.get(one)!.push(text.id)
    }
    done += textsAtOnce
  }
  return { near, only: candidates.length > done ? read.slice(0, done) : null }
}

const inParagraphs = (placed: Placed): boolean => {
  if (placed.kind === 'either') return placed.of.some(inParagraphs)
  return placed.kind === 'near' && (typeof placed.distance === 'string' || inParagraphs(placed.left) || inParagraphs(placed.right))
}

/** Text, summary and key points are indexed one behind the other. */
function readBody({ content, note, paragraphs }: WholeText) {
  const text = content === null ? note : `${content}\n${note}`
  const behind = content === null ? 0 : content.length + 1
  return readText(text, [...(content === null ? [] : (paragraphs ?? [])), ...linesOf(note, behind)])
}
