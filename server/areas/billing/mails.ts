import type { Message } from '../../providers/envelope.ts'

export type Words = Omit<Message, 'to'>

interface About {
  name: string
  plan: string
  price: string
  end: string
  link: string
}

export const endingMail = ({ name, plan, price, end, link, isTrial }: About & { isTrial: boolean }): Words => ({
  subject: isTrial ? `Your trial of ${plan} ends on ${end}` : `${plan} is paid until ${end}`,
  text: `${name},

${isTrial ? `Your trial of ${plan} ends on ${end}.` : `Your plan ${plan} is paid until ${end}.`}
Nothing is charged by itself. To keep it, pay ${price} before then:

${link}

If you do nothing, your account goes on as a free one and keeps all that
you have put into it.
`,
})

export const pastDueMail = ({ name, plan, price, end, link, until }: About & { until: string }): Words => ({
  subject: `${plan} has not been paid for`,
  text: `${name},

The time that you had paid for ${plan} ended on ${end}. We keep it open
for you until ${until}. To go on, pay ${price}:

${link}

After that your account is a free one. Nothing in it is deleted.
`,
})

export const endedMail = ({ name, plan, end, link }: About): Words => ({
  subject: `${plan} has ended`,
  text: `${name},

${plan} ended on ${end}, and your account is a free one now. Nothing in
it was deleted: what exceeds the free plan stays readable, and you can
choose a plan again at any time:

${link}
`,
})

interface Receipt {
  name: string
  amount: string
  plan: string
  until: string
  number: string
  receipt: string | null
  link: string
}

export const receiptMail = ({ name, amount, plan, until, number, receipt, link }: Receipt): Words => ({
  subject: `Invoice ${number}: ${amount} received`,
  text: `${name},

Thank you. We have received ${amount} for ${plan}, which is paid until
${until}.${receipt === null ? '' : `\nThe payment's own number is ${receipt}.`}

Invoice ${number} can be downloaded here:

${link}
`,
})

/** It greets nobody by a name that a stranger chose for them. */
export const invitationMail = ({ holder, link, until }: { holder: string; link: string; until: string }): Words => ({
  subject: 'You are invited to a seat of a Hukumu licence',
  text: `${holder} pays for a Hukumu licence and offers you one of its seats.
It costs you nothing.

Open this link, and log in or create an account, to take it:

${link}

The link is valid until ${until} and works once. If you do not know who
this is, ignore this message.
`,
})
