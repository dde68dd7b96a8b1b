import { linesOfText } from '../areas/documents/import/statutes/act-lines.ts'
import { prepareAct } from '../areas/documents/import/statutes/prepare-act.ts'
import { readActOfLines } from '../areas/documents/import/statutes/read-act.ts'
import { createActStore } from '../areas/documents/import/statutes/store-act.ts'
import type { Database } from '../database/open.ts'

/** Stores an Act of one section under a title, the first of a year or of none; answers the id of its work and that of the section. */
export async function storeAct(database: Database, title: string, year?: number): Promise<{ id: string; eid: string }> {
  const text = `${title.toUpperCase()}\nARRANGEMENT OF SECTIONS\n1. Short title\nAn Act of Parliament\n1. Short title\nThis is the ${title}.`
  const prepared = prepareAct(
    readActOfLines(linesOfText(text), { title, ...(year !== undefined && { uri: `/akn/ke/act/${year}/1` }) }, 'act.txt'),
    'act.txt',
    'text of an Act',
  )
  if ('rejected' in prepared) throw new Error(prepared.rejected.code)
  const { caseId } = await createActStore(database, null).store(prepared)
  return { id: caseId, eid: 'sec_1' }
}
