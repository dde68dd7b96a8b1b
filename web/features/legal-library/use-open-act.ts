import type { ActText } from '#contract/legislation-text'
import { useMemo } from 'react'
import { type MarkableText, wordsIn } from '../../reader/markable-text.ts'
import { openTextPlaces, type Place, type TextPlaces } from '../../reader/text-places.ts'
import { coveredHeight as covered } from '../../reader/reading-place.ts'
import { unitBeingRead } from './use-reading-unit.ts'

/** As much of an Act as is on the screen, for what marks passages in it. */
export interface OpenAct extends MarkableText {
  /** The innermost provisions that a place begins and ends in; null before the first. */
  provisionsAt: (place: Place) => { first: string; last: string } | null
}

/** The text that is shown in `root`; null until it is. */
export function useOpenAct(root: HTMLElement | null, text: ActText | undefined): OpenAct | null {
  return useMemo(() => (root && text ? openAct(root, text) : null), [root, text])
}

function openAct(root: HTMLElement, { paragraphs, revision }: ActText): OpenAct {
  const from = paragraphs[0]?.start ?? 0
  // Between paragraphs the text has space, of which only the length is known.
  let content = ''
  for (const { start, text } of paragraphs) content = `${content.padEnd(start - from, '\n')}${text}`
  const named = paragraphs.filter(({ eids }) => eids.length > 0)
  const at = (offset: number) => named.findLast(({ start }) => start <= offset)?.eids.at(-1)
  // Once what is laid out stands on the page.
  let opened: TextPlaces | undefined
  const places = () => (opened ??= openTextPlaces(root))
  const rangeOf = (place: Place) => places().rangeOf(place)
  return {
    ...wordsIn(content, from),
    revision,
    root,
    rangeOf,
    placeOf: (range) => places().placeOf(range),
    show(place) {
      const range = rangeOf(place)
      if (!range || isInView(range)) return
      comeTo(range)
      // What was skipped while it was far away is laid out now, and may have moved it.
      requestAnimationFrame(() => comeTo(range))
    },
    elementBeingRead() {
      const unit = unitBeingRead(root)
      return (unit ?? root).querySelector('[data-text]:not(.number)')
    },
    provisionsAt({ start, end }) {
      const [first, last] = [at(start), at(end - 1)]
      return first === undefined || last === undefined ? null : { first, last }
    },
  }
}

/** Where on the free part of the screen a passage is put, from its top. */
const restingPlace = 0.3

const isInView = (range: Range): boolean => {
  const { top, bottom, height } = range.getBoundingClientRect()
  return height > 0 && top > covered + 8 && bottom < innerHeight - 24
}
const comeTo = (range: Range) =>
  scrollBy({ top: range.getBoundingClientRect().top - covered - (innerHeight - covered) * restingPlace, behavior: 'instant' })
