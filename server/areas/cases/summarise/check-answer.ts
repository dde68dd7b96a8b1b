import { z } from 'zod'
import type { Statement } from '#contract/cases'
import type { Judgment } from '../cases.ts'
import { numbersOfParagraphs } from './paragraph-numbers.ts'

const Answer = z.object({
  statements: z.array(
    z.object({
      kind: z.enum(['issue', 'holding', 'order', 'point']).catch('point'),
      text: z.string().trim().min(1).max(2000),
      paragraphs: z.array(z.coerce.number().int()),
    }),
  ),
})
type Claim = z.infer<typeof Answer>['statements'][number]

/** What a model claims, out of its answer; null where the answer is not of the form asked for. Words around the JSON are passed over. */
export function readAnswer(answer: string): Claim[] | null {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return null
  try {
    const read = Answer.safeParse(JSON.parse(answer.slice(from, to + 1)))
    return read.success ? read.data.statements : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** How many of its telling words a claim must share with its paragraphs. */
const leastShared = 0.4

/**
 * The claims that their paragraphs bear out: each names paragraphs of the text it was made from, every figure in it stands there, and so
 * does a good part of its words. The rest is dropped.
 */
export function keepSupported(claims: readonly Claim[], judgment: Judgment, ids: ReadonlySet<number>): Statement[] {
  const numbers = numbersOfParagraphs(judgment)
  return claims.flatMap(({ kind, text, paragraphs }) => {
    const known = [...new Set(paragraphs)].filter((id) => ids.has(id)).sort((a, b) => a - b)
    const places = known.map((id) => judgment.paragraphs[id - 1]!)
    const support = places.map(({ start, end }) => judgment.content!.slice(start, end)).join('\n')
    if (known.length === 0 || !isBorneOut(text, support)) return []
    const parts = [...new Set(places.map(({ part }) => judgment.parts[part]))]
    // A claim drawn from a dissent says so even where it also leans on the judgment.
    const part = parts.find((one) => one?.opinion_kind === 'dissenting') ?? parts[0]
    return [
      {
        kind,
        text,
        paragraphs: known.map((id) => ({ id, number: numbers.get(id) ?? null })),
        author: part?.author ?? null,
        opinion_kind: part?.opinion_kind ?? null,
      },
    ]
  })
}

const figuresOf = (text: string) => (text.match(/\d[\d,.]*/g) ?? []).map((figure) => figure.replace(/[,.]/g, ''))
const stemsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))

function isBorneOut(claim: string, support: string): boolean {
  const figures = new Set(figuresOf(support))
  if (figuresOf(claim).some((figure) => !figures.has(figure))) return false
  const [said, there] = [stemsOf(claim), stemsOf(support)]
  return [...said].filter((stem) => there.has(stem)).length >= said.size * leastShared
}
