import { whileContended } from '../../../database/contention.ts'
import type { Database } from '../../../database/open.ts'
import { record } from '../../../events/events.ts'
import { forgetWords } from '../../search/search.ts'
import { removeWithTraces } from './correct-record.ts'
import { dropTexts, findPublic } from './withdraw-storage.ts'

/** What is withdrawn of a document. */
export interface Withdrawal {
  /** What gave it. */
  file: string
  /** Whether its source still gives it by another file: then a judgment stays. */
  textOnly: boolean
}

/**
 * Takes down what its source has withdrawn, with its words in the files of the index: a judgment wholly, whoever else gave it too; of an Act the text
 * alone that came from this file, and the Act with its last text. What is there no longer, or came from elsewhere, is left alone.
 */
export async function withdrawDocument(database: Database, caseId: string, { file, textOnly }: Withdrawal): Promise<void> {
  const found = await findPublic(database, caseId)
  if (!found) return
  if (!found.isAct) return textOnly ? undefined : removeWithTraces(database, found.id)
  const shown = await whileContended(() =>
    database.sql.transaction().execute(async (transaction) => {
      const revision = await dropTexts(transaction, found.id, file)
      await forgetWords(transaction, [found.id])
      if (typeof revision === 'number')
        await record(transaction, database.clock.now(), [
          { name: 'act.changed', subject: caseId, account: null, actor: null, payload: { revision } },
        ])
      return revision
    }),
  )
  if (shown === null) await removeWithTraces(database, found.id)
}
