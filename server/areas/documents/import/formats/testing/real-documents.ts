import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '../shared/real-documents'

/** Whether the real documents are here; they are not part of the project. */
export const hasRealDocuments = existsSync(folder)

if (!hasRealDocuments) process.stderr.write(`Skipped: the tests over real documents, which are not at ${folder}\n`)

/** Paths of real documents within their folder, in order; empty where they are absent. */
export const realDocuments = (pattern: string): string[] => globSync(pattern, { cwd: folder }).sort()

export const readRealDocument = (path: string): Buffer => readFileSync(join(folder, path))
