import { type NoteFolder, maxNoteFolders } from '#contract/note-folders'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type FolderRow, foldersStorage } from './folders-storage.ts'

/** The folders in which accounts keep their notes, on one level. */
export function createNoteFolders(database: Database) {
  const storage = foldersStorage(database)

  const read = async (reader: Reader, id: string): Promise<NoteFolder> => {
    const row = await storage.byId(reader, id)
    if (!row) throw new Problem('not-found', 'Folder not found')
    return toFolder(row)
  }
  const taken = (name: string) => new Problem('folder-exists', `There is a folder '${name}' already.`)

  return {
    read,

    async list(reader: Reader) {
      const [rows, counts] = await Promise.all([storage.list(reader), storage.counts(reader)])
      return { results: rows.map(toFolder), total: rows.length, ...counts }
    },

    async create(reader: Reader, { name }: { name: string }): Promise<NoteFolder> {
      if ((await storage.list(reader)).length >= maxNoteFolders)
        throw new Problem('limit-reached', `You have ${maxNoteFolders} folders, which is the most there can be.`)
      const id = await storage.insert(reader, name)
      if (id === undefined) throw taken(name)
      return read(reader, id)
    },

    async rename(reader: Reader, id: string, { name }: { name: string }): Promise<NoteFolder> {
      const folder = await read(reader, id)
      if (!(await storage.rename(reader, folder.id, name))) throw taken(name)
      return read(reader, folder.id)
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw new Problem('not-found', 'Folder not found')
    },

    /** One that is there already is answered as it is; `folder-exists` where another has its name by now. */
    async restore(reader: Reader, id: string): Promise<NoteFolder> {
      if ((await storage.restore(reader, id)) === 'taken')
        throw new Problem('folder-exists', 'There is another folder of this name by now.')
      return read(reader, id)
    },

    forgetDeleted: () => storage.forgetDeleted(),
  }
}

const toFolder = ({ created_at, updated_at, ...row }: FolderRow): NoteFolder => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})
