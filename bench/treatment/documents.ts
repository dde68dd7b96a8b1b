import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import type { DocumentInGraph } from '../../server/areas/citations/citations.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const real = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))
/** Where judgments lie; files of other kinds in them are passed over. */
const folders = ['ke-judgments', 'uk-tna', 'au-fca', 'africa']
const sample = 'library/judgments'

export const hasRealDocuments = existsSync(real)

/** The file of a judgment that labels name by its path. */
export const pathOf = (name: string): string => join(name.startsWith('library/') ? root : real, name)

/** What is read in every judgment of the real documents and of the sample library, by its path. */
export async function readJudgments(): Promise<Map<string, DocumentInGraph>> {
  const files = [...folders.flatMap((folder) => filesIn(join(real, folder))), ...filesIn(join(root, sample))]
  const read = new Map<string, DocumentInGraph>()
  for (const file of files) {
    const name = file.startsWith(real) ? relative(real, file) : relative(root, file)
    for await (const item of prepareFile(file, () => {}))
      if ('document' in item && item.document.content !== null) read.set(name, item.document.graph)
  }
  return read
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    .sort()

/** The rows of a file of labels beside this one. */
export const labelsIn = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
