import { createElement } from './create-element.ts'
import type { Place, TextPlaces } from './text-places.ts'

/** A place of the text that is to lead somewhere; `data` is what its link is told by. */
export interface PlaceLink {
  place: Place
  href: string
  data: Record<`data-${string}`, string>
}

const linked = 'a, .unheld'

/**
 * Makes links of places in the text of a judgment; whether any was made. Left out is what holds or lies in a link already, and what reaches
 * beyond its paragraph. Ranges that were read before are to be read anew.
 */
export function linkPlaces(places: TextPlaces, links: readonly PlaceLink[], kind: string): boolean {
  let made = false
  for (const { place, href, data } of links) {
    const range = places.rangeOf(place)
    const [from, to] = [textOf(range?.startContainer), textOf(range?.endContainer)]
    if (!range || !from || from !== to || isLinked(range)) continue
    const link = createElement('a', { class: kind, href, ...data })
    link.append(range.extractContents())
    range.insertNode(link)
    made = true
  }
  return made
}

const textOf = (node: Node | undefined) => node?.parentElement?.closest<HTMLElement>('[data-text]')

const isLinked = (range: Range): boolean =>
  [range.startContainer, range.endContainer].some((node) => node.parentElement?.closest(linked)) ||
  range.cloneContents().querySelector(linked) !== null
