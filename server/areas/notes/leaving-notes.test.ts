import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { Output } from '#contract/endpoint'
import { readDocxText } from '../../testing/read-docx-text.ts'
import type { shareNote } from '#contract/note-links'
import { type NoteImage, largestNoteImage } from '#contract/note-images'
import { multipart } from '../../testing/multipart.ts'
import { onePixel } from '../../testing/one-of-each.ts'
import { type Note } from '#contract/notes'
import { type Refusal, prepareNotes } from '../../testing/prepare-notes.ts'

const { app, me, other, ids, project, ask, make, change, clear } = await prepareNotes()
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
    const { payload, headers: form } = multipart([{ name: 'plan.png', content: onePixel }])
    const sent = await app.inject({ method: 'POST', url: `/api/research-notes/${id}/images`, headers: { ...me, ...form }, payload })
    const [{ name }] = sent.json<{ results: NoteImage[] }>().results as [NoteImage]
    await change(id, { content: `${content}\n\n![A plan](image:${name})` })
    return id
  }
  const leave = async (id: string, query: string, headers = me) => {
    const answer = await app.inject({ url: `/api/research-notes/${id}/export?${query}`, headers })
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      name: answer.headers['content-disposition'],
      bytes: answer.rawPayload,
    }
  }

  test('as Markdown, with its citations in a style, its pictures and what it rests on', async () => {
    const id = await written()
    const file = await leave(id, 'format=md&style=oscola')
    expect(file).toMatchObject({
      status: 200,
      type: 'text/markdown; charset=utf-8',
      name: expect.stringContaining('Possession a b.md') as string,
    })
    const text = String(file.bytes)
    expect(text).toMatch(/^# Possession: a\/b\n\n## The \*law\*/)
    expect(text).toContain(String.raw`**\[not in the library: verify\]**`)
    expect(text).toMatch(/## References\n\n### Cases\n\n- \*Achieng v Barasa\* .*90501.*, para 1\n- /)
    expect(text).toMatch(/!\[A plan\]\[image-[0-9a-f]{32}\][^]*\[image-[0-9a-f]{32}\]: data:image\/png;base64,/)
    const bare = String((await leave(id, 'format=md&include_references=false&include_citations=no&doubtful=leave%20out')).bytes)
    expect(bare).not.toContain('References')
    expect(bare).not.toContain('verify')
    expect(bare).toContain('See Nowhere v Nobody [2019] KEHC 91111 (KLR).')
    const doubts = await ask<{ results: { doubt: string }[] }>(me, 'GET', `/${id}/doubtful`)
    expect(doubts.body.results).toMatchObject([{ doubt: 'not held' }])
    expect((await leave(id, 'format=rtf')).status).toBe(422)
    expect((await leave(id, 'format=md', other)).status).toBe(404)
  })

  test('as HTML that runs nothing, with links that lead here by name', async () => {
    const text = String((await leave(await written(), 'format=html&template_id=memorandum')).bytes)
    expect(text).toContain('<strong>Memorandum</strong>')
    expect(text).toContain('Quoted &#60;b&#62;words&#60;/b&#62;')
    expect(text).toMatch(/<a href="http:\/\/hukumu.test\/cases\//)
    expect(text).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="A plan">/)
    expect(text).toContain('<th>Year</th>')
    expect(text).not.toMatch(/<script|<b>words/)
  })

  test('as Word and PDF, numbered as it is filed', async () => {
    const id = await written()
    const word = await leave(id, 'format=docx&template_id=submissions')
    const paragraphs = readDocxText(word.bytes)
    expect(paragraphs[0]).toBe('Possession: a/b')
    expect(paragraphs.find((one) => one.startsWith('1.\tSettled in'))).toBeDefined()
    expect(paragraphs).toContain('List of authorities')
    expect(paragraphs.some((one) => one.includes('[not in the library: verify]'))).toBe(true)
    expect(paragraphs).toContain('1.\tA footnote.')
    const pdf = await leave(id, 'format=pdf')
    expect(pdf.type).toBe('application/pdf')
    const pages = await readPdf(pdf.bytes)
    expect(pages).toContain('The law')
    expect(pages).toContain('A footnote.')
    expect(pages).toContain('References')
    expect(pages).toMatch(/Page 1 of \d/)
  })
})

