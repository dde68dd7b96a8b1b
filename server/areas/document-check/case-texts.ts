import type { Page, Part } from '#contract/cases'
import type { CheckedQuote } from '#contract/document-check'
import type { Speaker } from '#contract/passage-search'
import type { Reader } from '../../access/access.ts'
import { Problem } from '../../problem.ts'
import type { Cases, Judgment } from '../cases/cases.ts'
import { type Numbers, readNumbers } from './check-pinpoint.ts'
import { splitSentences } from '#citations/prose/sentences'
import { voiceOfSentences } from '../../speakers/voice-of-sentences.ts'
import { type ComparableText, makeComparable } from './compare-quote.ts'

/** A case with its text ready for comparing; null where the library has only its record. */
export interface CaseText {
  text: ComparableText
  numbers: Numbers
  /** Of its source, in their order; null where that had none. */
  pages: Page[] | null
  /** The paragraph and the opinion that a place stands in. */
  placeAt: (start: number) => NonNullable<CheckedQuote['place']>
  /** Who speaks in the paragraph that a place stands in or, where that does not tell, in the sentence; null where that is not clear. */
  speakerAt: (start: number) => Speaker | null
}

/** Judgments that are cached at a time, the least recently used going first (LRU): a document comes back to a few. */
const maxCached = 24

/** Reads the texts of cases, each once for a while; those that the reader sees. */
export function createCaseTexts(cases: Pick<Cases, 'readJudgment'>, reader: Reader) {
  const cached = new Map<string, Promise<CaseText | null>>()

  const read = async (id: string): Promise<CaseText | null> => {
    try {
      return prepare(await cases.readJudgment(reader, id))
    } catch (error) {
      // gone since it was looked up
      if (error instanceof Problem && error.code === 'not-found') return null
      throw error
    }
  }

  return {
    get(id: string): Promise<CaseText | null> {
      const found = cached.get(id) ?? read(id)
      cached.delete(id)
      cached.set(id, found)
      if (cached.size > maxCached) cached.delete(cached.keys().next().value!)
      return found
    },
  }
}

export type CaseTexts = ReturnType<typeof createCaseTexts>

function prepare({ content, paragraphs, parts, pages, speakers }: Judgment): CaseText | null {
  if (content === null) return null
  const opinions = new Map(parts.map((part) => [part.position, part]))
  return {
    text: makeComparable(content),
    numbers: readNumbers(paragraphs),
    pages: pages ?? null,
    speakerAt(start) {
      const at = paragraphs.findLastIndex((one) => one.start <= start)
      const paragraph = paragraphs[at]
      if (speakers[at] || !paragraph) return speakers[at] ?? null
      const words = content.slice(paragraph.start, paragraph.end)
      return voiceOfSentences(sentenceAt(words, start - paragraph.start), words)
    },
    placeAt(start) {
      const paragraph = paragraphs.findLast((one) => one.start <= start) ?? paragraphs[0]
      const part: Part | undefined = paragraph && opinions.get(paragraph.part)
      return {
        paragraph: paragraph?.id ?? 1,
        number: paragraph?.number ?? null,
        opinion_kind: part?.opinion_kind ?? null,
        author: part?.author ?? null,
      }
    },
  }
}

function sentenceAt(paragraph: string, place: number): string {
  const sentence = splitSentences(paragraph).find(({ end }) => end > place)
  return sentence ? paragraph.slice(sentence.start, sentence.end) : ''
}
