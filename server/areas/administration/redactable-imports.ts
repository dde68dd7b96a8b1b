import { all } from '../../redactable/column-inventory.ts'
import { mapLines } from '../../redactable/map-lines.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { overwriteRecords, recordsOfCase } from './imports-storage.ts'

/** What became of the records that a document was read from: files are often named after the parties. */
export const redactableImports: Redactable = {
  name: 'imports',
  words: {
    import_records: { ...all('rewritten', 'file reasons'), ...all('none', 'outcome case_id') },
    // What the operator called a folder, or whoever uploaded it the first file.
    import_runs: { source: 'rewritten', ...all('none', 'source_kind state failure') },
  },
  redact: async (transaction, { documentId, withoutNames }) => {
    const { records, sources } = await recordsOfCase(transaction, documentId)
    const changed = records.flatMap((given) => {
      const [file, reasons] = [withoutNames(given.file), given.reasons.map((one) => mapLines(one, withoutNames))]
      return file === given.file && JSON.stringify(reasons) === JSON.stringify(given.reasons) ? [] : [{ ...given, file, reasons }]
    })
    const renamed = sources.flatMap(({ id, source: given }) => {
      const source = withoutNames(given)
      return source === given ? [] : [{ id, source }]
    })
    return () => overwriteRecords(transaction, { records: changed, sources: renamed })
  },
}
