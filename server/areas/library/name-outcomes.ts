import type { UploadOutcome } from '#contract/library'
import type { SavedFile } from '../../http/save-files.ts'

/** Names the files in outcomes as the sender did, with the place of a record in its file: `cases.json#2`. */
export function nameOutcomes(
  outcomes: readonly { file: string; outcome: UploadOutcome['outcome']; caseId: string | null; reason: string }[],
  files: readonly SavedFile[],
) {
  return outcomes.map(({ file, outcome, caseId, reason }) => {
    const from = files.find(({ path }) => file === path || (file.startsWith(`${path}#`) && /^#\d+$/.test(file.slice(path.length))))!
    return { from, outcome: { file: from.name + file.slice(from.path.length), outcome, case_id: caseId, reason } satisfies UploadOutcome }
  })
}
