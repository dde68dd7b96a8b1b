import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenForMail } from '../testing/mail-server.ts'
import { AddressRefused, createMail } from './mail.ts'

const link = `http://127.0.0.1:3000/login?activate=${'aB3_'.repeat(10)}xyz`
const message = {
  to: 'wanjiku@example.test',
  subject: 'Karibu – welcome',
  text: `Confirm your address:\n\n${link}\n\nAsante sana – Ngũgĩ\n`,
}
const mailFrom = 'Hukumu <no-reply@hukumu.example>'

describe('without a mail server', () => {
  let dataDir: string
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'hukumu-mail-'))))
  afterEach(() => rmSync(dataDir, { recursive: true }))
  const outbox = () => createMail({ smtpUrl: '', mailFrom, dataDir })
  const files = () => readdirSync(join(dataDir, 'outbox')).sort()
  const read = (name: string) => readFileSync(join(dataDir, 'outbox', name), 'utf8')

  test('a message becomes an .eml file with its link in one piece', async () => {
    await outbox().send(message)
    const [name, ...others] = files()
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.eml$/)
    const [head = '', body] = read(name!).split('\r\n\r\n', 2)
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Hukumu <no-reply@hukumu.example>',
        'To: wanjiku@example.test',
        'Auto-Submitted: auto-generated',
        'Content-Transfer-Encoding: 8bit',
      ]),
    )
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?Karibu_=E2=80=93_welcome\?=$/m)
    expect(body).toBe('Confirm your address:')
    expect(read(name!)).toContain(`\r\n${link}\r\n`)
    expect(read(name!)).toContain('Asante sana – Ngũgĩ')
  })

  test('only the account that runs the server can read it', async () => {
    await outbox().send(message)
    expect(statSync(join(dataDir, 'outbox')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'outbox', files()[0]!)).mode & 0o777).toBe(0o600)
  })

  test('messages sent at once each get a file, and the names keep the order', async () => {
    const mail = outbox()
    await Promise.all(Array.from({ length: 30 }, (_, number) => mail.send({ ...message, text: `number ${number}.\n` })))
    expect(files()).toHaveLength(30)
    expect(files().every((name) => name.endsWith('.eml'))).toBe(true)
    expect(files().map((name) => Number(/number (\d+)\./.exec(read(name))?.[1]))).toEqual(Array.from({ length: 30 }, (_, number) => number))
  })

  test('with an HTML form, both stand in the file', async () => {
    await outbox().send({ ...message, html: `<p><a href="${link}">Confirm</a></p>` })
    const whole = read(files()[0]!)
    expect(whole).toContain('multipart/alternative')
    expect(whole).toContain(`<a href="${link}">`)
    expect(whole).toContain(`\r\n${link}\r\n`)
  })

  test('a folder that cannot be written is an error', async () => {
    writeFileSync(join(dataDir, 'outbox'), 'in the way')
    await expect(outbox().send(message)).rejects.toThrow(/EEXIST|ENOTDIR/)
  })
})

describe('with a mail server', () => {
  test('a message arrives as it was written', async () => {
    const server = await listenForMail()
    await createMail({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' }).send(message)
    await server.close()
    expect(server.commands).toEqual(
      expect.arrayContaining([expect.stringMatching(/^MAIL FROM:<no-reply@hukumu\.example>/), 'RCPT TO:<wanjiku@example.test>', 'DATA']),
    )
    const [received] = server.mails()
    expect(received!.to).toBe('wanjiku@example.test')
    expect(received!.text).toContain(link)
  })

  test.each([
    ['a comma', 'one,two@example.test'],
    ['brackets', 'x<other@example.test>'],
    ['a line break', 'x@example.test\r\nRCPT TO:<other@example.test>'],
  ])('an address with %s never reaches another one', async (_, to) => {
    const server = await listenForMail()
    await createMail({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' }).send({ ...message, to })
    await server.close()
    const recipients = server.commands.filter((command) => command.startsWith('RCPT'))
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).not.toMatch(/<(two|other)@/)
    expect(server.received).toHaveLength(1)
  })

  const failing = async (misbehave: Parameters<typeof listenForMail>[0], patience?: number) => {
    const server = await listenForMail(misbehave)
    const error = await createMail({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' }, patience)
      .send(message)
      .then(
        () => null,
        (reason: unknown) => reason as Error,
      )
    await server.close()
    return { error, received: server.received.length }
  }
  const at = (command: RegExp, what: '550 nobody here' | '451 come back later' | 'silence' | 'hang up') => (line: string) =>
    command.test(line) ? what : null

  test('an address that is refused for good is told from one that is to be tried again', async () => {
    const refused = await failing(at(/^RCPT/, '550 nobody here'))
    expect([refused.error instanceof AddressRefused, refused.received]).toEqual([true, 0])
    const later = await failing(at(/^RCPT/, '451 come back later'))
    expect([later.error instanceof AddressRefused, later.error?.message]).toEqual([false, expect.stringContaining('451')])
  })

  test.each([
    ['greets nobody', /^$/, 0, 200],
    ['takes no message', /^DATA/, 0, 200],
    // Longer than a busy machine needs to hand the message over.
    ['never says that it has the message', /^\.$/, 1, 5000],
  ])('a server that %s, or hangs up there, is an error', async (_, command, kept, patience) => {
    const silent = await failing(at(command, 'silence'), patience)
    expect([silent.error?.message, silent.received]).toEqual([expect.stringMatching(/timeout|Greeting never received/i), kept])
    const broken = await failing(at(command, 'hang up'))
    expect([broken.error?.message, broken.received]).toEqual([expect.stringMatching(/closed|ECONNRESET/i), kept])
  })

  test('a server that is not there is an error', async () => {
    const server = await listenForMail()
    await server.close()
    await expect(createMail({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' }).send(message)).rejects.toThrow(/ECONNREFUSED/)
  })
})
