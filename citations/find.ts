import { ANCHOR, readAnchor } from './anchors.ts'
import { addBareNames } from './bare-names.ts'
import type { Citation } from './citation.ts'
import { addSurroundings, alignWithTitle, dropUnknownShorts } from './surroundings.ts'

/**
 * Where names before the next citation may begin; a short form is part of what stands before '(supra)', an Act with its number of what
 * stands before a section.
 */
const floorOf = (found: readonly Citation[]): number => {
  const last = found.at(-1)
  return last === undefined ? 0 : last.kind === 'short' || last.kind === 'act' ? last.start : last.end
}

/**
 * Every citation of a text, by start; offsets are UTF-16 positions in it. Spans never overlap: a longer one wins over a shorter one inside
 * it. Case names, pinpoints, divisions and court suffixes are fields of a citation and lie outside its span. Never throws; linear in the text.
 */
export const findCitations = (text: string): Citation[] => {
  const found: Citation[] = []
  let from = 0
  for (;;) {
    ANCHOR.lastIndex = from
    if (!ANCHOR.test(text)) break
    const after = ANCHOR.lastIndex
    const item = readAnchor(text, from, after, floorOf(found))
    from = item && item.end > after ? item.end : after
    if (!item) continue
    while (found.length > 0 && found.at(-1)!.end > item.start && found.at(-1)!.start >= item.start) found.pop()
    const last = found.at(-1)
    if (!last || last.end <= item.start) found.push(item)
  }
  return addBareNames(text, dropUnknownShorts(addSurroundings(text, alignWithTitle(text, found))))
}
