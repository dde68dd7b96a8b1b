import { reader } from './en/reader.ts'
import { hookOf } from './language-context.ts'

export type ReaderMessages = typeof reader

/** The words of the open judgment, which load with its screen. */
export const useReaderMessages = hookOf('reader', reader)
