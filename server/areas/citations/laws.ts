import type { Citation } from '#citations/citation'
import { type LawReference, readLawReferences } from '#citations/law/law-references'
import { type ProvisionTreatment, readSaidOf } from '#citations/law/said-of-provision'
import { kindOfHeading } from '#citations/prose/headings'
import { isCourtBeginning, isPartySpeech } from '#citations/prose/voices'
import { paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../database/stored-layout.ts'
import type { createPlaces } from './places.ts'
import { quoteAround } from './quote.ts'

/** A provision that a document cites, at one place; quotes are counted in characters, as the database counts them. */
export interface PlacedLaw extends LawReference {
  /** Its place among all of the document. */
  position: number
  paragraph: number | null
  paragraphNumber: string | null
  quoteFrom: number
  quoteLength: number
  /** What the court does with it, where its sentence says so. */
  said: ProvisionTreatment | null
}

/** Twenty times what the longest judgment has. */
const maxLaws = 4000
const decides: ReadonlySet<string> = new Set(['opinion', 'orders'])
const spoken: ReadonlySet<string> = new Set(['paragraph', 'item', 'line'])

/** The provisions that a document cites, with what it says of them. */
export function placeLaws(
  citations: readonly Citation[],
  content: string,
  layout: StoredLayout,
  places: ReturnType<typeof createPlaces>,
  court: string | null,
): PlacedLaw[] {
  const isCourt = courtParagraphs(content, layout)
  return readLawReferences(citations, content, court)
    .slice(0, maxLaws)
    .map((law, position) => {
      const { id, number, bounds } = places.paragraphAt(law.start)
      const quote = quoteAround(content, law, bounds)
      const quoteFrom = places.charactersBefore(quote.start)
      const sentence = content.slice(quote.start, quote.end)
      return {
        ...law,
        position,
        paragraph: id,
        paragraphNumber: number,
        quoteFrom,
        quoteLength: places.charactersBefore(quote.end) - quoteFrom,
        said: id !== null && isCourt(id) && !isPartySpeech(sentence) ? readSaidOf(sentence) : null,
      }
    })
}

/** Tells the paragraphs in which the court speaks for itself: no quotation, and not under a heading of what the parties say. */
function courtParagraphs(content: string, { parts, paragraphs }: StoredLayout): (id: number) => boolean {
  const own = new Set<number>()
  let part = -1
  let isParties = false
  for (const [index, [start, end, kind, , , of]] of paragraphs.entries()) {
    if (of !== part) {
      part = of
      isParties = false
    }
    if (!decides.has(parts[of]?.kind ?? '')) continue
    const text = content.slice(start, end)
    if (paragraphKinds[kind] === 'heading') {
      const heading = kindOfHeading(text)
      if (heading && heading !== 'papers') isParties = heading === 'parties'
      continue
    }
    if (isCourtBeginning(text)) isParties = false
    if (!isParties && spoken.has(paragraphKinds[kind]!)) own.add(index + 1)
  }
  return (id) => own.has(id)
}
