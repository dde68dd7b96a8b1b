import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOfMail } from './decode-words.ts'

/** The mails of an outbox that hold what is looked for; none where there is no outbox. */
export async function findMails(folder: string, holds: (words: string) => boolean): Promise<string[]> {
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (holds(wordsOfMail(await readFile(path, 'utf8')))) found.push(path)
  }
  return found
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && /\.eml(?:\.part)?$/.test(entry.name)).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Removes mails; one that is gone already is no failure. */
export async function removeMails(paths: readonly string[]) {
  for (const path of paths) await rm(path, { force: true })
}
