import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config.ts'
import { envelope } from './envelope.ts'
import type { Mail } from './envelope.ts'

type MimeNode = ReturnType<InstanceType<typeof MailComposer>['compile']>

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox')

/** The names of the files in it; none where nothing was ever sent. */
export async function outboxNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * Mail for a library without a mail server: `send` writes the message to `dataDir/outbox` as an .eml file that only this account
 * can read, for links in it sign people in. The names sort by time of sending. A file appears complete or not at all.
 */
export function createOutbox({ dataDir, mailFrom }: Pick<Config, 'dataDir' | 'mailFrom'>): Mail {
  const folder = outboxFolder(dataDir)
  let sequence = 0
  return {
    send: async (message) => {
      const at = (message.at ?? new Date()).toISOString().replaceAll(/[-:.]/g, '')
      // Two messages of one millisecond keep their order.
      sequence = (sequence + 1) % 1_000_000
      // The same message is the same file, however often a crash makes it be sent.
      const name = message.id ? `${at}-${message.id}` : `${at}-${String(sequence).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
      const composed = new MailComposer({ ...envelope(message, mailFrom), newline: 'windows' }).compile()
      writePlainly(composed)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, `${name}.eml`), await composed.build())
    },
  }
}

/** Quoted-printable would cut links in two; mail readers take lines of up to 998 characters (RFC 5322) as they are. */
function writePlainly(node: MimeNode) {
  const usual = node.getTransferEncoding.bind(node)
  const fits = typeof node.content === 'string' && node.content.split('\n').every((line) => Buffer.byteLength(line) < 998)
  if (fits) node.getTransferEncoding = () => (usual() === 'quoted-printable' ? '8bit' : usual())
  node.childNodes.forEach(writePlainly)
}

async function writeWhole(path: string, content: Buffer) {
  const partial = `${path}.part`
  try {
    await writeFile(partial, content, { mode: 0o600 })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
