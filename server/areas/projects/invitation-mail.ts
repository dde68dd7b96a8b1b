import type { Message } from '../../providers/envelope.ts'

interface Invitation {
  to: string
  /** Who invites. Names and project names are words of a stranger to whoever reads this: each stands on one line, without a link. */
  from: string
  project: string
  link: string
  isMember: boolean
  daysValid: number
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').replaceAll(/(?:https?:\/\/|www\.)\S*/gi, '…').slice(0, 120)

/** The mail that tells somebody of a project that is shared with them. */
export const invitationMail = ({ to, from, project, link, isMember, daysValid }: Invitation): Message => ({
  to,
  subject: 'A research project was shared with you on Hukumu',
  text: `${oneLine(from)} shared the research project “${oneLine(project)}” with you
on Hukumu, open legal research for Kenya.

${isMember ? 'It stands in your Research Hub:' : `Create an account with this address and confirm it, and the project stands in
your Research Hub. The invitation is valid for ${daysValid} days:`}

${link}

If you do not know the sender, ignore this message.
`,
})
