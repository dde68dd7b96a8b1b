/** One mail to one address. `text` is what every reader can show; `html` may stand beside it. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** Names the message, so that the same one that is sent twice is known again. */
  id?: string
  /** When it was written: the same in every try to send it. */
  at?: Date
  /** More than the usual headers. */
  headers?: Record<string, string>
}

/** Sends mail. `send` resolves once the message is in safe hands and rejects when it is not. */
export interface Mail {
  send(message: Message): Promise<void>
}

/** The address goes in as a whole: as a header text, a comma in it would name two recipients. */
export const envelope = ({ to, id, at: _at, headers, ...message }: Message, from: string) => ({
  ...message,
  ...(id && { messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'hukumu'}>` }),
  from,
  to: { name: '', address: to },
  // Keeps out-of-office replies away (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})
