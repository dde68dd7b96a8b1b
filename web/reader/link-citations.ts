import type { CaseReference } from '#contract/cases'

/** A stretch of the words of a paragraph; `link` is the citation that it is, null between citations. */
interface Piece {
  words: string
  link: CaseReference | null
}

/**
 * The words of a paragraph divided into citations and what stands between them; `start` is where the words begin in the content. Of two
 * citations that overlap, the first counts; one that does not lie within the words is none of theirs.
 */
export function divideByCitations(text: string, start: number, links: CaseReference[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const link of links.toSorted((one, other) => one.start - other.start)) {
    const [from, to] = [link.start - start, link.end - start]
    if (from < at || to <= from || to > text.length) continue
    if (from > at) pieces.push({ words: text.slice(at, from), link: null })
    pieces.push({ words: text.slice(from, to), link })
    at = to
  }
  return at < text.length || pieces.length === 0 ? [...pieces, { words: text.slice(at), link: null }] : pieces
}
