import { createContext, useContext } from 'react'
import { annotations } from './en/annotations.ts'

const AnnotationMessages = createContext(annotations)

/** The words of annotations, which load with the case page. */
export const useAnnotationMessages = () => useContext(AnnotationMessages)
