import type { Letter } from '../../mailing/mailing.ts'

interface About {
  to: string
  plan: string
  /** 'KES 4,500' */
  price: string
  /** '3 March 2027' */
  end: string
}

const toBilling = (words: string): Letter['link'] => ({ words, path: '/profile?tab=billing' })

/** Letters about plans. They greet nobody by name, since people type their own. */
export const endingLetter = ({ to, plan, price, end, isTrial }: About & { isTrial: boolean }): Letter => ({
  to,
  subject: isTrial ? `Your trial of ${plan} ends on ${end}` : `${plan} is paid until ${end}`,
  paragraphs: [
    isTrial ? `Your trial of ${plan} ends on ${end}.` : `Your plan ${plan} is paid until ${end}.`,
    `Nothing is charged by itself. To keep it, pay ${price} before then.`,
  ],
  link: toBilling('Pay the next period'),
  after: ['If you do nothing, your account goes on as a free one and keeps all that you have put into it.'],
})

export const pastDueLetter = ({ to, plan, price, end, until }: About & { until: string }): Letter => ({
  to,
  subject: `${plan} has not been paid for`,
  paragraphs: [`The time that you had paid for ${plan} ended on ${end}. We keep it open for you until ${until}. To go on, pay ${price}.`],
  link: toBilling('Pay the next period'),
  after: ['After that your account is a free one. Nothing in it is deleted.'],
})

export const endedLetter = ({ to, plan, end }: About): Letter => ({
  to,
  subject: `${plan} has ended`,
  paragraphs: [
    `${plan} ended on ${end}, and your account is a free one now. Nothing in it was deleted: what exceeds the free plan stays readable, and you can choose a plan again at any time.`,
  ],
  link: toBilling('Choose a plan'),
})

interface Receipt {
  to: string
  amount: string
  plan: string
  until: string
  number: string
  receipt: string | null
}

export const receiptLetter = ({ to, amount, plan, until, number, receipt }: Receipt): Letter => ({
  to,
  subject: `Invoice ${number}: ${amount} received`,
  paragraphs: [
    `Thank you. We have received ${amount} for ${plan}, which is paid until ${until}.`,
    ...(receipt === null ? [] : [`The payment's own number is ${receipt}.`]),
  ],
  link: toBilling(`Download invoice ${number}`),
})

/** It names nobody: the holder's name is whatever they typed. Who opens the link is shown it before the seat is taken. */
export const invitationLetter = ({ to, token, until }: { to: string; token: string; until: string }): Letter => ({
  to,
  subject: 'You are invited to a seat of a Hukumu licence',
  paragraphs: ['Somebody who pays for a Hukumu licence offers you one of its seats. It costs you nothing.'],
  link: { words: 'See who offers it, and take the seat', path: `/profile?tab=billing&seat=${token}` },
  after: [
    `The link is valid until ${until} and works once, for an account that you have or make. If you expect no such offer, ignore this message.`,
  ],
})
