/** One mail to one address. `text` is what every reader can show; `html` may stand beside it. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
}

/** The address goes in as a whole: as a header text, a comma in it would name two recipients. */
export const envelope = ({ to, ...message }: Message, from: string) => ({
  ...message,
  from,
  to: { name: '', address: to },
  // Keeps out-of-office replies away (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})
