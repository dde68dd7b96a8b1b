import type { Letter } from '../../mailing/mailing.ts'

/**
 * The mail that confirms an address. It greets nobody by name: a stranger could sign up with another person's address and have
 * their own words, given as a name, delivered to them.
 */
export const activationLetter = (to: string, token: string, daysValid: number): Letter => ({
  to,
  subject: 'Activate your Hukumu account',
  paragraphs: ['Welcome to Hukumu, open legal research for Kenya.', 'Confirm your email address by opening this link.'],
  link: { words: 'Confirm the address', path: `/login?activate=${token}` },
  after: [
    `The link is valid for ${daysValid} days. If you did not create an account, ignore this message: nobody can use your address without the link.`,
  ],
})
