import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Event } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { type AccountNotice, accountNotices } from './account-notices.ts'

const heard = [
  'archive.made',
  'report.decided',
  'project.member_added',
  'project.owner_changed',
  'import.ended',
  'backup.failed',
  'backup.missed',
  'chat.answered',
] as const
const maxAtOnce = 100

interface Deps {
  database: Database
  jobs: Jobs
  preferences: Pick<PreferencesOf, 'allowsMail' | 'allowsNotice'>
  tell: (transaction: DatabaseTransaction, told: readonly AccountNotice[]) => Promise<void>
}

/** Tells accounts of their own affairs, as the outbox tells of them: once each, and only those who want to hear of such things. */
export function tellOfOwnAffairs({ database, jobs, preferences, tell }: Deps) {
  const wanted = async (found: Omit<AccountNotice, 'wantsMail'>): Promise<AccountNotice[]> => {
    const { alert, mailed } = accountNotices[found.kind]
    if (!(await preferences.allowsNotice(found.account, alert))) return []
    return [{ ...found, wantsMail: !mailed && (await preferences.allowsMail(found.account, alert)) }]
  }

  jobs.gather({
    name: 'tell-of-own-affairs',
    events: heard,
    most: maxAtOnce,
    handle: async (events, _run, complete) => {
      const told: AccountNotice[] = []
      for (const event of events) for (const found of affairsOf(event)) told.push(...(await wanted(found)))
      await database.sql.transaction().execute(async (transaction) => {
        await tell(transaction, told)
        await complete(transaction)
      })
    },
  })
}

/** Whom an event concerns, where somebody else did it. */
function affairsOf(event: Event<(typeof heard)[number]>): Omit<AccountNotice, 'wantsMail'>[] {
  const { subject: about, account, actor } = event
  const to = (who: string | null, kind: AccountNotice['kind']) => (who === null || who === actor ? [] : [{ account: who, kind, about }])
  switch (event.name) {
    case 'archive.made':
      return to(account, 'archive-ready')
    case 'report.decided':
      return to(account, 'report-decided')
    case 'project.member_added':
      return to(event.payload.member, 'project-shared')
    case 'project.owner_changed':
      return to(event.payload.member, 'project-yours')
    case 'import.ended':
      return to(account, 'import-ended')
    case 'backup.failed':
      return to(account, 'backup-failed')
    case 'backup.missed':
      return to(account, 'backup-missed')
    case 'chat.answered':
      return to(account, 'answer-ready')
  }
}
