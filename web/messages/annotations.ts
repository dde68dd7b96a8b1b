import { annotations } from './en/annotations.ts'
import { hookOf } from './language-context.ts'

/** The words of annotations, which load with the case page. */
export const useAnnotationMessages = hookOf('annotations', annotations)
