import type { AlertType } from '#contract/preferences'
import type { NotificationReason } from '#contract/reasons/notification-reasons'

/** Of what somebody is told who owns it, asked for it or is let into it; which preference rules it; whether a mail of its own goes out already. */
export const accountNotices = {
  'archive-ready': { alert: 'systemUpdates', mailed: true },
  'report-decided': { alert: 'systemUpdates', mailed: false },
  'project-shared': { alert: 'systemUpdates', mailed: true },
  'project-yours': { alert: 'systemUpdates', mailed: false },
  'import-ended': { alert: 'systemUpdates', mailed: false },
  'backup-failed': { alert: 'systemUpdates', mailed: false },
  'backup-missed': { alert: 'systemUpdates', mailed: false },
  'answer-ready': { alert: 'chatResponses', mailed: false },
} as const satisfies Record<string, { alert: AlertType; mailed: boolean }>
export type AccountNoticeKind = keyof typeof accountNotices

export const kindsOf = (alert: AlertType): AccountNoticeKind[] =>
  (Object.keys(accountNotices) as AccountNoticeKind[]).filter((kind) => accountNotices[kind].alert === alert)

/** Something to tell an account of its own: `about` is the id of what it is about. */
export interface AccountNotice {
  account: string
  kind: AccountNoticeKind
  about: string
  /** A mail with others like it tells of it, unless it is read before. */
  wantsMail: boolean
}

/** What a notice is about, as it is when the notice is read. */
export interface AccountNoticeRow {
  about: string
  /** What it is called: a case, a project, a file or a chat. */
  about_name: string | null
  about_state: string | null
  about_owner: string | null
}

type ReasonOf<Code extends NotificationReason['code']> = Extract<NotificationReason, { code: Code }>

export function reasonOfNotice(
  kind: AccountNoticeKind,
  { about_name: name, about_state: state, about_owner: owner }: AccountNoticeRow,
): NotificationReason {
  switch (kind) {
    case 'archive-ready':
      return { code: kind }
    case 'report-decided':
      return { code: kind, decision: state as ReasonOf<'report-decided'>['decision'], case: name }
    case 'project-shared':
      return { code: kind, project: name, owner }
    case 'project-yours':
      return { code: kind, project: name }
    case 'import-ended':
      return { code: kind, state: state as ReasonOf<'import-ended'>['state'], source: name }
    case 'backup-failed':
    case 'backup-missed':
      return { code: kind }
    case 'answer-ready':
      return { code: kind, chat: name }
  }
}

/** For a mail: nothing that somebody typed is delivered in our name. What a case is called, a court has said. */
export const withoutTyped = (kind: AccountNoticeKind, row: AccountNoticeRow): AccountNoticeRow => ({
  ...row,
  about_name: kind === 'report-decided' ? row.about_name : null,
  about_owner: null,
})

export function hrefOfNotice(kind: AccountNoticeKind, { about }: AccountNoticeRow): string {
  switch (kind) {
    case 'archive-ready':
      return '/settings?tab=data'
    case 'report-decided':
      return '/reports'
    case 'project-shared':
    case 'project-yours':
      return `/research-hub/projects/${about}`
    case 'import-ended':
      return '/admin?tab=imports'
    case 'backup-failed':
    case 'backup-missed':
      return '/admin?tab=backups'
    case 'answer-ready':
      return `/chat?id=${about}`
  }
}
