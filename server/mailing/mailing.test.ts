import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSealing } from '../sealing/sealing.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { type Letter, composeLetter } from './letter.ts'
import { createMailing } from './mailing.ts'

const letter: Letter = {
  to: 'wanjiku@example.test',
  subject: 'A new password & more',
  paragraphs: ['You asked for it <today>, and "we" obey with a sentence that is certainly longer than one line of a letter.'],
  link: { words: 'Choose a new password', path: `/reset-password?token=${'aB3_'.repeat(30)}` },
  after: ['The link is valid for an hour.'],
}

describe('a letter', () => {
  const { text, html } = composeLetter(letter, 'https://hukumu.test')
  const href = `https://hukumu.test${letter.link!.path}`

  test('is legible as plain text: short lines, the link whole on a line of its own', () => {
    const lines = text.split('\n')
    expect(lines).toContain(href)
    expect(lines.filter((line) => line !== href && line.length > 76)).toEqual([])
    expect(text).toContain('longer than one line of a letter.\n\nChoose a new password:\n\nhttps')
    expect(text).toContain('\n\nThe link is valid for an hour.\n\n')
  })

  test('says the same in HTML, with its words as words', () => {
    expect(html).toContain('You asked for it &lt;today&gt;, and &quot;we&quot; obey')
    expect(html).toContain('<title>A new password &amp; more</title>')
    expect(html).toContain(`<a href="${href}"`)
    expect(html).not.toContain('<today>')
  })

  test('without a link has none', () => {
    const { text: bare } = composeLetter({ to: 'x@example.test', subject: 'S', paragraphs: ['One.'] }, 'https://hukumu.test')
    expect(bare).toBe('One.\n\nHukumu\nOpen legal research for Kenya\n')
  })
})

describe('mails', () => {
  let app: TestApp
  let fail = true
  beforeAll(async () => {
    app = await createTestApp({})
  })
  afterAll(() => app.close())
  const waiting = () => app.database.sql.selectFrom('waiting_mails').selectAll().execute()

  test('are sent after the transaction, not with it; with one that is undone not at all', async () => {
    const mailing = await createMailing({ database: app.database, config: { encryptionKey: '' } })
    await app.database.sql.transaction().execute((transaction) => mailing.send(transaction, letter))
    const undone = app.database.sql.transaction().execute(async (transaction) => {
      await mailing.send(transaction, { ...letter, subject: 'Never' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(app.sent).toEqual([])
    const [kept, ...others] = await waiting()
    expect(others).toEqual([])
    expect(JSON.stringify(kept)).not.toMatch(/wanjiku|aB3_/)
    // No process worked until now: what was kept before a crash is sent after it.
    await app.mails()
    expect(app.sent).toEqual([{ ...composeLetter(letter, 'http://hukumu.test'), id: kept!.id, at: kept!.created_at }])
    expect(await waiting()).toEqual([])
  })

  test('that the mail server refuses are kept for another try, and the log holds no link', async () => {
    const texts: string[] = []
    const broken = await createTestApp({}, undefined, {
      mail: {
        send: async ({ text }) => {
          texts.push(text)
          if (fail) throw new Error('mail server away')
        },
      },
    })
    const logged = vi.spyOn(broken.http.log, 'error')
    const mailing = await createMailing({ database: broken.database, config: { encryptionKey: '' } })
    await broken.jobs.start()
    await broken.database.sql.transaction().execute((transaction) => mailing.send(transaction, letter))
    broken.jobs.wake()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect(logged.mock.calls[0]![0]).toEqual(new Error('mail server away'))
    expect(JSON.stringify(logged.mock.calls)).not.toContain('token=')
    expect(texts).toHaveLength(1)
    expect(await broken.database.sql.selectFrom('waiting_mails').select('id').execute()).toHaveLength(1)
    fail = false
    await broken.close()
  })
})

describe('what is sealed', () => {
  test('opens where it was sealed, and neither elsewhere nor altered; a key of the operator takes over from that of the database', async () => {
    const app = await createTestApp({})
    const own = await createSealing(app.database, { encryptionKey: '' })
    const given = await createSealing(app.database, { encryptionKey: 'a key of the operator, long enough' })
    const before = own.seal('JBSWY3DPEHPK3PXP', 'users/1')
    const after = given.seal('JBSWY3DPEHPK3PXP', 'users/1')
    expect(own.open(before, 'users/1')).toBe('JBSWY3DPEHPK3PXP')
    expect(given.open(before, 'users/1')).toBe('JBSWY3DPEHPK3PXP')
    expect(given.open(after, 'users/1')).toBe('JBSWY3DPEHPK3PXP')
    expect(own.seal('JBSWY3DPEHPK3PXP', 'users/1')).not.toBe(before)
    expect(() => own.open(before, 'users/2')).toThrow('authenticate')
    expect(() => own.open(`${before.slice(0, -2)}${before.endsWith('AA') ? 'BB' : 'AA'}`, 'users/1')).toThrow('authenticate')
    expect(() => own.open(after, 'users/1')).toThrow('ENCRYPTION_KEY')
    await app.close()
  })
})
