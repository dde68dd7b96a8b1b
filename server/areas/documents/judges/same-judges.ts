import { type By, auditLog } from '../../../audit/audit.ts'
import type { Database } from '../../../database/open.ts'
import { readJudgeName } from '../../../judge-names/judge-names.ts'
import { resolveJudges } from './resolve-judges.ts'
import { formsOfJudges, judgeDecisions, saveDecision, writeSameJudges } from './storage.ts'

/** Finds out anew which forms of names mean one judge, by all that the library holds and all that editors have decided. */
export async function findSameJudges(database: Database): Promise<void> {
  const [forms, decided] = await Promise.all([formsOfJudges(database), judgeDecisions(database)])
  await writeSameJudges(database, resolveJudges(forms, decided))
}

/**
 * Keeps an editor's word that the judge printed as `form` is the one printed as `means`, or is nobody else where both are the same.
 * Answers the two keys. Throws for words that are no name.
 */
export async function decideJudge(database: Database, form: string, means: string, by: By): Promise<{ key: string; means: string }> {
  const decision = { key: readJudgeName(form)?.key ?? '', means: readJudgeName(means)?.key ?? '' }
  if (decision.key === '' || decision.means === '') throw new Error('Give the names of two judges as judgments print them.')
  await saveDecision(database, decision.key, decision.means)
  await auditLog(database).record({ action: 'judge-decided', by, details: {} })
  await findSameJudges(database)
  return decision
}
