import { exportKeptHours } from '#contract/profile'
import type { Letter } from '../../../mailing/mailing.ts'

/** Tells that an archive can be fetched. */
export const exportLetter = (to: string, path: `/${string}`): Letter => ({
  to,
  subject: 'Your Hukumu archive is ready',
  paragraphs: ['The archive with everything of yours that you asked for is ready.'],
  link: { words: 'Download the archive', path },
  after: [
    `The link is good for ${exportKeptHours} hours. Whoever has it can read everything in the archive, so do not pass this message on.`,
    'If you did not ask for it, change your password and sign out all sessions in your profile.',
  ],
})
