import type { Annotation } from '#contract/annotations'
import { useEffect, useMemo, useRef } from 'react'
import { openDraftStore } from '../../api/browser-store.ts'
import { BoxLayer } from '../../reader/marks/BoxLayer.tsx'
import { keepPainted } from '../../reader/marks/keep-painted.ts'
import { markLooks, openMark } from '../../reader/marks/mark-looks.ts'
import { MarkStyles } from '../../reader/marks/MarkStyles.tsx'
import { letterAtPoint } from '../../reader/marks/offset-at-point.ts'
import { paintBoxes } from '../../reader/marks/paint-boxes.ts'
import { paintMarks, paintsHighlights } from '../../reader/marks/paint-marks.ts'
import type { MarkableText } from '../../reader/markable-text.ts'
import type { Quoting } from '../../reader/quoting.ts'
import { useAnnotationState } from './annotation-state.tsx'
import { AnnotationCard } from './AnnotationCard.tsx'
import { isOfText, isPlaced, over, placeOf } from './arrange.ts'
import { findEdit } from './edit-store.ts'
import type { AnnotationExtras } from './extras.ts'
import type { Marked } from './marked.ts'
import { useAnnotations } from './use-annotations.ts'

const none: Annotation[] = []

interface AnnotationMarksProps extends AnnotationExtras {
  marked: Marked
  text: MarkableText
  quoting: Quoting
}

/** Paints the annotations of a text over it, and opens those that are pressed. */
export function AnnotationMarks({ marked, text, quoting, renderMore }: AnnotationMarksProps) {
  const { data = none } = useAnnotations(marked)
  const annotations = useMemo(() => (isOfText(data, text.revision) ? data : none), [data, text])
  const { open, setOpen } = useAnnotationState()
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (annotations.length === 0) return
    return keepPainted(text.root, () => {
      const painted = rangesByLook(text, annotations)
      if (paintsHighlights()) return paintMarks(painted)
      return layer.current ? paintBoxes(layer.current, painted) : () => {}
    })
  }, [text, annotations])

  const opened = useMemo(() => annotations.filter(isPlaced).filter(({ id }) => open.includes(id)), [annotations, open])
  const [first] = opened
  const range = useMemo(() => (first ? text.rangeOf(placeOf(first)) : null), [first, text])
  useEffect(() => {
    if (!first || !paintsHighlights()) return
    return keepPainted(text.root, () => {
      const shown = text.rangeOf(placeOf(first))
      return paintMarks(new Map([[openMark, shown ? [shown] : []]]), 1)
    })
  }, [text, first])
  usePresses(text, annotations, setOpen)
  useResumed(text, annotations, setOpen)

  return (
    <>
      <MarkStyles />
      {!paintsHighlights() && <BoxLayer ref={layer} aria-hidden />}
      {range && opened.length > 0 && (
        <AnnotationCard
          key={opened[0]!.id}
          marked={marked}
          quoting={quoting}
          annotations={opened}
          range={range}
          renderMore={renderMore}
          onClose={() => setOpen([])}
        />
      )}
    </>
  )
}

/** Opens what was being changed when the page or the session ended, once. */
function useResumed(text: MarkableText, annotations: Annotation[], onOpen: (ids: readonly string[]) => void) {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current || annotations.length === 0) return
    looked.current = true
    const drafts = openDraftStore()
    const begun = annotations.filter(isPlaced).find(({ id }) => findEdit(drafts, id))
    if (!begun) return
    text.show(placeOf(begun))
    onOpen([begun.id])
  }, [text, annotations, onOpen])
}

/** The ranges of annotations by the highlight that shows their colour. */
function rangesByLook(text: MarkableText, annotations: Annotation[]): Map<string, Range[]> {
  const painted = new Map(Object.values(markLooks).map(({ name }) => [name, [] as Range[]]))
  for (const annotation of annotations) {
    const range = isPlaced(annotation) ? text.rangeOf(placeOf(annotation)) : null
    if (range) painted.get(markLooks[annotation.color].name)!.push(range)
  }
  return painted
}

/** Opens the annotations under a press; one elsewhere closes them. Over a mark the pointer is a hand. */
function usePresses(text: MarkableText, annotations: Annotation[], onOpen: (ids: readonly string[]) => void) {
  useEffect(() => {
    const { root } = text
    const at = ({ clientX, clientY }: MouseEvent) => {
      const letter = annotations.length > 0 ? letterAtPoint(clientX, clientY) : null
      const place = letter && root.contains(letter.startContainer) ? text.placeOf(letter) : null
      return place ? over(annotations, place) : []
    }
    const press = (event: MouseEvent) => {
      const isOther = event.defaultPrevented || (event.target instanceof Element && event.target.closest('a, button'))
      if (isOther || !getSelection()?.isCollapsed) return
      onOpen(at(event).map(({ id }) => id))
    }
    let frame = 0
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      frame ||= requestAnimationFrame(() => {
        frame = 0
        root.style.cursor = at(event).length > 0 ? 'pointer' : ''
      })
    }
    root.addEventListener('click', press)
    root.addEventListener('pointermove', move, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      root.style.cursor = ''
      root.removeEventListener('click', press)
      root.removeEventListener('pointermove', move)
    }
  }, [text, annotations, onOpen])
}
