import { z } from 'zod'

const Nothing = z.strictObject({})
/** The number that the text of a document has. */
const OfRevision = z.strictObject({ revision: z.number().int().min(1) })
/** The work that it is about, which outlives its document. */
const OnWork = z.strictObject({ work: z.number().int() })

/** What lies in a project, by its type and id. */
const OfItem = z.strictObject({ type: z.string(), item: z.string() })
/** A heading of a project, by its id. */
const OfIssue = z.strictObject({ issue: z.string() })
const OfMember = z.strictObject({ member: z.string() })

/** What can happen, and which ids beside that of its subject tell of it. Never a copy of what changed: it is read where it is. */
export const catalogue = {
  /** The subject of each is the id of the document, `case_id`. */
  'document.added': OfRevision,
  /** Another text or record is shown, or what people put right. */
  'document.changed': OfRevision,
  'document.removed': Nothing,
  /** It was taken down, and may come again; nothing of it was kept. */
  'document.readmitted': Nothing,
  /** Names were taken out of every text that it ever had. */
  'document.redacted': Nothing,

  /** An editor confirmed or rejected what a document is read to say of another; the subject is the id of the document that says it. */
  'treatment.reviewed': z.strictObject({ decision: z.enum(['confirmed', 'rejected']) }),

  /** Law arrives: an Act, or a text of one for another date or corrected. The subject is the id of its work. */
  'act.added': OfRevision,
  'act.changed': OfRevision,

  'account.created': Nothing,

  /** The subject is the id of the object that is shared, the account that of the member, who alone is to hear of it. */
  'share.added': z.strictObject({ kind: z.string(), role: z.string() }),
  'share.ended': z.strictObject({ kind: z.string() }),

  /** The subject is the id of the mail, which is about nobody until it is opened. */
  'mail.waiting': Nothing,

  'bookmark.added': OnWork,
  'bookmark.changed': OnWork,
  'bookmark.deleted': OnWork,
  'bookmark.restored': OnWork,

  'note.added': Nothing,
  'note.changed': Nothing,
  'note.deleted': Nothing,
  'note.restored': Nothing,

  'annotation.added': OnWork,
  'annotation.changed': OnWork,
  'annotation.deleted': OnWork,
  'annotation.restored': OnWork,

  'document_check.added': Nothing,
  'document_check.deleted': Nothing,
  'document_check.restored': Nothing,
  'saved_search.added': Nothing,
  'saved_search.changed': Nothing,
  'saved_search.deleted': Nothing,
  'saved_search.restored': Nothing,

  'chat.added': Nothing,
  /** An answer was finished after whoever asked had left the screen. */
  'chat.answered': Nothing,
  'chat.changed': Nothing,
  'chat.deleted': Nothing,
  'chat.restored': Nothing,

  'project.added': Nothing,
  'project.changed': Nothing,
  'project.deleted': Nothing,
  'project.restored': Nothing,
  'project.item_added': OfItem,
  'project.item_removed': OfItem,
  /** It lies under an issue now, under another or under none. */
  'project.item_filed': OfItem,
  'project.issue_added': OfIssue,
  'project.issue_changed': OfIssue,
  'project.issue_removed': OfIssue,
  'project.issue_restored': OfIssue,
  /** An account is a member, or was sent away; who is invited is no member yet. */
  'project.member_added': OfMember,
  'project.member_removed': OfMember,
  /** A member owns it now; the account is that of the new owner. */
  'project.owner_changed': OfMember,

  /** An archive that an account asked for is made; the subject is its id. */
  'archive.made': Nothing,
  /** Editors decided a mistake that somebody reported; the account is that of the reporter. */
  'report.decided': z.strictObject({ decision: z.enum(['resolved', 'declined']) }),
  /** The account is that of the administrator who began it; the subject is its id. */
  'import.ended': z.strictObject({ state: z.enum(['done', 'failed', 'cancelled']) }),
  /** A backup failed, or none was made in time; once for each administrator, whose the account is. The subject is the id of its run. */
  'backup.failed': Nothing,
  'backup.missed': Nothing,
} as const satisfies Record<string, z.ZodType>

export type EventName = keyof typeof catalogue
export type Payload<Name extends EventName> = z.infer<(typeof catalogue)[Name]>

/** Something that happened, as it is recorded. */
export type NewEvent = {
  [Name in EventName]: {
    name: Name
    /** The id of what it happened to. */
    subject: string
    /** Whose it is, and who alone may know of it; null for what is public. */
    account: string | null
    /** Who did it; null for the operator's commands. */
    actor: string | null
    payload: Payload<Name>
  }
}[EventName]

/** Something that happened, as its subscribers are told. */
export type Event<Name extends EventName = EventName> = Extract<NewEvent, { name: Name }> & { id: number; occurredAt: Date }
