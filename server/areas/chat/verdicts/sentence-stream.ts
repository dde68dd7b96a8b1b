import { splitSentences } from '#citations/prose/sentences'

/** A sentence as a model wrote it. */
export interface Written {
  text: string
  /** Begins a paragraph, an item of a list or a heading. */
  opens: boolean
}

/** After a full stop so much must have come before it is known that no marker follows which belongs to the sentence. */
const enoughAfter = 12
// '[1] [2]' behind a full stop belongs to the sentence before it
const MARKERS = /^(?:\s*\[\d{1,3}\])+[.,;]?\s*/

/** Divides words that come in pieces into sentences, each once it is known where it ends. */
export function createSentenceStream() {
  let line = ''
  let isOpening = true

  /** Takes whole sentences from the line; the last one only where the line is at its end. */
  const take = (atEnd: boolean): Written[] => {
    const taken: Written[] = []
    const whole = joinMarkers(line)
    const ready = atEnd ? whole : whole.slice(0, -1).filter(({ end }) => line.length - end >= enoughAfter)
    for (const { start, end } of ready) {
      taken.push({ text: line.slice(start, end).trim(), opens: isOpening })
      isOpening = false
    }
    line = line.slice(ready.at(-1)?.end ?? 0)
    if (atEnd) {
      line = ''
      isOpening = true
    }
    return taken.filter(({ text }) => text !== '')
  }

  return {
    /** Whether words of a sentence have come that is not whole yet. */
    isOpen: () => line.trim() !== '',

    push(piece: string): Written[] {
      const taken: Written[] = []
      const lines = piece.split('\n')
      for (const [at, part] of lines.entries()) {
        line += part
        taken.push(...take(at < lines.length - 1))
      }
      return taken
    },

    end: (): Written[] => take(true),
  }
}

interface Span {
  start: number
  end: number
}

/** Whether a quotation is open at the end of some words: it is compared whole. */
const isQuoting = (text: string) =>
  (text.match(/“/g) ?? []).length > (text.match(/”/g) ?? []).length || (text.match(/"/g) ?? []).length % 2 === 1

function joinMarkers(line: string): Span[] {
  // The number of an item and the sign of a heading belong to what they open.
  if (/^\s*#/.test(line)) return [{ start: 0, end: line.length }]
  const spans = splitSentences(line)
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const before = joined.at(-1)
    const [markers] = MARKERS.exec(line.slice(start, end)) ?? ['']
    if (before && isQuoting(line.slice(before.start, before.end))) {
      before.end = end
      continue
    }
    if (before && markers !== '') before.end = start + markers.length
    if (start + markers.length < end) joined.push({ start: before ? start + markers.length : 0, end })
  }
  return joined
}
