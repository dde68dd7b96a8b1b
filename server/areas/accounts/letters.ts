import type { Letter } from '../../mailing/mailing.ts'

/**
 * The mail that confirms an address. It greets nobody by name: a stranger could sign up with another person's address and have
 * their own words, given as a name, delivered to them.
 */
export const activationLetter = (to: string, token: string, daysValid: number): Letter => ({
  to,
  subject: 'Activate your Hukumu account',
  paragraphs: [
    'Welcome to Hukumu, open legal research for Kenya.',
    'Open this link and enter the password that you chose. That confirms your email address.',
  ],
  link: { words: 'Confirm the address', path: `/activate?token=${token}` },
  after: [
    `The link is valid for ${daysValid} days.`,
    'If you did not create an account, somebody else has entered your address. Ignore this message, or take the account over: ask for a new password with "Forgot password?" on the login page.',
  ],
})

export const resetLetter = (to: string, token: string): Letter => ({
  to,
  subject: 'Choose a new Hukumu password',
  paragraphs: ['Somebody, we hope you, has asked for a new password for the Hukumu account of this address.'],
  link: { words: 'Choose a new password', path: `/reset-password?token=${token}` },
  after: [
    'The link works once, within an hour. A new password signs the account out on every device and ends the access tokens of programs.',
    'If you did not ask for this, ignore this message: your password stays as it is.',
  ],
})

export const takenOverLetter = (to: string): Letter => ({
  to,
  subject: 'Your Hukumu account was opened by somebody else',
  paragraphs: [
    'Somebody else had opened a Hukumu account with your address. With the new password it is yours: their password, sessions and access tokens are gone.',
    'What they had put in is still there. You can delete all of it in one step.',
  ],
  link: { words: 'Decide what becomes of it', path: '/profile?tab=security' },
})

/** Tells of a change that only the holder of the account should have made. */
const noticeOf =
  (subject: string, what: string) =>
  (to: string): Letter => ({
    to,
    subject,
    paragraphs: [what, 'If this was you, there is nothing to do.'],
    link: { words: 'If it was not you, choose a new password now', path: '/forgot-password' },
  })

/** `tokens`: how many tokens of programs ended with the old password. */
export const passwordChangedLetter = (to: string, tokens: number): Letter =>
  noticeOf(
    'Your Hukumu password was changed',
    `The password of your Hukumu account was changed, and every other device was signed out.${tokens === 0 ? '' : ' The access tokens of programs ended with it.'}`,
  )(to)
export const secondFactorOffLetter = noticeOf(
  'Two-step sign-in was switched off',
  'Signing in to your Hukumu account no longer asks for a code of your authenticator app.',
)
export const recoveryCodeUsedLetter = noticeOf(
  'A recovery code was used',
  'Somebody has signed in to your Hukumu account with a recovery code instead of the authenticator app. The code is used up.',
)
