import type { Annotation } from '#contract/annotations'
import type { ReactNode } from 'react'

/** What other areas do with an annotation of the reader's: a function that stays the same, since hundreds of rows hold it. */
export interface AnnotationExtras {
  renderMore?: ((annotation: Annotation, where: 'row' | 'card') => ReactNode) | undefined
}