describe('a link', () => {
  const share = (id: string, payload: object = {}, headers = me) => ask<Output<typeof shareNote>>(headers, 'POST', `/${id}/share`, payload)
  const open = async (url: string, path = '') => {
    const answer = await app.inject({ url: url.replace('http://hukumu.test/', '/api/') + path })
    return { status: answer.statusCode, robots: answer.headers['x-robots-tag'], body: answer.json<object>() }
  }

  test('shows a note to whoever has it, and nothing else of its owner, until it is ended', async () => {
    const { id } = await make('Possession', { content: '*Twelve* years.', tags: ['Secret'], project_id: project })
    const made = await share(id)
    expect(made.status).toBe(201)
    const { url } = made.body
    expect(url).toMatch(/^http:\/\/hukumu\.test\/shared\/notes\/[\w-]{43}$/)
    expect(await open(url)).toEqual({
      status: 200,
      robots: 'noindex, nofollow',
      body: { title: 'Possession', content: '*Twelve* years.', updated_at: expect.any(String) as string, expires_at: made.body.expires_at },
    })
    const { rows } = await app.database.pool.query<{ token: string }>('select token from share_links')
    expect(url).not.toContain(rows[0]!.token)
    expect((await ask<object>(me, 'GET', `/${id}/share`)).body).toMatchObject({ link: { expires_at: made.body.expires_at } })

    // Another one ends the first.
    const again = (await share(id)).body.url
    expect((await open(url)).status).toBe(404)
    expect((await open(again)).status).toBe(200)
    expect((await ask(other, 'DELETE', `/${id}/share`)).status).toBe(404)
    expect((await ask(me, 'DELETE', `/${id}/share`)).status).toBe(204)
    expect((await open(again)).status).toBe(404)
    expect((await ask<object>(me, 'GET', `/${id}/share`)).body).toEqual({ link: null })
    expect((await share(id, {}, other)).status).toBe(404)
  })

  test('ends with its time and with its note, and brings the pictures of that note alone', async () => {
    const { id } = await make('Plans')
    const { payload, headers: form } = multipart([{ name: 'plan.png', content: onePixel }])
    const sent = await app.inject({ method: 'POST', url: `/api/research-notes/${id}/images`, headers: { ...me, ...form }, payload })
    const [{ name }] = sent.json<{ results: NoteImage[] }>().results as [NoteImage]
    const path = (await share(id)).body.url.replace('http://hukumu.test/', '/api/')
    expect(await sharp((await app.inject({ url: `${path}/images/${name}` })).rawPayload).metadata()).toMatchObject({ width: 1, height: 1 })
    expect((await app.inject({ url: `${path}/images/none` })).statusCode).toBe(404)
    await ask(me, 'DELETE', `/${id}`)
    expect((await app.inject({ url: path })).statusCode).toBe(404)
    expect((await app.inject({ url: `${path}/images/${name}` })).statusCode).toBe(404)
    await ask(me, 'POST', `/${id}/restore`)
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    await app.database.pool.query(`update share_links set expires_at = now() - interval '1 second'`)
    expect((await app.inject({ url: path })).statusCode).toBe(404)
    const past = new Date(Date.now() - 1000).toISOString()
    expect((await share(id, { expires_at: past })).status).toBe(422)
    expect((await share(id, { expires_at: new Date(Date.now() + 400 * 86_400_000).toISOString() })).status).toBe(422)
    expect((await app.inject({ url: '/api/shared/notes/guessed' })).statusCode).toBe(404)
  })

  test('ends with its pictures while its owner is locked or about to leave, and comes back with the owner', async () => {
    const leaver = await app.signedIn('leaver@example.test')
    const { id } = (await ask<Note>(leaver, 'POST', '', { title: 'Plans' })).body
    const { payload, headers: form } = multipart([{ name: 'plan.png', content: onePixel }])
    const sent = await app.inject({ method: 'POST', url: `/api/research-notes/${id}/images`, headers: { ...leaver, ...form }, payload })
    const [{ name }] = sent.json<{ results: NoteImage[] }>().results as [NoteImage]
    const path = (await share(id, {}, leaver)).body.url.replace('http://hukumu.test/', '/api/')
    const opened = async () => Promise.all([path, `${path}/images/${name}`].map(async (url) => (await app.inject({ url })).statusCode))
    expect(await opened()).toEqual([200, 200])
    const { id: account } = (await app.inject({ url: '/api/profile', headers: leaver })).json<{ id: string }>()
    await app.accounts.lock(account, 'administration')
    expect(await opened()).toEqual([404, 404])
    await app.accounts.unlock(account)
    expect(await opened()).toEqual([200, 200])
    const back = { email: 'leaver@example.test', password: 'secret-enough' }
    const again = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: back })).json<{ access_token: string }>()
    const headers = { authorization: `Bearer ${again.access_token}` }
    expect((await app.inject({ method: 'DELETE', url: '/api/profile', headers, payload: { password: back.password } })).statusCode).toBe(
      200,
    )
    expect(await opened()).toEqual([404, 404])
    const letter = (await app.mails()).findLast(({ to, text }) => to === back.email && text.includes('keep-account?token='))!.text
    const token = /token=([\w.-]+)/.exec(letter)![1]
    expect((await app.inject({ method: 'POST', url: '/api/profile/keep', payload: { token } })).statusCode).toBe(200)
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
  const send = async (id: string, files: { name: string; content: Buffer }[], headers = me) => {
    const { payload, headers: form } = multipart(files)
    const answer = await app.inject({ method: 'POST', url: `/api/research-notes/${id}/images`, headers: { ...headers, ...form }, payload })
    return { status: answer.statusCode, body: answer.json<{ results: NoteImage[] } & Refusal>() }
  }

  test('are kept by what they are, once, go with a copy and are seen by who sees the note', async () => {
    const { id } = await make('Plans')
    const sent = await send(id, [
      { name: 'plan.jpg', content: onePixel },
      { name: 'photo', content: jpeg },
    ])
    expect(sent).toMatchObject({
      status: 201,
      body: {
        results: [
          { media_type: 'image/png', width: 1, height: 1 },
          { media_type: 'image/jpeg', width: 4, height: 3 },
        ],
      },
    })
    const [{ name }] = sent.body.results as [NoteImage]
    expect((await send(id, [{ name: 'again.png', content: onePixel }])).body.results[0]!.name).toBe(name)
    const image = (note: string, headers = me) => app.inject({ url: `/api/research-notes/${note}/images/${name}`, headers })
    const got = await image(id)
    expect([got.statusCode, got.headers['content-type'], got.rawPayload.length]).toEqual([200, 'image/png', sent.body.results[0]!.bytes])
    expect((await image(id, other)).statusCode).toBe(404)
    const copy = await ask<Note>(me, 'POST', `/${id}/duplicate`)
    expect((await image(copy.body.id)).statusCode).toBe(200)
    expect((await app.inject({ url: `/api/research-notes/${id}/images/none`, headers: me })).statusCode).toBe(404)
    expect((await send(id, [{ name: 'x.png', content: onePixel }], other)).status).toBe(404)
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
    expect(await send(id, [{ name: 'plan.png', content }])).toMatchObject({
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
    expect(await send(id, [{ name: 'plan.png', content: onePixel }])).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
  })
})

async function readPdf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent())
  const texts = (await Promise.all(pages)).flatMap(({ items }) =>
    items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')),
  )
  return texts.join('').replace(/\s+/g, ' ')
}
