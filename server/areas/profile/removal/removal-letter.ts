import type { Letter } from '../../../mailing/mailing.ts'

const dayIn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' })

/** Tells that an account is to go, and how it stays. */
export const removalLetter = (to: string, { path, dueAt }: { path: `/${string}`; dueAt: Date }): Letter => ({
  to,
  subject: 'Your Hukumu account is being deleted',
  paragraphs: [
    `Your account is locked and signed out everywhere. On ${dayIn.format(dueAt)} it is removed with everything in it: documents, notes, annotations, bookmarks, citations and history. Nobody can bring it back after that.`,
    'If you did not ask for this, or have thought better of it, keep your account with this link, and choose a new password if it was not you.',
  ],
  link: { words: 'Keep my account', path },
})
