import type { CaseCorrection } from '#contract/library'
import { type Action, type Reader, can, includeTrashed } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { By } from '../../audit/audit.ts'
import { correctRecord, removeDocument, removeWithTraces } from './import/correct-record.ts'
import { type ImportOptions, importSources } from './import/import-sources.ts'
import { readOnUnread } from './import/read-on.ts'
import { type Withdrawal, withdrawDocument } from './import/withdraw.ts'
import { readFileText } from './import/read-file-text.ts'
import { speakersIn } from '../../speakers/kept-speakers.ts'
import { readPages, readParagraphs } from './layout.ts'
import { type DocumentRow, type RevisionRow, documentsStorage } from './storage.ts'
import { createTakedowns } from './takedowns/takedowns.ts'
import { createDocumentTrash } from './trash.ts'

export { type ImportOptions, type ImportProgress, importSources } from './import/import-sources.ts'
export { type Outcome, type OutcomeCounts, noOutcomes, reportHeader, reportLine } from './import/outcomes.ts'
export { finishImport } from './import/finish-import.ts'
export { findFiles } from './import/source-files.ts'
export { isPleadingType } from './import/split/pleading.ts'
export { decideJudge } from './judges/same-judges.ts'
export { guideFormat } from './import/statutes/prepare-act.ts'
export { rebuildActKeys } from './import/statutes/rebuild-act-keys-storage.ts'
export { readParagraphs } from './layout.ts'
export { RedactionRefused, type RedactionReport, type Replacement, redactNames } from './redaction/redact-names.ts'
export { rereadDispositions } from './reread-dispositions.ts'
export { rereadLayouts } from './reread-layouts.ts'
export { countSamples, removeSamples } from './samples.ts'

/** The store of documents, of whichever kind: how they come in, are read, put right and removed. */
export function createDocuments(database: Database) {
  const storage = documentsStorage(database)
  const trash = createDocumentTrash(database)
  const takedowns = createTakedowns(database)

  /** A document with which a reader does something that not everybody may who sees it; `forbidden` to those. */
  const documentFor = async (reader: Reader, action: Action, caseId: string): Promise<DocumentRow> => {
    const found = await storage.find(reader, caseId)
    if (!found) throw new Problem('not-found')
    if (!can(reader, action, found.thing)) throw new Problem('forbidden')
    return found
  }

  return {
    /** Imports files into the public library or, with an owner, into that account's own. */
    importFiles: (paths: readonly string[], options: ImportOptions) => importSources(database, paths, options),

    /** Takes down what its source has withdrawn; see `withdrawDocument`. */
    withdraw: (caseId: string, withdrawal: Withdrawal) => withdrawDocument(database, caseId, withdrawal),

    /** Reads on what uploads left unread whose process was killed. */
    readOn: () => readOnUnread(database),

    /** The words of a file on disk, of which nothing is stored; see `readFileText`. */
    readFile: readFileText,

    /** A revision of a document that the caller knows the reader to see; `not-found` where it has gone since. */
    async readRevision(documentId: number, revision: number) {
      const [found] = await storage.revisions([{ documentId, revision }])
      if (!found) throw new Problem('not-found')
      return toRevision(found)
    },

    /** Some of them, by their documents; what has gone since is left out. */
    readRevisions: async (wanted: readonly { documentId: number; revision: number }[]) =>
      new Map((await storage.revisions(wanted)).map((row) => [row.document_id, toRevision(row)])),

    /** Corrects what is said of a document that the reader may change; see `correctRecord`. */
    async correct(reader: Reader, caseId: string, correction: CaseCorrection): Promise<void> {
      const { id } = await documentFor(reader, 'change', caseId)
      if (!(await correctRecord(database, id, correction, reader.userId))) throw new Problem('not-found')
    },

    /** Puts a document of the reader's own into the trash; one of the public library is deleted with everything that was made of it. */
    async delete(reader: Reader, caseId: string, by: By): Promise<void> {
      const { id, thing } = await documentFor(reader, 'delete', caseId)
      if (thing.owner === null)
        await removeDocument(database, id, reader.userId, { action: 'case-removed', by, object: caseId, details: {} })
      else await trash.put(reader, id)
    },

    trash,

    takedowns,

    /** Deletes a document, from the trash as well, so that nothing of its words is left anywhere: slower, for an account that leaves. */
    async deleteWithTraces(reader: Reader, caseId: string): Promise<void> {
      const { id } = await documentFor(includeTrashed(reader), 'delete', caseId)
      await removeWithTraces(database, id, reader.userId)
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>

const toRevision = ({ number, content, layout, warnings }: RevisionRow) => ({
  revision: number,
  content,
  parts: layout.parts,
  paragraphs: readParagraphs(layout),
  pages: readPages(layout),
  speakers: content === null ? [] : speakersIn(content, layout),
  warnings,
})
