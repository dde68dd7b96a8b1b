import { sql } from 'kysely'
import type { CheckReport } from '#contract/document-check'
import type { AccountData } from '../../../account-data/account-data.ts'
import { jsonList } from '../../../account-data/json-file.ts'
import { countOwn, isLive, readOwn, removeOwn } from '../../../account-data/own-rows-storage.ts'

interface Check {
  id: string
  name: string
  keeps: string
  content: string | null
  report: CheckReport
  checked_at: Date
  created_at: Date
}

/** Checks that somebody keeps, with the documents where those were kept too. */
export const ownedChecks: AccountData = {
  name: 'checks',
  tables: ['document_checks', 'document_check_works'],
  count: countOwn('document_checks', { which: isLive }),
  removeBefore: removeOwn(['document_checks']),
  guide: ['citations/document-checks.json', 'the checks of documents that you kept'],
  async *export(owner) {
    const columns = sql<Check>`t.id, t.name, t.keeps, t.content, t.report, t.checked_at, t.created_at`
    yield jsonList('citations/document-checks.json', readOwn(owner, 'document_checks', columns, { which: isLive }))
  },
}
