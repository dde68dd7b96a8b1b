import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { Input } from '#contract/endpoint'
import { getProfile, logIn } from '#contract/accounts'
import { exportNote, listNoteDoubts } from '#contract/note-exports'
import { type NoteImage, addNoteImages, getNoteImage, largestNoteImage } from '#contract/note-images'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { endNoteLink, getNoteLink, getSharedNote, shareNote } from '#contract/note-links'
import { createNote, deleteNote, duplicateNote, restoreNote } from '#contract/notes'
import { onePixel } from '../../testing/one-of-each.ts'
import { deleteAccount, keepAccount } from '#contract/profile'
import { prepareNotes } from '../../testing/prepare-notes.ts'

const { app, me, other, ids, project, make, change, clear } = await prepareNotes()
afterAll(() => app.close())
beforeEach(clear)

describe('a note leaves', () => {
  const written = async () => {
    const content = [
      '## The *law*',
      '',
      `Settled in [Achieng](/cases/${ids[0]}#para-1) and **clear**[^1]. See Nowhere v Nobody [2019] KEHC 91111 (KLR).`,
      '',
      '> 1. Quoted <b>words</b>',
      '',
      '| Year | Court |',
      '| --- | --- |',
      '| 2021 | High Court |',
      '',
      '[^1]: A footnote.',
    ].join('\n')
    const { id } = await make('Possession: a/b', { content })
    const sent = await app.call(addNoteImages, { params: { id }, files: [{ name: 'plan.png', content: onePixel }] }, me)
    const [{ name }] = sent.results as [NoteImage]
    await change(id, { content: `${content}\n\n![A plan](image:${name})` })
    return id
  }
  const leave = (id: string, query: Input<typeof exportNote>['query']) => app.call(exportNote, { params: { id }, query }, me)

  test('as Markdown, with its citations in a style, its pictures and what it rests on', async () => {
    const id = await written()
    const file = await leave(id, { format: 'md', style: 'oscola' })
    expect([file.type, file.name]).toEqual(['text/markdown; charset=utf-8', 'Possession a b.md'])
    const text = await file.text()
    expect(text).toMatch(/^# Possession: a\/b\n\n## The \*law\*/)
    expect(text).toContain(String.raw`**\[not in the library: verify\]**`)
    expect(text).toMatch(/## References\n\n### Cases\n\n- \*Achieng v Barasa\* .*90501.*, para 1\n- /)
    expect(text).toMatch(/!\[A plan\]\[image-[0-9a-f]{32}\][^]*\[image-[0-9a-f]{32}\]: data:image\/png;base64,/)
    const without = { include_references: 'false', include_citations: 'no', doubtful: 'leave out' } as const
    const bare = await (await leave(id, { format: 'md', ...without })).text()
    expect(bare).not.toContain('References')
    expect(bare).not.toContain('verify')
    expect(bare).toContain('See Nowhere v Nobody [2019] KEHC 91111 (KLR).')
    expect((await app.call(listNoteDoubts, { params: { id } }, me)).results).toMatchObject([{ doubt: 'not held' }])
    expect((await app.answer(exportNote, { params: { id }, query: { format: 'rtf' } }, me)).status).toBe(422)
    expect((await app.answer(exportNote, { params: { id } }, other)).status).toBe(404)
  })

  test('as HTML that runs nothing, with links that lead here by name', async () => {
    const text = await (await leave(await written(), { format: 'html', template_id: 'memorandum' })).text()
    expect(text).toContain('<strong>Memorandum</strong>')
    expect(text).toContain('Quoted &#60;b&#62;words&#60;/b&#62;')
    expect(text).toMatch(/<a href="http:\/\/hukumu.test\/cases\//)
    expect(text).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="A plan">/)
    expect(text).toContain('<th>Year</th>')
    expect(text).not.toMatch(/<script|<b>words/)
  })

  test('as Word and PDF, numbered as it is filed', async () => {
    const id = await written()
    const word = await leave(id, { format: 'docx', template_id: 'submissions' })
    const paragraphs = readDocxText(await word.bytes())
    expect(paragraphs[0]).toBe('Possession: a/b')
    expect(paragraphs.find((one) => one.startsWith('1.\tSettled in'))).toBeDefined()
    expect(paragraphs).toContain('List of authorities')
    expect(paragraphs.some((one) => one.includes('[not in the library: verify]'))).toBe(true)
    expect(paragraphs).toContain('1.\tA footnote.')
    const pdf = await leave(id, { format: 'pdf' })
    expect(pdf.type).toBe('application/pdf')
    const pages = await readPdf(await pdf.bytes())
    expect(pages).toContain('The law')
    expect(pages).toContain('A footnote.')
    expect(pages).toContain('References')
    expect(pages).toMatch(/Page 1 of \d/)
  })
})

describe('a link', () => {
  const share = (id: string, body: object = {}, headers = me) => app.call(shareNote, { params: { id }, body }, headers)
  const open = async (url: string, path = '') => {
    const answer = await app.inject({ url: url.replace('http://hukumu.test/', '/api/') + path })
    return { status: answer.statusCode, robots: answer.headers['x-robots-tag'], body: answer.json<object>() }
  }

  test('shows a note to whoever has it, and nothing else of its owner, until it is ended', async () => {
    const { id } = await make('Possession', { content: '*Twelve* years.', tags: ['Secret'], project_id: project })
    const { url, expires_at } = await share(id)
    expect(url).toMatch(/^http:\/\/hukumu\.test\/shared\/notes\/[\w-]{43}$/)
    expect(await open(url)).toEqual({
      status: 200,
      robots: 'noindex, nofollow',
      body: { title: 'Possession', content: '*Twelve* years.', updated_at: expect.any(String) as string, expires_at },
    })
    const { rows } = await app.database.pool.query<{ token: string }>('select token from share_links')
    expect(url).not.toContain(rows[0]!.token)
    expect(await app.call(getNoteLink, { params: { id } }, me)).toMatchObject({ link: { expires_at } })

    // Another one ends the first.
    const again = (await share(id)).url
    expect((await open(url)).status).toBe(404)
    expect((await open(again)).status).toBe(200)
    expect((await app.answer(endNoteLink, { params: { id } }, other)).status).toBe(404)
    await app.call(endNoteLink, { params: { id } }, me)
    expect((await open(again)).status).toBe(404)
    expect(await app.call(getNoteLink, { params: { id } }, me)).toEqual({ link: null })
    expect((await app.answer(shareNote, { params: { id }, body: {} }, other)).status).toBe(404)
  })

  test('ends with its time and with its note, and brings the pictures of that note alone', async () => {
    const { id } = await make('Plans')
    const sent = await app.call(addNoteImages, { params: { id }, files: [{ name: 'plan.png', content: onePixel }] }, me)
    const [{ name }] = sent.results as [NoteImage]
    const path = (await share(id)).url.replace('http://hukumu.test/', '/api/')
    expect(await sharp((await app.inject({ url: `${path}/images/${name}` })).rawPayload).metadata()).toMatchObject({ width: 1, height: 1 })
    expect((await app.inject({ url: `${path}/images/none` })).statusCode).toBe(404)
    await app.call(deleteNote, { params: { id } }, me)
    expect((await app.inject({ url: path })).statusCode).toBe(404)
    expect((await app.inject({ url: `${path}/images/${name}` })).statusCode).toBe(404)
    await app.call(restoreNote, { params: { id } }, me)
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    await app.database.pool.query(`update share_links set expires_at = now() - interval '1 second'`)
    expect((await app.inject({ url: path })).statusCode).toBe(404)
    for (const wrong of [Date.now() - 1000, Date.now() + 400 * 86_400_000]) {
      const body = { expires_at: new Date(wrong).toISOString() }
      expect((await app.answer(shareNote, { params: { id }, body }, me)).status).toBe(422)
    }
    expect((await app.answer(getSharedNote, { params: { token: 'guessed' } })).status).toBe(404)
  })

  test('ends with its pictures while its owner is locked or about to leave, and comes back with the owner', async () => {
    const leaver = await app.signedIn('leaver@example.test')
    const { id } = await app.call(createNote, { body: { title: 'Plans' } }, leaver)
    const sent = await app.call(addNoteImages, { params: { id }, files: [{ name: 'plan.png', content: onePixel }] }, leaver)
    const [{ name }] = sent.results as [NoteImage]
    const path = (await share(id, {}, leaver)).url.replace('http://hukumu.test/', '/api/')
    const opened = async () => Promise.all([path, `${path}/images/${name}`].map(async (url) => (await app.inject({ url })).statusCode))
    expect(await opened()).toEqual([200, 200])
    const { id: account } = await app.call(getProfile, {}, leaver)
    await app.accounts.lock(account, 'administration')
    expect(await opened()).toEqual([404, 404])
    await app.accounts.unlock(account)
    expect(await opened()).toEqual([200, 200])
    const back = { email: 'leaver@example.test', password: 'secret-enough' }
    const headers = { authorization: `Bearer ${(await app.call(logIn, { body: back })).access_token}` }
    await app.call(deleteAccount, { body: { password: back.password } }, headers)
    expect(await opened()).toEqual([404, 404])
    const letter = (await app.mails()).findLast(({ to, text }) => to === back.email && text.includes('keep-account?token='))!.text
    const token = /token=([\w.-]+)/.exec(letter)![1]
    await app.call(keepAccount, { body: { token } })
    expect(await opened()).toEqual([200, 200])
  })
})

describe('pictures', () => {
  let jpeg: Buffer
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
  })
  const send = (id: string, content: Buffer) => app.answer(addNoteImages, { params: { id }, files: [{ name: 'plan.png', content }] }, me)

  test('are kept by what they are, once, go with a copy and are seen by who sees the note', async () => {
    const { id } = await make('Plans')
    const files = [
      { name: 'plan.jpg', content: onePixel },
      { name: 'photo', content: jpeg },
    ]
    const { results } = await app.call(addNoteImages, { params: { id }, files }, me)
    expect(results).toMatchObject([
      { media_type: 'image/png', width: 1, height: 1 },
      { media_type: 'image/jpeg', width: 4, height: 3 },
    ])
    const { name, bytes } = results[0]!
    expect(await send(id, onePixel)).toMatchObject({ body: { results: [{ name }] } })
    const got = await app.call(getNoteImage, { params: { id, name } }, me)
    expect([got.type, got.size]).toEqual(['image/png', bytes])
    expect((await app.answer(getNoteImage, { params: { id, name } }, other)).status).toBe(404)
    const copy = await app.call(duplicateNote, { params: { id } }, me)
    await app.call(getNoteImage, { params: { id: copy.id, name } }, me)
    expect((await app.answer(getNoteImage, { params: { id, name: 'none' } }, me)).status).toBe(404)
    expect((await app.answer(addNoteImages, { params: { id }, files }, other)).status).toBe(404)
  })

  test.each([
    ['a text', Buffer.from('<svg onload="alert(1)"/>'), 400, 'no picture in PNG or JPEG'],
    ['the beginning of one', onePixel.subarray(0, 20), 400, 'no picture in PNG or JPEG'],
    [
      'one that is too wide',
      Buffer.concat([onePixel.subarray(0, 16), Buffer.from([0, 0, 0x40, 0]), onePixel.subarray(20)]),
      413,
      '8000 pixels',
    ],
    ['one that is too large', Buffer.concat([onePixel, Buffer.alloc(largestNoteImage)]), 413, 'larger than 5 MB'],
  ])('do not take %s', async (_what, content, status, words) => {
    const { id } = await make('Plans')
    expect(await send(id, content)).toMatchObject({
      status,
      body: { detail: expect.stringContaining(words) as string },
    })
  })

  test('are sixty of a note', async () => {
    const { id } = await make('Plans')
    await app.database.pool.query(
      `insert into note_images (note_id, hash, media_type, width, height, content) select $1, n, 'image/png', 1, 1, '' from generate_series(1, 60) n`,
      [id],
    )
    expect(await send(id, onePixel)).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
  })
})

async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent())
  const texts = (await Promise.all(pages)).flatMap(({ items }) =>
    items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')),
  )
  return texts.join('').replace(/\s+/g, ' ')
}
