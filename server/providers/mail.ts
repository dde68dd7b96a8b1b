import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { type Mail, envelope } from './envelope.ts'
import { createOutbox } from './outbox.ts'

/** The server of the address will never take mail for it; another try is of no use. */
export class AddressRefused extends Error {}

/** Milliseconds until a silent mail server counts as away. */
const maxSilence = 10_000

/**
 * Mail as the operator set it up: through the server of `smtpUrl` (smtp:// or smtps://, with user and password when it wants
 * them), or, when that is empty, one .eml file for each message in `dataDir/outbox`.
 */
export function createMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, patience = maxSilence): Mail {
  if (config.smtpUrl === '') return createOutbox(config)
  const smtp = transport(config.smtpUrl, patience)
  return {
    send: async (message) => {
      try {
        await smtp.sendMail(envelope(message, config.mailFrom))
      } catch (error) {
        const { command, responseCode } = error as { command?: string; responseCode?: number }
        if (command === 'RCPT TO' && responseCode && responseCode >= 550 && responseCode < 560)
          throw new AddressRefused(`The mail server refuses the address for good (${responseCode}).`, { cause: error })
        throw error
      }
    },
  }
}

/** Connects to a mail server and signs in as for a mail, and sends none. Throws where that fails. */
export async function tryMailServer(smtpUrl: string, patience = maxSilence): Promise<void> {
  const smtp = transport(smtpUrl, patience)
  try {
    await smtp.verify()
  } finally {
    smtp.close()
  }
}

const transport = (url: string, patience: number) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
