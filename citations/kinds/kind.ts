import type { Citation } from '../citation.ts'

/** What is known of one kind of citation: its form in words, and examples that the tests hold it to. */
export type Kind<K extends Citation['kind']> = {
  id: K
  /** The form that formatting writes and parsing reads back. */
  canonical: string
  /** A text with one citation, the citation's own span, and fields that it must have. */
  examples: readonly { text: string; span: string; fields: object }[]
}
