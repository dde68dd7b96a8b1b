import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

export interface ImportSource {
  name: string
  is_folder: boolean
  bytes: number | null
}

const maxListed = 500

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** The folder that the operator set aside for imports: nothing outside of it is ever read, whatever a name or a link says. */
export const importFolder = (root: string) => ({
  /** What lies in it, by name; null where there is no such folder. */
  async list(): Promise<{ entries: ImportSource[]; more: boolean } | null> {
    try {
      const found = (await readdir(root, { withFileTypes: true })).filter(
        (one) => !one.name.startsWith('.') && (one.isDirectory() || one.isFile()),
      )
      const shown = found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).slice(0, maxListed)
      const entries = await Promise.all(
        shown.map(async (one) => ({
          name: one.name,
          is_folder: one.isDirectory(),
          bytes: one.isFile() ? (await stat(join(root, one.name))).size : null,
        })),
      )
      return { entries, more: found.length > shown.length }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },

  /** The path of a file or folder in it; null for what is not there, or lies elsewhere. */
  async pathOf(name: string): Promise<string | null> {
    try {
      const [whole, path] = await Promise.all([realpath(root), realpath(resolve(root, name))])
      const below = relative(whole, path)
      return below === '..' || below.startsWith(`..${sep}`) || resolve(whole, below) !== path ? null : path
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
})
