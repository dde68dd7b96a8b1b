import type { ImportRejection } from '#contract/reasons/import-reasons'
import { detectFormat } from '../formats/detect-format.ts'
import { openSource } from '../source-files.ts'
import type { StatedAct } from './read-act.ts'

/** The Act that a file on disk holds, with the format that it was read in; `rejected` says why it holds none. Nothing is stored. */
export async function readActFile(path: string): Promise<{ act: StatedAct; format: string } | { rejected: ImportRejection }> {
  const file = await openSource(path, () => {})
  const format = detectFormat(file)
  if ('rejected' in format) return format
  for await (const item of format.read(file)) {
    if ('act' in item) return { act: item.act, format: format.name }
    return 'rejected' in item ? item : { rejected: { code: 'no-text-in-file' } }
  }
  return { rejected: { code: 'no-text-in-file' } }
}
