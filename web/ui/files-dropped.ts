/** What is read of an entry of a drop: a file, or a folder with more of them. */
type Entry = Pick<FileSystemEntry, 'isDirectory'>

/** Every file that was dropped, those within folders too. */
export async function filesDropped({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // What was dropped is known only while its event lasts.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const loose = [...files]
  if (!entries.some(({ isDirectory }) => isDirectory)) return loose
  return (await Promise.all(entries.map(filesIn))).flat()
}

async function filesIn(entry: Entry): Promise<File[]> {
  if (!entry.isDirectory) return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  // A folder is told in stretches, the last of which is empty.
  for (;;) {
    const stretch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (stretch.length === 0) return found
    found.push(...(await Promise.all(stretch.map(filesIn))).flat())
  }
}
