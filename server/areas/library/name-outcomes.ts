import type { UploadOutcome } from '#contract/library'
import type { ImportReason } from '#contract/reasons/import-reasons'
import { sayImport } from '#contract/reasons/import-words'
import type { SavedFile } from '../../http/save-files.ts'

/** Names the files in outcomes as the sender did, with the place of a record in its file: `cases.json#2`. */
export function nameOutcomes(
  outcomes: readonly { file: string; outcome: UploadOutcome['outcome']; caseId: string | null; reasons: ImportReason[] }[],
  files: readonly SavedFile[],
) {
  return outcomes.map(({ file, outcome, caseId, reasons }) => {
    const from = files.find(({ path }) => file === path || (file.startsWith(`${path}#`) && /^#\d+$/.test(file.slice(path.length))))!
    const named = { file: from.name + file.slice(from.path.length), outcome, case_id: caseId }
    return { from, outcome: { ...named, reason: sayImport(reasons), reason_codes: reasons } satisfies UploadOutcome }
  })
}
