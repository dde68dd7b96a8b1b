import { type Annotation, type AnnotationColor, annotationColors } from '#contract/annotations'

/** An annotation that has a place in the text. */
export type PlacedAnnotation = Annotation & { start_offset: number; end_offset: number }

export const isPlaced = (annotation: Annotation): annotation is PlacedAnnotation =>
  annotation.anchored && annotation.start_offset !== null && annotation.end_offset !== null

export const placeOf = ({ start_offset: start, end_offset: end }: PlacedAnnotation) => ({ start, end })

/** In the order of the text, those without a place last. */
export const inOrder = (annotations: readonly Annotation[]): Annotation[] =>
  [...annotations].sort(
    (a, b) =>
      (a.start_offset ?? Infinity) - (b.start_offset ?? Infinity) || (a.end_offset ?? 0) - (b.end_offset ?? 0) || (a.id < b.id ? -1 : 1),
  )

/** The annotations that take part of a place, the shortest first: that is the one meant where they lie in one another. */
export const over = (annotations: readonly Annotation[], place: { start: number; end: number }): PlacedAnnotation[] =>
  annotations
    .filter(isPlaced)
    .filter(({ start_offset, end_offset }) => start_offset < place.end && end_offset > place.start)
    .sort((a, b) => a.end_offset - a.start_offset - (b.end_offset - b.start_offset))

/** How many annotations have each colour; colours without any are left out. */
export const countColors = (annotations: readonly Annotation[]): { color: AnnotationColor; count: number }[] =>
  annotationColors
    .map((color) => ({ color, count: annotations.filter((annotation) => annotation.color === color).length }))
    .filter(({ count }) => count > 0)

/** Whether places are those of the text on the screen; a text that does not name its revision is taken at its word. */
export const isOfText = (annotations: readonly Annotation[], revision: number | null): boolean =>
  revision === null || annotations.every((annotation) => !annotation.anchored || annotation.revision === revision)

/** A passage on one line, no longer than so many letters. */
export function shorten(passage: string, most: number): string {
  const line = passage.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) > most / 2 ? line.lastIndexOf(' ', most) : most)}…`
}
