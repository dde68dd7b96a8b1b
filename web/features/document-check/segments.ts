import type { CheckLevel, CheckReport } from '#contract/document-check'

/** A stretch of a paragraph: plain, or of a finding (a citation or a quote given for it). */
export interface Segment {
  /** UTF-16, in the text. */
  start: number
  text: string
  finding: number | null
  level: CheckLevel
  part: 'citation' | 'quote' | null
}

export interface ShownParagraph {
  start: number
  segments: Segment[]
}

interface Mark {
  start: number
  end: number
  finding: number
  level: CheckLevel
  part: 'citation' | 'quote'
}

/** A longer text is shown in its beginning only: characters. */
export const maxShownLength = 1_000_000

/** The text by paragraphs, cut where a citation or a quote begins or ends; a citation within a quote wins over it. */
export function layOut(text: string, { citations }: Pick<CheckReport, 'citations'>): ShownParagraph[] {
  const marks = citations.flatMap(({ id, start, end, case_name, level, pinpoint, quotes }): Mark[] => [
    {
      start: Math.min(start, case_name?.start ?? start, pinpoint?.start ?? start),
      end: pinpoint && pinpoint.start >= end ? pinpoint.end : end,
      finding: id,
      level,
      part: 'citation',
    },
    ...quotes.map((quote): Mark => ({ start: quote.start, end: quote.end, finding: id, level: quoteLevel(quote), part: 'quote' })),
  ])
  const ordered = withoutOverlap(marks)
  const paragraphs: ShownParagraph[] = []
  let next = 0
  for (const { index, 0: line } of text.slice(0, maxShownLength).matchAll(/[^\n]*\S[^\n]*/g)) {
    const end = index + line.length
    while (next < ordered.length && ordered[next]!.end <= index) next += 1
    const own: Mark[] = []
    for (let at = next; at < ordered.length && ordered[at]!.start < end; at += 1) own.push(ordered[at]!)
    paragraphs.push({ start: index, segments: cut(text, { start: index, end }, own) })
  }
  return paragraphs
}

/** How much a reader should mind a quote: words of a dissent are never simply right. */
export function quoteLevel({
  status,
  place,
  reason_code: { code },
}: Pick<CheckReport['citations'][number]['quotes'][number], 'status' | 'place' | 'reason_code'>): CheckLevel {
  if (status === 'altered' || code === 'words-of-another' || code === 'words-of-dissent') return 'wrong'
  if (status === 'could not check') return 'unchecked'
  return status === 'word for word' && place?.opinion_kind !== 'dissenting' ? 'fine' : 'look'
}

/** Marks by their place; a quote gives way where a citation stands in it. */
function withoutOverlap(marks: readonly Mark[]): Mark[] {
  const citations = marks.filter(({ part }) => part === 'citation').sort((a, b) => a.start - b.start)
  const quotes = marks
    .filter(({ part }) => part === 'quote')
    .flatMap((quote): Mark[] => {
      const pieces: Mark[] = []
      let from = quote.start
      for (const one of citations) {
        if (one.end <= from || one.start >= quote.end) continue
        if (one.start > from) pieces.push({ ...quote, start: from, end: one.start })
        from = one.end
      }
      return from < quote.end ? [...pieces, { ...quote, start: from }] : pieces
    })
  const ordered: Mark[] = []
  for (const mark of [...citations, ...quotes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const start = Math.max(mark.start, ordered.at(-1)?.end ?? 0)
    if (start < mark.end) ordered.push({ ...mark, start })
  }
  return ordered
}

function cut(text: string, { start, end }: { start: number; end: number }, marks: readonly Mark[]): Segment[] {
  const segments: Segment[] = []
  let position = start
  const plain = (to: number) => {
    if (to > position) segments.push({ start: position, text: text.slice(position, to), finding: null, level: 'fine', part: null })
  }
  for (const mark of marks) {
    const from = Math.max(mark.start, start)
    const to = Math.min(mark.end, end)
    if (to <= position) continue
    plain(from)
    segments.push({
      start: Math.max(from, position),
      text: text.slice(Math.max(from, position), to),
      finding: mark.finding,
      level: mark.level,
      part: mark.part,
    })
    position = to
  }
  plain(end)
  return segments
}
