import type { ImportRejection } from '#contract/reasons/import-reasons'
import type { StatedAct } from '../../statutes/read-act.ts'
import type { RawRecord } from '../format.ts'

/** What a file that holds one document gives: a case's record, an Act, or why there is neither. */
export type Reading = { record: RawRecord } | { act: StatedAct } | { rejected: ImportRejection }

/** Reads a file that is held whole. `name` is the file's, for what its content leaves out. */
export type Reader = (bytes: Uint8Array, name: string) => Reading | Promise<Reading>

/** The readers by name, each loaded when the first file asks for it. */
export const readers = {
  'akoma-ntoso': async () => (await import('../markup/read-akoma-ntoso.ts')).readAkomaNtoso,
  'kenya-law-html': async () => (await import('../markup/read-kenya-law-html.ts')).readKenyaLawHtml,
  'australian-xml': async () => (await import('../markup/read-australian-xml.ts')).readAustralianXml,
  docx: async () => (await import('../office/read-docx.ts')).readDocx,
  pdf: async () => (await import('../pdf/read-pdf.ts')).readPdf,
} satisfies Record<string, () => Promise<Reader>>

export type ReaderName = keyof typeof readers
