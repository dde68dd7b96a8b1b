import { sql } from 'kysely'
import { includeTrashed } from '../../access/access.ts'
import type { AccountData, ExportedFile, Owner } from '../../account-data/account-data.ts'
import { distinctNames } from '../../account-data/file-names.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { countOwn, readOwn } from '../../account-data/own-rows-storage.ts'
import { createCases } from '../cases/cases.ts'
import { createDocuments } from '../documents/documents.ts'

/** Documents of private libraries. The files that they came in are not kept; what was read from them is. */
export const ownedDocuments: AccountData = {
  name: 'documents',
  tables: ['documents', 'judges', 'upload_reservations'],
  count: countOwn('documents', { bytes: sql<number>`coalesce(t.uploaded_bytes, 0)` }),
  guide: [
    'documents/',
    'your private documents: documents.json with all that is known of each and its text, which Hukumu imports again; and each text as a plain file',
  ],
  async *export(owner) {
    yield jsonList('documents/documents.json', wholeCases(owner))
    yield* texts(owner)
  },
  async remove(owner) {
    const documents = createDocuments(owner.database)
    for await (const { case_id: caseId } of allTitles(owner)) await documents.deleteWithTraces(owner.reader, caseId)
  },
  async removeBefore(owner, before) {
    const documents = createDocuments(owner.database)
    let removed = 0
    for await (const { case_id: caseId, imported_at: since } of allTitles(owner)) {
      if (since >= before) continue
      await documents.deleteWithTraces(owner.reader, caseId)
      removed += 1
    }
    return removed
  },
}

const titles = (owner: Owner) =>
  readOwn(
    owner,
    'documents',
    sql<{ case_id: string; title: string; imported_at: Date }>`
      (select public_id from works w where w.id = t.work_id) as case_id, t.title, t.imported_at`,
  )

/** With those in the trash. */
const allTitles = (owner: Owner) => titles({ ...owner, reader: includeTrashed(owner.reader) })

const casesOf = ({ database }: Owner) => createCases({ database, documents: createDocuments(database) })

/** With the names of the API, so that the archive can be imported again. One at a time: a text may have megabytes. */
async function* wholeCases(owner: Owner): AsyncGenerator<object> {
  const cases = casesOf(owner)
  for await (const { case_id: caseId } of titles(owner)) {
    const { case: record, content } = await cases.readJudgment(owner.reader, caseId)
    yield { ...record, content }
  }
}

async function* texts(owner: Owner): AsyncGenerator<ExportedFile> {
  const cases = casesOf(owner)
  const nameOf = distinctNames()
  for await (const { case_id: caseId, title } of titles(owner))
    yield {
      path: `documents/${nameOf(title)}.txt`,
      content: (async function* () {
        yield `${(await cases.readJudgment(owner.reader, caseId)).content ?? ''}\n`
      })(),
    }
}
