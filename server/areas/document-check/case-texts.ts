import type { Page, Part } from '#contract/cases'
import type { CheckedQuote } from '#contract/document-check'
import { Problem } from '../../http/problem.ts'
import type { Cases, Judgment } from '../cases/cases.ts'
import { type Numbers, readNumbers } from './check-pinpoint.ts'
import { type ComparableText, makeComparable } from './compare-quote.ts'

/** A case with its text ready for comparing; null where the library has only its record. */
export interface CaseText {
  text: ComparableText
  numbers: Numbers
  /** Of its source, in their order; null where that had none. */
  pages: Page[] | null
  /** The paragraph and the opinion that a place stands in. */
  placeAt: (start: number) => NonNullable<CheckedQuote['place']>
}

/** Judgments that are held at a time: a document comes back to a few. */
const mostHeld = 24

/** Reads the texts of cases, each once for a while; a reader sees what is public and what is its own. */
export function createCaseTexts(cases: Pick<Cases, 'readJudgment'>, reader: string) {
  const held = new Map<string, Promise<CaseText | null>>()

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
      const found = held.get(id) ?? read(id)
      held.delete(id)
      held.set(id, found)
      if (held.size > mostHeld) held.delete(held.keys().next().value!)
      return found
    },
  }
}

export type CaseTexts = ReturnType<typeof createCaseTexts>

function prepare({ content, paragraphs, parts, pages }: Judgment): CaseText | null {
  if (content === null) return null
  const opinions = new Map(parts.map((part) => [part.position, part]))
  return {
    text: makeComparable(content),
    numbers: readNumbers(paragraphs),
    pages: pages ?? null,
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
