import { invitationDays } from '#contract/project-members'
import type { Letter } from '../../mailing/mailing.ts'

/**
 * The mail that tells somebody of a project that is shared with them. It says neither whose nor which: names are words of a stranger, who would
 * have them delivered by us.
 */
export const invitationLetter = (to: string, project: { id: string; isMember: boolean }): Letter => ({
  to,
  subject: 'A research project was shared with you on Hukumu',
  paragraphs: [
    'Somebody who knows this address shares a research project with you on Hukumu.',
    project.isMember
      ? 'It stands in your Research Hub now, with whoever shared it.'
      : `Create an account with this address and confirm it, and the project stands in your Research Hub. The invitation is valid for ${invitationDays} days.`,
  ],
  link: project.isMember
    ? { words: 'Open the project', path: `/research-hub/projects/${project.id}` }
    : { words: 'Create an account', path: '/signup' },
  after: ['If you expect none, ignore this message. Members leave a project in its menu.'],
})
