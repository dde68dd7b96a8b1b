import type { ImportRejection } from '#contract/reasons/import-reasons'
export type Attributes = Readonly<Record<string, string>>

/** What listens to a document's tags and text in their order. Void elements are opened and closed. */
export interface MarkupSink {
  open: (name: string, attributes: Attributes) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** Why a document of markup gives nothing. Thrown to end the reading at once. */
export class MarkupRejected extends Error {
  readonly reason: ImportRejection
  constructor(reason: ImportRejection) {
    super(reason.code)
    this.reason = reason
  }
}

/** Real documents stay below a hundred. */
export const deepest = 5000
export const tooDeep: ImportRejection = { code: 'markup-too-deep' }
