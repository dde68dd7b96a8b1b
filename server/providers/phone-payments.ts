import type { PaymentReason } from '#contract/billing'

/** What the provider says of an attempt when it is asked. */
export type PhonePaymentState = { state: 'paid' } | { state: 'pending' } | { state: 'failed'; reason: PaymentReason }

/** What somebody who calls our address says of an attempt: a hint to ask the provider, never a proof. */
export interface PhonePaymentNews {
  id: string
  succeeded: boolean
  /** Cents; null where it is not said. */
  amount: number | null
  /** The number of the money itself. */
  receipt: string | null
}

/** Payments that are asked for on the payer's phone. */
export interface PhonePayments {
  /** Sends the request to a phone (2547…); answers the provider's name of the attempt. Throws a PaymentRefused, or a PaymentUnanswered. */
  request: (asked: { phone: string; amount: number; reference: string; callbackUrl: string }) => Promise<string>
  /** Asks how an attempt stands. Throws a PaymentUnanswered. */
  status: (id: string) => Promise<PhonePaymentState>
  /** Reads what was sent to our address; null where it is nothing of this provider's. */
  readNews: (body: unknown) => PhonePaymentNews | null
}

/** The provider took no request: no money will move. */
export class PaymentRefused extends Error {
  readonly reason: PaymentReason
  constructor(reason: PaymentReason, words: string) {
    super(words)
    this.reason = reason
  }
}

/** The provider could not be asked, or its answer was lost: whether money moves is not known. */
export class PaymentUnanswered extends Error {}
